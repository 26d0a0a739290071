/** What JSX becomes in the build: children as arguments make a smaller bundle. */
export { Fragment, h } from "preact";
