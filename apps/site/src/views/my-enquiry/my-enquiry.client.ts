/** How the page's draft is kept on the device: by the reference, which says nothing of the person. */
const nameOf = (reference: string) => `my-enquiry-draft:${reference}`;

const announced = document.querySelector<HTMLElement>('[data-own-focus]');
// Where a form led back to says what became of it: a screen reader reads it first.
announced?.focus();

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

const form = document.querySelector<HTMLFormElement>('form[data-own-draft]');
const words = form?.querySelector('textarea');
const reference = form?.dataset.ownDraft;
if (form && words && reference) keepDraft(words, nameOf(reference));

/** A browser may refuse to keep anything. */
function kept<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function keepDraft(field: HTMLTextAreaElement, name: string): void {
  const wasSent = new URLSearchParams(location.search).get('news') === 'added';
  if (wasSent) kept(() => sessionStorage.removeItem(name));
  else if (field.value === '') field.value = kept(() => sessionStorage.getItem(name)) ?? '';
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(waiting);
    kept(() =>
      field.value === '' ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, field.value),
    );
  };
  field.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(keep, 500);
  });
  addEventListener('pagehide', keep);
}
