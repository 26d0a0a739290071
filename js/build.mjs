/**
 * Bundles each widget into one ESM file and one style sheet in hh_widget/static/.
 *
 * The result depends on the sources and the locked tools alone: CI builds it again
 * and fails on a difference.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { facesOf } from "./faces.mjs";

/** The name of each widget's files, the folder of its sources, and the suits it shows. */
const widgets = {
  heart_to_heart: { folder: "heart-to-heart", suits: ["hearts"] },
  hearts: { folder: "hearts", suits: ["clubs", "diamonds", "spades", "hearts"] },
};

// biome-ignore lint/style/useUnicodeRegex: esbuild reads it as an expression of Go
const FACES_FILE = /faces\.svg$/;

/** Inlines the card faces, of all those in the file the ones that a widget shows. */
const faces = (suits) => ({
  name: "faces",
  setup({ onLoad }) {
    onLoad({ filter: FACES_FILE }, async ({ path }) => ({
      contents: facesOf(await readFile(path, "utf8"), suits),
      loader: "text",
    }));
  },
});

/** What esbuild leaves in a style sheet: blocks that go on as they end, and some spaces. */
const SPARE = [
  ["}.hh-widget{", ""],
  // biome-ignore lint/security/noSecrets: an at-rule, and the same one right after it
  [/(?<at>@[^{}]+\{)(?<rules>(?:[^{}]|\{[^{}]*\})*)\}\k<at>/gu, "$<at>$<rules>"],
  [/(?<=--[\w-]+:) /gu, ""],
  [/(?<=m(?:ax|in)-width:) /gu, ""],
  [", ", ","],
  [" * ", "*"],
  [" / ", "/"],
];

/** The style sheet of one widget alone: on a page there may be others. */
const scoped = (css, name) =>
  SPARE.reduce((text, [spare, rest]) => text.replaceAll(spare, rest), css).replace(
    ".hh-widget{",
    `.hh-widget.${name}{`,
  );

const bundle = async ([name, { folder, suits }]) => {
  const { outputFiles } = await build({
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
    // The whole licence stands in THIRD_PARTY_LICENSES.
    banner: { js: "/* Preact © 2015-present Jason Miller, MIT License */" },
    inject: ["elements.mjs"],
    tsconfigRaw: {
      compilerOptions: { jsx: "react", jsxFactory: "h", jsxFragmentFactory: "Fragment" },
    },
    plugins: [faces(suits)],
    write: false,
    target: ["es2022", "chrome123", "firefox121", "safari17.5"],
    logLevel: "warning",
  });
  for (const { path, text } of outputFiles) {
    // biome-ignore lint/performance/noAwaitInLoops: there are two
    await writeFile(path, path.endsWith(".css") ? scoped(text, folder) : text);
  }
};

await Promise.all(Object.entries(widgets).map(bundle));
