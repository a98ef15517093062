import { bedsInWords } from '@sundowner/brand/beds';
import { dayInWords } from '@sundowner/calendar/words';
import { formatPrice } from '../../ui/money/format-money.ts';
import { inWords } from '../rates/in-words.ts';
import type { Estimate, EstimateLine, NoEstimate } from './estimate.ts';
import { childrenInWords, type Party } from './paying-party.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** "2 adults and 1 child". */
export function people({
  adults,
  children,
  ages = [],
}: Party & { readonly ages?: readonly number[] }): string {
  const grown = count(adults, 'adult', 'adults');
  return children > 0 ? `${grown} and ${childrenInWords({ children, ages })}` : grown;
}

/** What an enquiry about an estimate begins with: the room, who it is for, and the sum the page said, so that who answers knows it. */
export const enquiredAbout = (
  { rate, rooms, total, treehouse }: Pick<Estimate, 'rate' | 'rooms' | 'total' | 'treehouse'>,
  party: Party & { readonly ages?: readonly number[] },
  shownAs?: string,
): string => {
  const place = [rate.place, rate.lodge].filter(Boolean).join(', ');
  const several = rooms > 1 ? `, ${rooms} rooms` : '';
  const tree = treehouse ? `, with a night at ${treehouse.rate.place}` : '';
  return `${place}${several}, ${people(party)}${tree}. ${estimateWas(total, shownAs)}`;
};

/** @param shownAs in the currency the page showed it in */
export function estimateWas(total: number, shownAs?: string): string {
  const kept = formatPrice(total);
  return `The estimate was ${kept}${shownAs && shownAs !== kept ? `, shown as ${shownAs}` : ''}`;
}

/** "2 children in Marula". */
export const childrenIn = (treehouse: string, { children }: Party): string =>
  `${count(children, 'child', 'children')} in ${treehouse}`;

/** "2 sharing, 3 nights"; "The whole house, 1 night". */
export function lineWords({ words, count: heads, nights }: EstimateLine): string {
  const who = words.startsWith('The ') ? words : `${heads} ${words}`;
  return `${who}, ${count(nights, 'night', 'nights')}`;
}

/** What the price of a line is for. */
export function perOf({ words }: Pick<EstimateLine, 'words'>): string {
  if (words.startsWith('The ')) return 'per house, per night';
  if (words === 'sharing') return 'per person sharing, per night';
  return words.includes('child') ? 'per child, per night' : 'per person, per night';
}

/** "Luxury room at Reed Camp takes no child with two adults. Under two years free." */
function wordsOfNoChild({ rate }: NoEstimate): string {
  const place = [rate?.place, rate?.lodge].filter(Boolean).join(' at ');
  return [`${place} takes no child with two adults.`, rate?.childPolicy].filter(Boolean).join(' ');
}

/** Why there is no sum, and what to do: where something beside it takes the party, its name. */
export function wordsOfNoEstimate(answer: NoEstimate): string {
  const { reason, night, rate, youngest, instead } = answer;
  const named = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(instead);
  const or = (otherwise: string) => (named ? `Your party fits ${named}.` : otherwise);
  switch (reason) {
    case 'no-child':
      return `${wordsOfNoChild(answer)} ${or('Ask us what takes your party.')}`;
    case 'no-price':
      if (answer.closed)
        return `It is closed on the night of ${dayInWords(night ?? '')}. Choose other dates.`;
      return `We have not set a price for the night of ${dayInWords(night ?? '')} yet. Ask us, and we will.`;
    case 'too-many':
      return `The house sleeps ${rate?.sleepsAdults ? bedsInWords(rate.sleeps ?? 0, rate.sleepsAdults) : rate?.sleeps}. ${or('Ask us about two houses, or a lodge taken whole.')}`;
    case 'too-young':
      return `Children come here from ${youngest} ${youngest === 1 ? 'year' : 'years'}. ${or('Choose another room or house, or ask us which takes your party.')}`;
    case 'adults-per-room':
      return `That many children need more rooms than there are adults. ${or('Ask us about a house, or family suites.')}`;
    case 'too-few-rooms':
      return `There ${rate?.howMany === 1 ? 'is one room' : `are ${rate?.howMany} rooms`} of this kind, and your party needs more. ${or('Ask us which rooms take you all.')}`;
    case 'not-let':
      return 'It is not let in this way on those dates. Ask us what is.';
    case 'unknown':
      return 'There is no price for what was chosen. Choose another room, or ask us.';
  }
}

/** Why a treehouse that was asked for is not in the sum; `null` when it is, or none was. */
export function wordsOfMissingTreehouse({ rate, treehouse }: Estimate): string | null {
  if (treehouse?.kind === 'elsewhere')
    return `${treehouse.rate.place} is not beside ${rate.lodge || rate.place}, so it is not in the sum.`;
  if (treehouse?.kind === 'no-price')
    return `We have not set a price for ${treehouse.rate.place} on these nights yet, so it is not in the sum.`;
  if (treehouse?.kind === 'too-young')
    return `${treehouse.rate.place} takes children from ${treehouse.youngest} years, so it is not in the sum.`;
  if (treehouse?.kind === 'too-many')
    return `${treehouse.rate.place} takes ${treehouse.rate.guests || treehouse.rate.sleeps}, so it is not in the sum.`;
  return null;
}

/** "A child who shares a room with one adult pays as an adult." */
export const sharingInWords = (children: number): string =>
  children === 1
    ? 'A child who shares a room with one adult pays as an adult.'
    : `${count(children, 'child', 'children')} who share rooms with one adult each pay as adults.`;

/** What one has to know of a sum, and what it leaves out. */
export function notesOf(answer: Estimate, { children }: Party): readonly string[] {
  const { rate, rooms, childrenAsAdults, childrenSharing, treehouse, besides } = answer;
  const night = treehouse?.kind === 'priced' ? treehouse.rate : null;
  return [
    ...(rooms > 1 ? [`That is ${rooms} rooms; each takes ${rate.sleeps ?? 2}.`] : []),
    ...(childrenAsAdults ? ['There is no price for children here: they are counted as adults.'] : []),
    ...(childrenSharing > 0 ? [sharingInWords(childrenSharing)] : []),
    ...(children > 0 && rate.childPolicy ? [rate.childPolicy] : []),
    ...(night
      ? [[night.guests && `${night.place} takes ${night.guests}.`, night.note].filter(Boolean).join(' ')]
      : []),
    ...(night && children > 0 && night.childPolicy ? [`${night.place}: ${night.childPolicy}`] : []),
    ...(besides.length > 0
      ? [
          `Paid besides where ${besides.length === 1 ? 'it applies' : 'they apply'}, and not in it: ${inWords(besides)}.`,
        ]
      : []),
    treehouse?.kind === 'priced' && treehouse.child === null && children > 0
      ? 'Offers, what children pay in the treehouse, park and gate fees, transfers that are not included and gratuities are not in it.'
      : 'Offers, park and gate fees, transfers that are not included and gratuities are not in it.',
  ];
}
