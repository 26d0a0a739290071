/**
 * Bundles each widget into one ESM file and one style sheet in hh_widget/static/.
 *
 * The result depends on the sources and the locked tools alone: CI builds it again
 * and fails on a difference.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** The name of each widget's files, and the folder of its sources. */
const widgets = { heart_to_heart: "heart-to-heart" };

const bundle = ([name, folder]) =>
  build({
    absWorkingDir: fileURLToPath(new URL(".", import.meta.url)),
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

await Promise.all(Object.entries(widgets).map(bundle));
