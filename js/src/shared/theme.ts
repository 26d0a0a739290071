export type Theme = "light" | "dark";

/**
 * Tells the host's theme where the host shows it: JupyterLab and nbconvert by a data
 * attribute, VS Code and marimo by a class. Elsewhere it is null, and the page's own
 * `color-scheme` holds.
 */
export function hostTheme(): Theme | null {
  const { body, documentElement } = document;
  const light = body.dataset["jpThemeLight"];
  if (light) {
    return light === "false" ? "dark" : "light";
  }
  const words = [
    ...body.classList,
    ...documentElement.classList,
    documentElement.dataset["theme"],
  ];
  if (words.includes("vscode-high-contrast-light") || words.includes("vscode-light")) {
    return "light";
  }
  if (["vscode-dark", "vscode-high-contrast", "dark"].some((word) => words.includes(word))) {
    return "dark";
  }
  return words.includes("light") ? "light" : null;
}

/** Calls back whenever the host has changed its theme; returns how to stop. */
export function onThemeChange(changed: () => void): () => void {
  let theme = hostTheme();
  const observer = new MutationObserver(() => {
    const before = theme;
    theme = hostTheme();
    if (theme !== before) {
      changed();
    }
  });
  for (const element of [document.documentElement, document.body]) {
    observer.observe(element, {
      attributeFilter: ["class", "data-theme", "data-jp-theme-light"],
    });
  }
  return () => observer.disconnect();
}
