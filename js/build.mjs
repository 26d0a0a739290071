/**
 * Bundles each widget into one ESM file and one style sheet in hh_widget/static/.
 *
 * The result depends on the sources and the locked tools alone: CI builds it again
 * and fails on a difference.
 */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const widgets = { heart_to_heart: "heart-to-heart" };

for (const [name, folder] of Object.entries(widgets)) {
  await build({
    absWorkingDir: here,
    entryPoints: [
      { in: join("src", folder, "index.ts"), out: name },
      { in: join("src", folder, "index.css"), out: name },
    ],
    outdir: join("..", "hh_widget", "static"),
    bundle: true,
    minify: true,
    format: "esm",
    charset: "utf8",
    legalComments: "none",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".svg": "text" },
    target: ["es2022", "chrome123", "firefox121", "safari17.5"],
    // Each rule carries its .hh-widget in full, so that no selector can leak.
    supported: { nesting: false },
    logLevel: "warning",
  });
}
