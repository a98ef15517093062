import type { Day } from '@sundowner/calendar/day';
import { idOf, whyNothingSaved } from '../offers/offer-prices.ts';
import type { EntryFacts } from './entry-facts.ts';

type OfferFinding = Pick<EntryFacts, 'collection' | 'id' | 'title'> & { readonly says: string };

/** Published offers whose days have not passed that promise what everybody has by the published rates. */
export function offersSavingNothing(entries: readonly EntryFacts[], today: Day): readonly OfferFinding[] {
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
  return of('offer').flatMap(({ collection, id, title, offer }) => {
    if (!offer || (offer.until ?? today) < today) return [];
    const why = whyNothingSaved(offer, rates, names, today);
    return why === null ? [] : [{ collection, id, title, says: why.says }];
  });
}
