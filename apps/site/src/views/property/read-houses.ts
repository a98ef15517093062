import type { Property } from '@sundowner/brand';
import { type BookingCard, bookHrefOf } from '../../content/lodge/lodge.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Reading } from '../../content/reading/reading.ts';
import { type Residence, readResidence } from '../../content/residence/residence.ts';

/** The residences of a property that are none of its lodges and villas: its page leads to them, since no lodge does. */
export async function readHouses(
  reading: Reading,
  { key }: Pick<Property, 'key'>,
  cards: readonly BookingCard[],
) {
  const { residences, lodges } = currentCollection();
  const own = residences.filter(
    ({ property, tag }) => property === key && !lodges.some((lodge) => lodge.tag === tag),
  );
  const read = await Promise.all(own.map(({ slug }) => readResidence(reading, slug)));
  return read.flatMap((house) => (house ? [rowOf(house, cards)] : []));
}

/** A house as its property's page shows it among the lodges. */
const rowOf = (house: Residence, cards: readonly BookingCard[]) => ({
  kind: 'residence' as const,
  contentTag: house.slug,
  name: house.name,
  href: house.href,
  line: house.line,
  features: house.sleeps === null ? [] : [`Sleeps ${house.sleeps}`],
  picture: house.banner?.picture ?? house.gallery[0] ?? null,
  bookHref: bookHrefOf({ contentTag: house.accommodationTag }, cards),
  villas: [],
});
