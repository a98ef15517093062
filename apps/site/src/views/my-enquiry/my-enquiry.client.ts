/** Forms with words, by the news of what became of them. */
const sentBy: Readonly<Record<string, string>> = {
  added: 'add',
  changed: 'change',
  nothing: 'change',
  call: 'call',
  withdrawn: 'withdraw',
};

/** Of the reference, which says nothing of the person. */
const nameOf = (reference: string, form: string) => `my-enquiry-draft:${reference}:${form}`;

const address = new URL(location.href);
const sent = sentBy[address.searchParams.get('news') ?? ''];
if (address.searchParams.has('news')) {
  // News is told once: a page that is loaded again must neither repeat it nor take a later draft for words that were sent.
  address.searchParams.delete('news');
  history.replaceState(history.state, '', address);
}
const shown = document.querySelector<HTMLInputElement>('input[name="of"]')?.value;
if (sent && shown) kept(() => sessionStorage.removeItem(nameOf(shown, sent)));

const announced = document.querySelector<HTMLElement>('[data-own-focus]');
// Where a form led back to says what became of it: a screen reader reads it first.
announced?.focus();

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-own-draft]')) keepDraft(form);

/** A browser may refuse to keep anything. */
function kept<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** What stands in a form, but for its files, which a browser does not let us keep. */
function typedIn(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    name !== 'key' && typeof value === 'string' ? [[name, value]] : [],
  );
  return String(new URLSearchParams(fields));
}

function putIn(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  if (control && 'value' in control) control.value = value;
}

/**
 * Keeps what was typed into a form with the key it is sent under. Where a network breaks off before the answer, nobody knows whether it
 * arrived: sent again under the same key it is one message.
 */
function keepDraft(form: HTMLFormElement): void {
  const { ownDraft = '', ownTyped } = form.dataset;
  const name = nameOf(String(new FormData(form).get('of')), ownDraft);
  const drawn = typedIn(form);
  // What came back with the page is newer than the draft.
  if (ownTyped === undefined) {
    const [key = '', typed = ''] = (kept(() => sessionStorage.getItem(name)) ?? '').split('\n');
    if (key !== '') {
      for (const [field, value] of new URLSearchParams(typed)) putIn(form, field, value);
      putIn(form, 'key', key);
      const fold = form.closest('details');
      if (fold) fold.open = true;
    }
  }
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(waiting);
    const typed = typedIn(form);
    const key = String(new FormData(form).get('key'));
    kept(() =>
      typed === drawn && ownTyped === undefined
        ? sessionStorage.removeItem(name)
        : sessionStorage.setItem(name, `${key}\n${typed}`),
    );
  };
  form.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(keep, 500);
  });
  addEventListener('pagehide', keep);
}
