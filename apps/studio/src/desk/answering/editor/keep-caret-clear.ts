/** Space between the caret and what lies over the foot of the page, in pixels. */
const space = 12;

/** Where the caret is. On a line without words browsers give its place no height, and the line itself has it. */
function caretBox(range: Range, field: HTMLElement): DOMRect {
  const box = range.getBoundingClientRect();
  const { endContainer: at, endOffset } = range;
  if (box.height > 0 || !(at instanceof Element)) return box;
  const line = at === field ? (field.children[Math.min(endOffset, field.children.length - 1)] ?? field) : at;
  return line.getBoundingClientRect();
}

/** Scrolls so far that the caret does not stand behind the composer's foot, which stays in view while the words go on beneath it. */
export function keepCaretClear(field: HTMLElement | null): void {
  const foot = field?.closest('form')?.querySelector('.desk-composer-foot');
  const selection = window.getSelection();
  if (!field || !foot || !selection || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  if (!field.contains(range.endContainer)) return;
  const caret = caretBox(range, field);
  const covered = caret.bottom + space - foot.getBoundingClientRect().top;
  if (caret.height === 0 || covered <= 0) return;
  const pane = field.closest<HTMLElement>('.desk-enquiry-asked');
  const scrolls = pane !== null && pane.scrollHeight > pane.clientHeight + 1;
  (scrolls ? pane : document.scrollingElement)?.scrollBy({ top: covered });
}
