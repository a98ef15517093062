import { estimateInPlace } from '../estimate/estimate.client.ts';
import { startStrip } from './dates-and-guests.client.ts';

/** Brings a calculator, or a strip of dates and guests, to life: one file for both, since the first load of a page names each it may need. */
export function startDatesStrip(part: HTMLElement): void {
  if (part instanceof HTMLFormElement) estimateInPlace(part);
  else startStrip(part);
}
