import { drawnWith } from './drawn-with.ts';

/** How long nobody types before the answer is asked for. */
const quietMs = 400;

/** As many questions as a minute has answers were asked. */
class Busy extends Error {}

/** A form's address without what is empty, as it can be handed on. */
function addressOf(form: HTMLFormElement): URL {
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form))
    if (value !== '') address.searchParams.append(name, String(value));
  return address;
}

/**
 * Answers as one types: the page is asked for at the same address as without a script, and its answer, errors and address take the place
 * of those that are here. The form stays as it is, with focus and what is typed; what is new is announced once.
 */
export function answerInPlace(form: HTMLFormElement): void {
  const place = document.querySelector<HTMLElement>('[data-fit-answer]');
  const status = document.querySelector<HTMLElement>('[data-fit-status]');
  if (!place || !status) return;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = drawnWith(
    form.action,
    form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
  ).search;

  function take(page: Document): void {
    const [answer, fresh] = [
      page.querySelector('[data-fit-answer]'),
      page.querySelector<HTMLFormElement>('form[data-fit]'),
    ];
    if (!answer || !fresh || !place) throw new Error('The page has no answer.');
    place.replaceChildren(...answer.childNodes);
    form
      .querySelector('[data-fit-errors]')
      ?.replaceChildren(...(fresh.querySelector('[data-fit-errors]')?.childNodes ?? []));
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      const drawn = fresh.elements.namedItem(field.name);
      for (const name of ['aria-invalid', 'aria-describedby']) {
        const value = drawn instanceof Element ? drawn.getAttribute(name) : null;
        if (value === null) field.removeAttribute(name);
        else field.setAttribute(name, value);
      }
    }
    const line = document.querySelector('[data-fit-asked]');
    if (line) line.textContent = page.querySelector('[data-fit-asked]')?.textContent ?? '';
  }

  /** What was wrong, or what the answer is. */
  const words = () =>
    [form.querySelector('[data-fit-errors]'), place.querySelector('[data-fit-heading]')]
      .map((part) => part?.textContent ?? '')
      .join(' ')
      .trim();

  /** Why nothing new is shown: beside the button, and announced. */
  function tell(problem: string): void {
    const errors = form.querySelector('[data-fit-errors]');
    if (errors) errors.textContent = problem;
    if (status) status.textContent = problem;
  }

  /** @returns whether it is shown; a later question overtakes an earlier one */
  async function show(address: URL): Promise<boolean> {
    const turn = ++asked;
    place?.setAttribute('aria-busy', 'true');
    try {
      const response = await fetch(address, { headers: { accept: 'text/html' } });
      if (response.status === 429) throw new Busy();
      if (!response.ok) throw new Error(String(response.status));
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      if (turn !== asked) return false;
      take(page);
      shown = address.search;
      history.replaceState(history.state, '', address.pathname + address.search);
      if (status) status.textContent = words();
      return true;
    } catch (error) {
      if (turn !== asked) return false;
      if (error instanceof Busy)
        tell('That was much asked in a minute. Wait a little, then press the button.');
      // The whole page, as without a script. Without a line that would be the browser's own error page, in place of what was typed.
      else if (navigator.onLine && !(error instanceof TypeError)) location.assign(address);
      else tell('You are offline, so the answer is as it was. What you typed is kept.');
      return false;
    } finally {
      if (turn === asked) place?.removeAttribute('aria-busy');
    }
  }

  function askSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const address = addressOf(form);
      if (address.search !== shown) void show(address);
    }, quietMs);
  }

  form.addEventListener('input', askSoon);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    clearTimeout(timer);
    const address = addressOf(form);
    if (address.search !== shown && !(await show(address))) return;
    const wrong = form.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) return wrong.focus();
    const heading = place.querySelector<HTMLElement>('[data-fit-heading]');
    if (!heading) return location.assign(address);
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  });
  form.dataset.fit = 'ready';
  // What was typed before this script came, or put back by a reload.
  askSoon();
}
