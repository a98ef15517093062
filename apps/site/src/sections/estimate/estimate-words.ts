import type { Estimate, EstimateLine } from './estimate.ts';
import type { Party } from './rooms-for.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** "2 adults and 1 child". */
export function people({ adults, children }: Party): string {
  const grown = count(adults, 'adult', 'adults');
  return children > 0 ? `${grown} and ${count(children, 'child', 'children')}` : grown;
}

/** "2 sharing, 3 nights"; "The whole house, 1 night". */
export function lineWords({ words, count: heads, nights }: EstimateLine): string {
  const who = words.startsWith('The ') ? words : `${heads} ${words}`;
  return `${who}, ${count(nights, 'night', 'nights')}`;
}

/** Why a treehouse that was asked for is not in the sum; `null` when it is, or none was. */
export function wordsOfMissingTreehouse({ rate, treehouse }: Estimate): string | null {
  if (treehouse?.kind === 'elsewhere')
    return `${treehouse.rate.place} is not beside ${rate.lodge || rate.place}, so it is not in the sum.`;
  if (treehouse?.kind === 'no-price')
    return `We have not set a price for ${treehouse.rate.place} on these nights yet, so it is not in the sum.`;
  return null;
}

/** What one has to know of a sum, and what it leaves out. */
export function notesOf(answer: Estimate, { children }: Party): readonly string[] {
  const { rate, rooms, childrenAsAdults, treehouse } = answer;
  const night = treehouse?.kind === 'priced' ? treehouse.rate : null;
  return [
    ...(rooms > 1 ? [`That is ${rooms} rooms; each takes ${rate.sleeps ?? 2}.`] : []),
    ...(childrenAsAdults ? ['There is no price for children here: they are counted as adults.'] : []),
    ...(children > 0 && rate.childPolicy ? [rate.childPolicy] : []),
    ...(night
      ? [[night.guests && `${night.place} takes ${night.guests}.`, night.note].filter(Boolean).join(' ')]
      : []),
    ...(night && children > 0 && night.childPolicy ? [`${night.place}: ${night.childPolicy}`] : []),
    'Offers, park and gate fees, transfers that are not included and gratuities are not in it.',
  ];
}
