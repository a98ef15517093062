import { keepOfflinePage } from './offline-page.client.ts';

/** Small parts of some pages in one file: each by itself would be another line in the script every page brings. */
export { startOfficeClock } from '../dialogs/office-hours/office-clock.client.ts';
export { switchCurrency } from '../sections/currency-switch/currency.client.ts';
export { compareInPlace } from '../ui/compare-table/compare-choice.client.ts';

// It comes with these: in the script every page brings there is no room for it.
keepOfflinePage();

/** Brings a calculator or a strip of dates and guests to life; what they work with is too much for pages without one. */
export const startDatesStrip = (part: HTMLElement): Promise<void> =>
  import('../sections/dates-and-guests/dates-and-guests.client.ts').then((file) => file.startStay(part));
