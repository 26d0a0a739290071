import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { facesOf } from "./faces.mjs";

const SUITS = ["clubs", "diamonds", "spades", "hearts"];

/** As in the build, the card faces are inlined. */
const inlinedFaces = {
  name: "inlined-faces",
  enforce: "pre" as const,
  load(id: string) {
    return id.endsWith(".svg")
      ? `export default ${JSON.stringify(facesOf(readFileSync(id, "utf8"), SUITS))}`
      : null;
  },
};

export default defineConfig({
  plugins: [inlinedFaces],
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    restoreMocks: true,
    setupFiles: "tests/no-layout.ts",
    testTimeout: 30_000,
  },
});
