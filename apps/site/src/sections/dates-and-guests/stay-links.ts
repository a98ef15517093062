import { nightsBetween } from '@sundowner/calendar/day';
import type { Asked } from '../../links/asked.ts';
import { fitHref } from '../../links/fit-link.ts';
import { isWhole, knownAges, noStay, type Stay } from '../../ui/party/stay.ts';
import { enquiredAbout } from '../estimate/estimate-words.ts';
import type { StripAnswer } from './stay-estimate.ts';
import type { StripFacts } from './strip-facts.ts';

/** The party a strip begins with, which nobody has asked for. */
const isUsual = ({ adults, children }: Stay) => adults === noStay.adults && children === noStay.children;

type OfStay = Pick<StripFacts, 'night' | 'asked'>;

/**
 * What the enquiry of a strip is filled in with.
 *
 * @param lodge of the other nights, of a place that is asked for one
 * @param estimate what the strip says the stay costs
 * @param shownAs in the currency it shows it in
 */
export function askedOfStay(
  { night, asked }: OfStay,
  stay: Stay,
  lodge?: string,
  estimate: StripAnswer['estimate'] = null,
  shownAs?: string,
): Asked {
  const { arrival, departure, adults, children } = stay;
  const party = { adults, children, ages: knownAges(stay) };
  // Without dates there is a party where somebody changed it.
  if (!night && !isWhole(stay)) return isUsual(stay) ? asked : { ...asked, ...party };
  const about = estimate?.kind === 'estimate' ? { about: enquiredAbout(estimate, party, shownAs) } : {};
  if (!night) return { ...asked, ...about, ...party, arrival, departure };
  // The night is the first of the stay: of one that goes on its end is known too.
  const goesOn = isWhole(stay) && nightsBetween(arrival, departure) > 1;
  return {
    ...asked,
    ...party,
    ...(arrival && { arrival }),
    ...(goesOn && { departure }),
    ...(lodge && { lodge }),
  };
}

/** The way to every room takes along what the stay says. */
export function othersHref({ night }: Pick<StripFacts, 'night'>, stay: Stay, currency: string): string {
  const { arrival, departure, adults, children } = stay;
  const nights = isWhole(stay) ? nightsBetween(arrival, departure) : 0;
  if (nights === 0 && isUsual(stay)) return fitHref({}, currency);
  const known = { adults, children, ages: knownAges(stay), treehouse: night };
  return fitHref({ ...known, ...(nights > 0 && { arrival, nights }) }, currency, '#answer');
}
