import type * as Session from '../currency-switch/session-choice.client.ts';
import { drawnWith } from './drawn-with.ts';

/** How long nobody types before the answer is asked for. */
const quietMs = 400;

/** As many questions as a minute has answers were asked. */
class Busy extends Error {}

/** The two fields of a sum; one currency alone is no choice. */
type FitFields = HTMLFormControlsCollection & {
  readonly currency?: HTMLSelectElement;
  readonly budget: HTMLInputElement;
};

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
 *
 * @param session given, since a file in common would be another line in the script every page brings
 */
export function answerInPlace(
  form: HTMLFormElement,
  { choiceKey, keep, kept }: Pick<typeof Session, 'choiceKey' | 'keep' | 'kept'>,
): void {
  const place = document.querySelector<HTMLElement>('[data-fit-answer]');
  const status = document.querySelector<HTMLElement>('[data-fit-status]');
  if (!place || !status) return;
  const { currency, budget } = form.elements as FitFields;
  let asked = 0;
  /** The sum that was typed, and as it is written without its currency. */
  let sum = { typed: '', plain: '' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drawn = drawnWith(
    form.action,
    form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
  );
  let shown = drawn.search;

  function take(page: Document, address: URL): void {
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
    const { searchParams } = address;
    const read = fresh.elements as FitFields;
    sum = { typed: searchParams.get('budget') ?? '', plain: read.budget.value };
    // What is written beside a sum is its currency; what was chosen since then is another asking.
    if (sum.plain !== sum.typed.trim() && currency?.value === searchParams.get('currency'))
      choose(read.currency?.value ?? '');
    const line = document.querySelector('[data-fit-asked]');
    if (line) line.textContent = page.querySelector('[data-fit-asked]')?.textContent ?? '';
  }

  /** For this asking and the next pages. */
  function choose(code: string): void {
    if (currency) currency.value = code;
    keep(choiceKey, code);
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

  /**
   * @param undo for what nobody asked by hand: where it cannot be had, all stays as it was
   * @returns whether it is shown; a later question overtakes an earlier one
   */
  async function show(address: URL, undo?: () => void): Promise<boolean> {
    const turn = ++asked;
    place?.setAttribute('aria-busy', 'true');
    try {
      const response = await fetch(address, { headers: { accept: 'text/html' } });
      if (response.status === 429) throw new Busy();
      if (!response.ok) throw new Error(String(response.status));
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      if (turn !== asked) return false;
      take(page, address);
      if (currency && address.searchParams.has('budget'))
        address.searchParams.set('currency', currency.value);
      if (!undo) shown = address.search;
      history.replaceState(history.state, '', address.pathname + address.search);
      tidySum();
      if (status) status.textContent = words();
      return true;
    } catch (error) {
      if (turn !== asked) return false;
      if (undo) undo();
      else if (error instanceof Busy)
        tell('You have asked very often in the last minute. Wait a minute, then press the button.');
      // The whole page, as without a script. Without a line that would be the browser's own error page, in place of what was typed.
      else if (navigator.onLine && !(error instanceof TypeError)) location.assign(address);
      else tell('You are offline, so the answer is as it was. What you typed is kept.');
      return false;
    } finally {
      if (turn === asked) place?.removeAttribute('aria-busy');
    }
  }

  /** Nothing is rewritten under a finger: once the field is left, its currency stands beside it alone. */
  function tidySum(): void {
    if (budget === document.activeElement || budget.value !== sum.typed) return;
    budget.value = sum.plain;
    shown = addressOf(form).search;
  }

  function askSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const address = addressOf(form);
      if (address.search !== shown) void show(address);
    }, quietMs);
  }

  /** The page begins in the currency of the session where its address names none, and counts no sum in it. */
  function beginInSession(): void {
    const address = new URL(location.href);
    const before = drawn.searchParams.get('currency');
    if (!currency || !before || currency.value !== before) return;
    const named = address.searchParams.get('currency');
    if (named === before) keep(choiceKey, named);
    const wanted = kept(choiceKey);
    const offered = [...currency.options].some(({ value }) => value === wanted);
    if (named || !wanted || !offered || wanted === before || address.searchParams.get('budget')) return;
    const begin = (code: string) => {
      currency.value = code;
      drawn.searchParams.set('currency', code);
      shown = drawn.search;
    };
    begin(wanted);
    address.searchParams.set('currency', wanted);
    void show(address, () => begin(before));
  }

  form.addEventListener('input', ({ target }) => {
    if (currency && target === currency) keep(choiceKey, currency.value);
    askSoon();
  });
  form.addEventListener('focusout', () => setTimeout(tidySum));
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
  beginInSession();
  askSoon();
}
