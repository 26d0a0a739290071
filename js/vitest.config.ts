import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

/** As in the build, an SVG file is its text. */
const svgAsText = {
  name: "svg-as-text",
  enforce: "pre" as const,
  load(id: string) {
    return id.endsWith(".svg")
      ? `export default ${JSON.stringify(readFileSync(id, "utf8"))}`
      : null;
  },
};

export default defineConfig({
  plugins: [svgAsText],
  test: { include: ["tests/**/*.test.{ts,tsx}"], restoreMocks: true },
});
