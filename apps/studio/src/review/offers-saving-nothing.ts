import type { Day } from '@sundowner/calendar/day';
import { dayInWords } from '@sundowner/calendar/words';
import { idOf, whyNothingSaved } from '../offers/offer-prices.ts';
import type { TakenOff } from '../offers/taking-off.ts';
import { houseToday } from '../runtime/house.ts';
import type { EntryFacts } from './entry-facts.ts';

type OfferFinding = Pick<EntryFacts, 'collection' | 'id' | 'title'> & { readonly says: string };

/** What this compares, for editors. */
export const comparedOfOffers =
  'What an offer takes off, in figures and in words, with the rates it is taken off';

const takenOffWhen = ({ at, rate }: TakenOff): string =>
  `Taken off the site on ${dayInWords(houseToday(Date.parse(at)))}, ${rate ? `when the rate “${rate.title}” changed` : 'after an import'}.`;

/**
 * Published offers whose days have not passed that promise what everybody has by the published rates, and those that were taken off the
 * site for it and are no longer published.
 *
 * @param takenOff by the offer's id
 */
export function offersSavingNothing(
  entries: readonly EntryFacts[],
  today: Day,
  takenOff: ReadonlyMap<string, TakenOff> = new Map(),
): readonly OfferFinding[] {
  const published = entries.filter((entry) => entry.published);
  const rates = published.flatMap(({ rate }) => rate ?? []);
  const of = (collection: string) => published.filter((entry) => entry.collection === collection);
  const names = {
    lodges: new Map(of('accommodation').map(({ id, title }) => [idOf(id), title])),
    rooms: new Map(
      of('room').map(({ id, title, pointers }) => [
        idOf(id),
        { name: title, lodge: idOf(pointers.find((to) => to.collection === 'accommodation')?.id) },
      ]),
    ),
  };
  return entries.flatMap(({ collection, id, title, offer, published: isOn }) => {
    const note = isOn || collection !== 'offer' ? undefined : takenOff.get(String(id));
    if (!offer || !(isOn || note) || (offer.until ?? today) < today) return [];
    const why = whyNothingSaved(offer, rates, names, today);
    if (note) {
      const says = `${takenOffWhen(note)} ${why?.says ?? 'It saves something again: publish it.'}`;
      return [{ collection, id, title, says }];
    }
    return why === null ? [] : [{ collection, id, title, says: why.says }];
  });
}
