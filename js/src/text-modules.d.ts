/** esbuild inlines these files as their text. */
declare module "*.svg" {
  const text: string;
  export default text;
}
