/** How the page's draft is kept on the device: by the reference, which says nothing of the person. */
const nameOf = (reference: string) => `my-enquiry-draft:${reference}`;

const address = new URL(location.href);
const wasSent = address.searchParams.get('news') === 'added';
if (address.searchParams.has('news')) {
  // News is told once: a page that is loaded again must neither repeat it nor take a later draft for words that were sent.
  address.searchParams.delete('news');
  history.replaceState(history.state, '', address);
}

const announced = document.querySelector<HTMLElement>('[data-own-focus]');
// Where a form led back to says what became of it: a screen reader reads it first.
announced?.focus();

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

const form = document.querySelector<HTMLFormElement>('form[data-own-draft]');
const words = form?.querySelector('textarea');
const key = form?.querySelector<HTMLInputElement>('input[name="key"]');
const reference = form?.dataset.ownDraft;
if (words && key && reference) keepDraft(words, key, nameOf(reference));

/** A browser may refuse to keep anything. */
function kept<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/**
 * Keeps the words with the key they are sent under. Where a network breaks off before the answer, nobody knows whether they arrived:
 * sent again under the same key they are one message.
 */
function keepDraft(field: HTMLTextAreaElement, under: HTMLInputElement, name: string): void {
  if (wasSent) kept(() => sessionStorage.removeItem(name));
  else if (field.value === '') {
    const [keptKey = '', ...lines] = (kept(() => sessionStorage.getItem(name)) ?? '').split('\n');
    field.value = lines.join('\n');
    if (field.value !== '') under.value = keptKey;
  }
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(waiting);
    kept(() =>
      field.value === ''
        ? sessionStorage.removeItem(name)
        : sessionStorage.setItem(name, `${under.value}\n${field.value}`),
    );
  };
  field.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(keep, 500);
  });
  addEventListener('pagehide', keep);
}
