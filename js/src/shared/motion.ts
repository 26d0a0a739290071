/** Whether the reader and the browser let things move. */
export function mayMove(): boolean {
  return (
    typeof Element.prototype.animate === "function" &&
    !globalThis.matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/** The markup of a card's picture, by the id of its symbol. */
export function pictureMarkup(id: string, name = ""): string {
  return `<svg class="picture ${name}" viewBox="0 0 64 90"><use href="#${id}"/></svg>`;
}

/** Animate an element that stands for nothing afterwards, and take it away. */
export function playAndRemove(
  element: Element,
  frames: PropertyIndexedKeyframes,
  duration: number,
  whole: Element | null = element.parentElement,
): void {
  const animation = element.animate(frames, { duration, easing: "ease-in" });
  const remove = () => whole?.remove();
  animation.finished.then(remove, remove);
}
