import { anyTimeThatMonth, fewDaysEitherSide } from '@sundowner/enquiries/forms/fields/journey';

export type Precision = 'day' | 'days' | 'month';

/** How exact each half of the dates was meant, and what was chosen for the visitor because of it. */
export interface Meant {
  readonly from: Precision;
  readonly to: Precision;
  /** "" while nothing was. */
  readonly chosen: string;
}

export const nothingMeant: Meant = { from: 'day', to: 'day', chosen: '' };

/** What the vaguest of both halves says: a part of a month, or a month. */
function flexibilityOf({ from, to }: Meant): string {
  if (from === 'month' || to === 'month') return anyTimeThatMonth;
  return from === 'days' || to === 'days' ? fewDaysEitherSide : '';
}

/**
 * How flexible the dates are after one half was given, taken back once both are exact days. What the visitor pressed herself
 * stands: nothing is chosen over it.
 *
 * @param held what the form holds now, "" for nothing
 * @returns `flexibility` is what it should hold from now on
 */
export function afterHalf(
  meant: Meant,
  half: 'from' | 'to',
  precision: Precision,
  held: string,
): { readonly meant: Meant; readonly flexibility: string } {
  // A form that was emptied begins anew.
  const before = held === '' && meant.chosen !== '' ? nothingMeant : meant;
  const next = { ...before, [half]: precision };
  if (held !== before.chosen) return { meant: { ...next, chosen: '' }, flexibility: held };
  const flexibility = flexibilityOf(next);
  return { meant: { ...next, chosen: flexibility }, flexibility };
}
