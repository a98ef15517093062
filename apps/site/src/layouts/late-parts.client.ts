/** Small parts of some pages in one file: each by itself would be another line in the script every page brings. */
export { startOfficeClock } from '../dialogs/office-hours/office-clock.client.ts';
export { switchCurrency } from '../sections/currency-switch/currency.client.ts';
export { compareInPlace } from '../ui/compare-table/compare-choice.client.ts';

/** Brings a calculator, an asking of every room or a strip of dates and guests to life; what they work with is too much for pages without one. */
export async function startDatesStrip(part: HTMLElement): Promise<void> {
  if (part instanceof HTMLFormElement && 'fit' in part.dataset)
    (await import('../sections/fit/fit.client.ts')).answerInPlace(part);
  else (await import('../sections/dates-and-guests/dates-and-guests.client.ts')).startStay(part);
}
