/** What JSX becomes in the build: children as arguments make a smaller bundle. */
// biome-ignore lint/performance/noBarrelFile: the build puts it into every file with JSX
export { Fragment, h } from "preact";
