import type { Offer, Rate, Season } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../../../demo/content/authored.ts';
import { day, entries, entry } from '../../../demo/content/references.ts';
import { currency, inDollars, kept } from './money.ts';
import { picture } from './pictures.ts';

type Prices = readonly [low: number, high: number];

interface Priced {
  readonly title: string;
  readonly property: string;
  readonly of: Pick<Authored<Rate>, 'accommodation' | 'room' | 'residence' | 'treehouse'>;
  readonly per: Rate['per'];
  readonly guests: string;
  /** US dollars a night. */
  readonly dollars: Prices;
  /** The youngest child that comes, in years; left out of places for every age. */
  readonly childFrom?: number;
}

const room = (
  title: string,
  property: string,
  lodge: string,
  slug: string,
  dollars: Prices,
  childFrom?: number,
): Priced => ({
  ...{ title, property, dollars },
  of: { accommodation: entry('accommodation', lodge), room: entry('room', slug) },
  per: 'person',
  guests: '2 adults',
  ...(childFrom === undefined ? {} : { childFrom }),
});

const priced: readonly Priced[] = [
  room('Ilala Camp, river tent', 'chibwe', 'ilala-camp', 'ilala-river-tent', [690, 980], 12),
  room('Katondo Camp, island tent', 'chibwe', 'katondo-camp', 'katondo-island-tent', [620, 890], 8),
  room('Houseboat Mulonga, cabin', 'chibwe', 'mulonga', 'mulonga-cabin', [560, 780], 8),
  {
    title: 'Ferry House',
    property: 'chibwe',
    of: {
      accommodation: entry('accommodation', 'ferry-house'),
      residence: entry('residence', 'ferry-house'),
    },
    per: 'unit',
    guests: 'Up to 8',
    dollars: [4800, 6900],
  },
  room('Granite Camp, stone room', 'omburi', 'granite-camp', 'granite-stone-room', [540, 720], 10),
  room('Quiver Camp, canvas room', 'omburi', 'quiver-camp', 'quiver-canvas-room', [420, 560]),
  room('Dry River Camp, walking tent', 'omburi', 'dry-river-camp', 'dry-river-tent', [480, 610], 10),
  {
    title: 'Kopje Star Bed',
    property: 'omburi',
    of: { treehouse: entry('treehouse', 'kopje') },
    per: 'supplement',
    guests: '2 adults',
    dollars: [180, 180],
    childFrom: 16,
  },
  room('Tide House, court suite', 'tidehouse', 'tide-house', 'tide-court-suite', [140, 190]),
  room('Tide House, tower suite', 'tidehouse', 'tide-house', 'tide-tower-suite', [180, 240]),
];

/** The river has one dry season, the desert and the coast are dearest in the months Europe is on holiday. */
const spans: Readonly<
  Record<string, readonly (readonly [name: string, at: 0 | 1, from: string, to: string])[]>
> = {
  chibwe: [
    ['Green season', 0, '01-01', '06-14'],
    ['Dry season', 1, '06-15', '10-31'],
    ['Green season', 0, '11-01', '12-31'],
  ],
  omburi: [
    ['Season of long shadows', 0, '01-01', '06-30'],
    ['High season', 1, '07-01', '10-31'],
    ['Season of long shadows', 0, '11-01', '12-31'],
  ],
  tidehouse: [
    ['Summer by the sea', 1, '01-01', '01-15'],
    ['Quiet months', 0, '01-16', '06-30'],
    ['High season', 1, '07-01', '10-31'],
    ['Quiet months', 0, '11-01', '12-14'],
    ['Summer by the sea', 1, '12-15', '12-31'],
  ],
};

const years = [2026, 2027] as const;

const amounts = (per: Rate['per'], dollars: number) =>
  per === 'person'
    ? {
        perPersonSharing: kept(dollars),
        single: kept(Math.round(dollars * 1.3)),
        child: kept(Math.round(dollars / 2)),
      }
    : { unit: kept(dollars) };

export const rates: readonly Authored<Rate>[] = years.flatMap((year, later) =>
  priced.map(({ title, property, of, per, guests, dollars, childFrom }, index) => ({
    position: index + 1,
    title: `${title}, ${year}`,
    ...{ property, year, ...of, currency, per, guests },
    seasons: (spans[property] ?? []).map(([name, at, from, to]) => ({
      name,
      from: day(`${year}-${from}`),
      to: day(`${year}-${to}`),
      ...amounts(per, dollars[at] + (per === 'supplement' ? 0 : later * 20)),
      minimumNights: per === 'unit' ? 3 : 1,
    })),
    inclusions:
      property === 'tidehouse'
        ? ['Breakfast until eleven', 'Cake at four', 'The yard for your car']
        : [
            'All meals',
            'House wines, beer and spirits',
            'Two outings a day',
            'Park fees',
            'Laundry the same day',
          ],
    exclusions: ['The levy for the neighbours and the land', 'Flights', 'Gratuities', 'Travel insurance'],
    childPolicy: 'A child with two adults pays half until fifteen years.',
    ...(childFrom === undefined ? {} : { childFrom }),
    childUntil: 15,
    note: `From ${inDollars(dollars[0])} a night. Booked at the price of the day, and then kept.`,
    ratesAsOf: day('2026-11-01'),
  })),
);

export const seasons: readonly Authored<Season>[] = [
  {
    position: 1,
    name: 'Green season on the river',
    property: 'chibwe',
    from: '11-01',
    to: '06-14',
    months: 'November to mid-June',
    text: 'Grass, birds and room in the boat.',
  },
  {
    position: 2,
    name: 'Dry season on the river',
    property: 'chibwe',
    from: '06-15',
    to: '10-31',
    months: 'Mid-June to October',
    text: 'Everything comes to the bank.',
  },
  {
    position: 3,
    name: 'Season of long shadows',
    property: 'omburi',
    from: '11-01',
    to: '06-30',
    months: 'November to June',
    text: 'Hot at first, and in May the best light of the year.',
  },
  {
    position: 4,
    name: 'High season in the desert',
    property: 'omburi',
    from: '07-01',
    to: '10-31',
    months: 'July to October',
    text: 'Cold nights, clear days, and company on the road.',
  },
];

export const offers: readonly Authored<Offer>[] = [
  {
    slug: 'five-nights-on-the-river',
    position: 1,
    title: 'Five nights on the river for the price of four',
    text: 'The cheapest of five nights is free at Ilala, Katondo and aboard the Mulonga, from 1 April to 14 June 2027.',
    saving: { kind: 'nights', nights: 5, paidNights: 4 },
    from: day('2026-09-01'),
    until: day('2027-06-14'),
    stayFrom: day('2027-04-01'),
    stayUntil: day('2027-06-14'),
    terms: 'For new bookings. Levies are paid for all five nights.',
    included: ['The fifth night', 'A breakfast on the sandbank'],
    property: 'chibwe',
    accommodation: entries('accommodation', 'ilala-camp', 'katondo-camp', 'mulonga'),
    code: 'RIVER5',
    buttonText: 'Enquire about five nights',
    buttonLink: '/enquire/email',
    image: picture('river-mist'),
  },
  {
    slug: 'one-alone-in-the-desert',
    position: 2,
    title: 'No single supplement in May and June',
    text: 'One person alone pays what one of two would, at Granite Camp and Dry River, in May and June 2027.',
    saving: { kind: 'single' },
    from: day('2026-09-01'),
    until: day('2027-06-30'),
    stayFrom: day('2027-05-01'),
    stayUntil: day('2027-06-30'),
    terms: 'One room of each kind a night.',
    included: ['No single supplement'],
    property: 'omburi',
    accommodation: entries('accommodation', 'granite-camp', 'dry-river-camp'),
    code: 'ONE',
    buttonText: 'Enquire about dates',
    buttonLink: '/enquire/email',
    image: picture('open-pan'),
  },
  {
    slug: 'sand-and-sea',
    position: 3,
    title: 'A night at Tide House with every four in the desert',
    text: 'Four nights at Omburi bring one in a court suite with breakfast, all through 2027.',
    saving: { kind: 'extra', what: 'A night at Tide House', usualPrice: kept(140), price: 0 },
    from: day('2026-10-01'),
    until: day('2027-12-31'),
    terms: 'Before or after, but not between.',
    included: ['One night at Tide House', 'The yard for your car'],
    property: null,
    buttonText: 'Enquire about it',
    buttonLink: '/enquire/email',
    image: picture('tide-house-court'),
  },
];
