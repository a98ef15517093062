import { sizeInWords } from '../field/size-in-words.ts';

/** "2 documents, 4.8 MB". */
export function chosenInWords(sizes: readonly number[]): string {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return `${sizes.length} ${sizes.length === 1 ? 'document' : 'documents'}, ${sizeInWords(bytes)}`;
}

const boxesOf = (part: ParentNode) => part.querySelectorAll<HTMLInputElement>('input[data-bytes]');

/** Counts what is ticked, and takes all of it with one press. What was ticked stays so while a filter hides it. */
export function enhanceDownloads(root: HTMLElement): void {
  const bar = root.querySelector<HTMLElement>('[data-bar]');
  const status = bar?.querySelector('[data-ticked]');
  const list = bar?.previousElementSibling;
  if (!bar || !status || !list) return;
  /** Sizes in bytes by the files' addresses. */
  const ticked = new Map<string, number>();

  function count() {
    // Shown first: a region that appears with its words in it is not read out.
    if (bar) bar.hidden = ticked.size === 0;
    requestAnimationFrame(() => {
      if (status) status.textContent = ticked.size === 0 ? '' : chosenInWords([...ticked.values()]);
    });
  }
  function note({ checked, value, dataset }: HTMLInputElement) {
    if (checked) ticked.set(value, Number(dataset.bytes));
    else ticked.delete(value);
  }
  list.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) note(target);
    count();
  });
  new MutationObserver(() => {
    for (const box of boxesOf(list)) box.checked = ticked.has(box.value);
  }).observe(list, { childList: true });
  bar.querySelector('[data-clear]')?.addEventListener('click', () => {
    const boxes = [...boxesOf(list)];
    const first = boxes.find(({ checked }) => checked) ?? boxes[0];
    ticked.clear();
    for (const box of boxes) box.checked = false;
    count();
    first?.focus();
  });
  bar.querySelector('[data-take]')?.addEventListener('click', () => {
    for (const href of ticked.keys()) {
      const link = Object.assign(document.createElement('a'), { href, download: '' });
      document.body.append(link);
      link.click();
      link.remove();
    }
  });
  // What was ticked before this script came.
  for (const box of boxesOf(list)) note(box);
  count();
}
