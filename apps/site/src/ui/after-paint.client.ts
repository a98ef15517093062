/** Does what can wait once the browser has shown what it has: the visitor sees the answer to a click first. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
