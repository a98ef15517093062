import { amountsChanged } from './money/amounts-changed.ts';

/** Marks the entries of the history that are this list's, so that what reloads a page it does not know leaves them alone. */
const ours = (state: unknown) => ({ ...(state as object | null), list: true });

/** What a form says, as the browser would send it, without what is not chosen. */
const fieldsOf = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]]));

const isBox = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/** Whether a hand is in the middle of a word. */
const typing = () => document.activeElement instanceof HTMLInputElement && !isBox(document.activeElement);

/**
 * Shows what is chosen without leaving the page: the same address is asked for as without a script, and the parts of its page marked
 * `data-refresh` take the place of those that are here. Back and Forward show what stood there before.
 *
 * @param root names the list's path in `data-filtered-list` and holds its count (`role=status`), its links and, where it has one, its form
 */
export function enhanceFilteredList(root: HTMLElement): void {
  const path = root.dataset.filteredList ?? '';
  const form = root.querySelector('form');
  const status = root.querySelector<HTMLElement>('[role=status]');
  if (!status) return;
  let shown = location.pathname + location.search;
  let asked = 0;

  /** The address of what the form says. */
  function chosen(): string {
    const query = new URLSearchParams(form ? fieldsOf(form) : []);
    return query.size > 0 ? `${path}?${query}` : path;
  }

  function take(page: Document): void {
    for (const part of root.querySelectorAll('[data-refresh], summary')) {
      const fresh = part.id && page.getElementById(part.id);
      if (fresh) part.replaceChildren(...fresh.childNodes);
    }
    const fresh = page.querySelector<HTMLFormElement>(`[data-filtered-list="${path}"] form`);
    const now = new Set(fresh ? [...new FormData(fresh)].map((pair) => pair.join('=')) : []);
    for (const field of form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? []) {
      // Came with the part it stands in.
      if (field.type === 'hidden') continue;
      const drawn = fresh?.querySelector<HTMLInputElement | HTMLSelectElement>(`[id="${field.id}"]`);
      if (field instanceof HTMLInputElement && isBox(field))
        field.checked = now.has(`${field.name}=${field.value}`);
      // What is being typed stays the visitor's.
      else if (field !== document.activeElement || field instanceof HTMLSelectElement)
        field.value = drawn?.value ?? '';
    }
    const count = page.getElementById(status?.id ?? '')?.textContent;
    if (status) status.textContent = count ?? '';
    document.title = page.title;
    document.dispatchEvent(new Event(amountsChanged));
  }

  /** @returns whether it is shown; a later question overtakes an earlier one */
  async function show(address: string): Promise<boolean> {
    const turn = ++asked;
    root.setAttribute('aria-busy', 'true');
    try {
      const answer = await fetch(address, { headers: { accept: 'text/html' } });
      if (!answer.ok) throw new Error(`The page answered ${answer.status}.`);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (turn !== asked) return false;
      take(page);
      shown = address;
      return true;
    } catch (error) {
      if (turn !== asked) return false;
      // Without a line the page itself would be the browser's own error page, in place of what is here.
      if (navigator.onLine && !(error instanceof TypeError)) location.assign(address);
      else if (status) status.textContent = 'You are offline, so the list is as it was.';
      return false;
    } finally {
      if (turn === asked) root.removeAttribute('aria-busy');
    }
  }

  async function go(address: string): Promise<boolean> {
    if (!(await show(address))) return false;
    history.replaceState(ours(history.state), '');
    history.pushState({ list: true }, '', address);
    return true;
  }

  form?.addEventListener('change', () => void go(chosen()));
  form?.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (chosen() === shown || (await go(chosen()))) status.scrollIntoView({ block: 'nearest' });
  });
  root.addEventListener('click', async (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    // What opens in the lightbox is no other list.
    if (!link || link.dataset.open || link.pathname !== path || event.button) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!(await go(link.pathname + link.search))) return;
    // What was pressed is gone: the count says what is there now, and what follows it is next.
    status.tabIndex = -1;
    status.focus({ preventScroll: true });
    status.scrollIntoView({ block: link.rel || link.closest('nav') ? 'start' : 'nearest' });
  });
  addEventListener('popstate', () => {
    const address = location.pathname + location.search;
    if (location.pathname === path && address !== shown) void show(address);
  });
  for (const list of form?.querySelectorAll('details') ?? []) {
    list.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !list.open) return;
      list.open = false;
      list.querySelector('summary')?.focus();
    });
  }
  // One list is open at a time, and none once a hand is elsewhere.
  for (const sign of ['focusin', 'pointerdown']) {
    document.addEventListener(sign, ({ target }) => {
      for (const list of form?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])
        if (target instanceof Node && !list.contains(target)) list.open = false;
    });
  }

  if (!form) return;
  // The anchor of a filter in an address of years ago, which no server hears of.
  const wanted = location.search ? '' : location.hash.slice(1);
  const box = wanted && form.querySelector<HTMLInputElement>(`input[value="${CSS.escape(wanted)}"]`);
  if (box) box.checked = true;
  // What was chosen before this script came.
  const drawn = form.cloneNode(true) as HTMLFormElement;
  drawn.reset();
  if (
    !typing() &&
    String(new URLSearchParams(fieldsOf(drawn))) !== String(new URLSearchParams(fieldsOf(form)))
  )
    void go(chosen());
}
