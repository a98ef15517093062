import type { Rate, Season } from '../../apps/studio/src/payload-types.ts';
import type { Authored } from './authored.ts';
import { priced } from './rates/prices.ts';
import {
  adultsOnly,
  bush,
  cape,
  capeFamily,
  familyTreehouse,
  perPerson,
  seasonsOf,
  whole,
  years,
} from './rates/seasons-of-year.ts';
import { childAges, childPolicies, terms } from './rates/terms.ts';
import { day, entry } from './references.ts';
import { rooms } from './rooms.ts';

/** Rooms for two, by their slugs. */
const forTwo = new Set(rooms.filter(({ sleeps }) => sleeps === 2).map(({ slug }) => slug));

type Given = (typeof priced)[number];

function amountsOf({ terms: kind, children, room }: Given) {
  if (children === 'familyTreehouse') return familyTreehouse;
  if (kind === 'house' || kind === 'capeHouse' || kind === 'treehouse') return whole;
  if (room === 'cape-family-rooms') return capeFamily;
  // A room for two has no bed for a child beside them.
  const isForTwo = forTwo.has(room ?? '') || children === 'sixteen' || children === 'twelve';
  return isForTwo ? adultsOnly : perPerson;
}

function per(kind: Given['terms']): Rate['per'] {
  if (kind === 'treehouse') return 'supplement';
  return kind === 'house' || kind === 'capeHouse' ? 'unit' : 'person';
}

const ofLodges =
  'Per person sharing, per night, including VAT. You pay the price you were quoted; only a new tax or park fee is added, at cost.';

const notes: Readonly<Record<Given['terms'], string>> = {
  lodge: ofLodges,
  lodgeWithStrip: ofLodges,
  house: 'For the whole house, per night, including VAT.',
  capeHouse: 'For the whole house, per night, including VAT.',
  hotel: 'Per person sharing, per night, including VAT and breakfast.',
  treehouse:
    'For the treehouse, one night, in addition to the price of your room. Not charged when we fetch you because of the weather.',
};

/** What a night costs: one entry for every room type, house and treehouse, and every year on sale. */
export const rates: readonly Authored<Rate>[] = years.flatMap((year) =>
  priced.map((given, index) => ({
    position: index + 1,
    title: `${given.title}, ${year}`,
    property: given.property,
    year,
    ...(given.accommodation ? { accommodation: entry('accommodation', given.accommodation) } : {}),
    ...(given.room ? { room: entry('room', given.room) } : {}),
    ...(given.residence ? { residence: entry('residence', given.residence) } : {}),
    ...(given.treehouse ? { treehouse: entry('treehouse', given.treehouse) } : {}),
    currency: 'ZAR' as const,
    per: per(given.terms),
    guests: given.guests,
    seasons: seasonsOf(
      year,
      given.property === 'capecadogan' ? cape : bush,
      given.prices[year],
      amountsOf(given),
      given.leastStay ?? 1,
    ),
    inclusions: [...terms[given.terms].inclusions],
    exclusions: [...terms[given.terms].exclusions],
    childPolicy: childPolicies[given.children],
    ...childAges[given.children],
    note: notes[given.terms],
    ratesAsOf: day('2026-11-01'),
  })),
);

/** The names seasons go by. One that comes twice a year has an entry for each time. */
export const seasons: readonly Authored<Season>[] = [
  {
    name: 'Green season',
    from: '01-06',
    to: '04-30',
    months: 'January to April',
    text: 'Rain after lunch, long grass, young animals, birds from Europe, and the lowest prices.',
  },
  {
    name: 'Shoulder season, autumn',
    from: '05-01',
    to: '05-31',
    months: 'May',
    text: 'Grass thins, colours turn, and walking is at its easiest.',
  },
  {
    name: 'Peak season, winter',
    from: '06-01',
    to: '09-30',
    months: 'June to September',
    text: 'Dry and clear. The bush opens, and everything comes to water.',
  },
  {
    name: 'Shoulder season, spring',
    from: '10-01',
    to: '10-31',
    months: 'October',
    text: 'Hot by ten. The herds wait at the bank for the first cloud.',
  },
  {
    name: 'Green season, first rains',
    from: '11-01',
    to: '12-14',
    months: 'November to mid-December',
    text: 'Termites on the wing, the woodland kingfisher, and impala lambs within three weeks of one another.',
  },
  {
    name: 'Peak season, holidays',
    from: '12-15',
    to: '01-05',
    months: 'Mid-December to the new year',
    text: 'Families, storms, fresh leaves, and three nights at least.',
  },
  {
    name: 'Summer in the Cape',
    property: 'capecadogan' as const,
    from: '11-01',
    to: '03-31',
    months: 'November to March',
    text: 'Dry, bright and windy; long evenings, and warmer sea in False Bay.',
  },
  {
    name: 'Autumn in the Cape',
    property: 'capecadogan' as const,
    from: '04-01',
    to: '04-30',
    months: 'April',
    text: 'The wind drops, the vines turn, and the light is the best of the year.',
  },
  {
    name: 'Winter in the Cape',
    property: 'capecadogan' as const,
    from: '05-01',
    to: '08-31',
    months: 'May to August',
    text: 'Rain from the north-west, fires in dining rooms, and whales from August.',
  },
  {
    name: 'Spring in the Cape',
    property: 'capecadogan' as const,
    from: '09-01',
    to: '10-31',
    months: 'September and October',
    text: 'Flowers up the west coast, and apple blossom in Elgin.',
  },
].map((season, index) => ({ ...season, position: index + 1 }));
