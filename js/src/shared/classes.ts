/** Class names, of those that hold. */
export function classes(...names: (string | false)[]): string {
  return names.filter(Boolean).join(" ");
}
