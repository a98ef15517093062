import { bringCalendar } from '../../ui/date-range-field/bring-calendar.client.ts';
import type { OwnCalendar } from '../../ui/date-range-field/own-calendar.island.tsx';
import { amountsChanged } from '../../ui/money/amounts-changed.ts';
import { keepAges } from '../../ui/party/ages.client.ts';
import { followStay, putStay } from '../../ui/party/stay-followed.client.ts';
import { keptStay, stayIn } from '../../ui/party/stay-kept.client.ts';
import { judgeAgain } from './mended.client.ts';

/** Works out a stay without leaving the page: the same page is asked for, and this section of it takes the place of the old one. */
export function estimateInPlace(form: HTMLFormElement): void {
  const section = form.closest('section');
  const result = section?.querySelector<HTMLElement>('[data-estimate-result]');
  if (!section || !result) return;

  let notice: HTMLElement | null = null;
  const removeNotice = () => {
    notice?.remove();
    notice = null;
  };
  /** Beside the button, where the eye is; the sum made before stands. */
  function showOffline(): void {
    removeNotice();
    notice = document.createElement('p');
    notice.role = 'alert';
    notice.textContent =
      'You are offline, so nothing was worked out. What you typed is kept: press again when the line is back.';
    form.append(notice);
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const address = new URL(form.action);
    // Of several children each has an age.
    for (const [name, value] of new FormData(form)) address.searchParams.append(name, String(value));
    result.setAttribute('aria-busy', 'true');
    try {
      const response = await fetch(address, { headers: { accept: 'text/html' } });
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const made = page.querySelector('[data-estimate-result]');
      const asked = page.querySelector<HTMLFormElement>('form[data-estimate]');
      if (!response.ok || !made || !asked) throw new Error(String(response.status));
      result.replaceChildren(...made.childNodes);
      form.replaceChildren(...asked.childNodes);
      await start();
      history.replaceState(history.state, '', address);
      document.dispatchEvent(new Event(amountsChanged));
      const wrong = form.querySelector<HTMLElement>('[aria-invalid]');
      (wrong ?? form.querySelector<HTMLElement>('[type="submit"]'))?.focus({ preventScroll: wrong === null });
      if (!wrong) bringIntoView(result);
      removeNotice();
    } catch (error) {
      // The whole page, as without a script. Without a line that would be the browser's own error page, in place of what was typed.
      if (navigator.onLine && !(error instanceof TypeError)) form.submit();
      else showOffline();
    } finally {
      result.removeAttribute('aria-busy');
    }
  });

  let calendar: OwnCalendar | null = null;
  /** The session's stay where none was asked for, the site's own calendar, and as many ages as there are children. */
  async function start(): Promise<void> {
    const known = keptStay();
    keepAges(form);
    if (known && stayIn(form).arrival === '') putStay(form, known, null);
    const place = form.querySelector<HTMLElement>('[data-late-dates]');
    calendar = place && (await bringCalendar(place));
    // What the session knows may have mended what was wrong.
    judge();
  }
  const judge = () => judgeAgain(form, result, calendar);
  followStay(form, { calendar: () => calendar, show: judge });
  form.addEventListener('input', judge);
  void start();
  form.dataset.estimate = 'ready';
}

/** On a phone the sum stands below the form, out of sight. */
function bringIntoView(result: HTMLElement): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { top, bottom } = result.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  result.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
}
