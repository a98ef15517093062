import { switchCurrency } from '../sections/currency-switch/currency.client.ts';
import * as session from '../sections/currency-switch/session-choice.client.ts';

/** Small parts of some pages in one file: each by itself would be another line in the script every page brings. */
export { startOfficeClock } from '../dialogs/office-hours/office-clock.client.ts';
export { compareInPlace } from '../ui/compare-table/compare-choice.client.ts';

/** Brings what has a currency of its own to life: an asking of every room, or the switch of a page with prices. */
export async function startPrices(part: HTMLElement): Promise<void> {
  if (part instanceof HTMLFormElement)
    (await import('../sections/fit/fit.client.ts')).answerInPlace(part, session);
  else switchCurrency(part);
}

/** Brings a calculator or a strip of dates and guests to life; what they work with is too much for pages without one. */
export async function startDatesStrip(part: HTMLElement): Promise<void> {
  (await import('../sections/dates-and-guests/dates-and-guests.client.ts')).startStay(part);
}
