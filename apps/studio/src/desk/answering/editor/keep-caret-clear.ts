/** Space between the caret and what lies over the foot of the page, in pixels. */
const space = 12;

/** Scrolls so far that the caret does not stand behind the composer's foot, which stays in view while the words go on beneath it. */
export function keepCaretClear(field: HTMLElement | null): void {
  const foot = field?.closest('form')?.querySelector('.desk-composer-foot');
  const selection = window.getSelection();
  if (!field || !foot || !selection || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  if (!field.contains(range.endContainer)) return;
  const caret = range.getBoundingClientRect();
  const covered = caret.bottom + space - foot.getBoundingClientRect().top;
  if (caret.height === 0 || covered <= 0) return;
  const pane = field.closest<HTMLElement>('.desk-enquiry-asked');
  const scrolls = pane !== null && pane.scrollHeight > pane.clientHeight + 1;
  (scrolls ? pane : document.scrollingElement)?.scrollBy({ top: covered });
}
