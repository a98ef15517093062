import { sizeInWords } from '../field/size-in-words.ts';

/** "2 documents, 4.8 MB". */
export function chosenInWords(sizes: readonly number[]): string {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return `${sizes.length} ${sizes.length === 1 ? 'document' : 'documents'}, ${sizeInWords(bytes)}`;
}

/** Shows the boxes, counts what is ticked, and takes all of it with one press. */
export function enhanceDownloads(root: HTMLElement): void {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[data-bytes]')];
  const bar = root.querySelector<HTMLElement>('[data-bar]');
  const status = bar?.querySelector('[role="status"]');
  if (!bar || !status) return;
  for (const cell of root.querySelectorAll<HTMLElement>('[data-choose]')) cell.hidden = false;

  const ticked = () => boxes.filter(({ checked }) => checked);
  function count() {
    const sizes = ticked().map(({ dataset }) => Number(dataset.bytes));
    // Shown first: a region that appears with its words in it is not read out.
    if (bar) bar.hidden = sizes.length === 0;
    requestAnimationFrame(() => {
      if (status) status.textContent = sizes.length === 0 ? '' : chosenInWords(sizes);
    });
  }
  root.addEventListener('change', count);
  bar.querySelector('[data-clear]')?.addEventListener('click', () => {
    const [first] = ticked();
    for (const box of boxes) box.checked = false;
    count();
    first?.focus();
  });
  bar.querySelector('[data-take]')?.addEventListener('click', () => {
    for (const { value } of ticked()) {
      const link = Object.assign(document.createElement('a'), { href: value, download: '' });
      document.body.append(link);
      link.click();
      link.remove();
    }
  });
  count();
}
