/** The page of these tests has no layout, and so nothing to scroll. */
if (globalThis.Element) {
  Element.prototype.scrollIntoView = () => undefined;
}
