import type { Property } from '@sundowner/brand';
import { type BookingCard, bookHrefOf } from '../../content/lodge/lodge.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Reading } from '../../content/reading/reading.ts';
import { type Residence, readResidence } from '../../content/residence/residence.ts';

/** The residences of a property that are none of its lodges and villas: its page leads to them, since no lodge does. */
export async function readResidences(
  reading: Reading,
  { key }: Pick<Property, 'key'>,
  cards: readonly BookingCard[],
) {
  const { residences, lodges } = currentCollection();
  const own = residences.filter(
    ({ property, tag }) => property === key && !lodges.some((lodge) => lodge.tag === tag),
  );
  const read = await Promise.all(own.map(({ slug }) => readResidence(reading, slug)));
  return read.flatMap((residence) => (residence ? [rowOf(residence, cards)] : []));
}

/** A residence as its property's page shows it among the lodges. */
const rowOf = (residence: Residence, cards: readonly BookingCard[]) => ({
  kind: 'residence' as const,
  contentTag: residence.slug,
  name: residence.name,
  href: residence.href,
  line: residence.line,
  features: residence.sleeps === null ? [] : [`Sleeps ${residence.sleeps}`],
  picture: residence.banner?.picture ?? residence.gallery[0] ?? null,
  bookHref: bookHrefOf({ contentTag: residence.accommodationTag }, cards),
  villas: [],
});
