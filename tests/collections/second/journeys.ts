import type {
  CustomJourney,
  Map as MapOfStudio,
  Package,
  PackageSection,
  TravelAfrica,
  TravelAfricaDestination,
  TravelAfricaProperty,
  TravelAfricaTravelType,
  TravelGuide,
} from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../../../demo/content/authored.ts';
import { entries, entry, file, text } from '../../../demo/content/references.ts';
import { list, p } from '../../../demo/content/rich-text.ts';
import { facts, points, questions } from '../../../demo/content/shapes.ts';
import { illustrated, type PictureId, picture, pictures } from './pictures.ts';

interface Route {
  readonly slug: string;
  readonly title: string;
  readonly kind: 'package' | 'curatedJourney';
  readonly line: string;
  readonly lead: string;
  readonly image: PictureId;
  readonly stops: readonly (readonly [
    name: string,
    nights: number,
    latitude: number,
    longitude: number,
    words: string,
  ])[];
  readonly from: number;
  readonly countries: readonly string[];
  readonly types: readonly string[];
  readonly specialist: string;
}

const stop = {
  river: (nights: number) =>
    ['Chibwe', nights, -15.62, 29.58, 'Tents on the bank, and canoes before breakfast.'] as const,
  boat: (nights: number) =>
    ['Houseboat Mulonga', nights, -15.63, 29.59, 'Three moorings, in the order of the wind.'] as const,
  falls: (nights: number) =>
    ['Victoria Falls', nights, -17.92, 25.85, 'Water from below, and from above if you like.'] as const,
  desert: (nights: number) =>
    ['Omburi', nights, -20.46, 14.37, 'Rhino on foot, and a bed on a roof.'] as const,
  sea: (nights: number) => ['Tide House', nights, -22.68, 14.53, 'A bath, and three cakes.'] as const,
};

export const routes: readonly Route[] = [
  {
    slug: 'river-and-falls',
    title: 'River and falls',
    kind: 'package',
    line: 'Two kinds of water',
    lead: 'The Zambezi slowly, and then all at once.',
    image: 'falls',
    stops: [stop.river(4), stop.falls(2)],
    from: 5200,
    countries: ['zambia'],
    types: ['pairs'],
    specialist: 'Mutinta Hamoonga',
  },
  {
    slug: 'sand-in-everything',
    title: 'Sand in everything',
    kind: 'package',
    line: 'Desert and shore, by road',
    lead: 'Your own car, our camps, and a map with the diesel marked.',
    image: 'balloons',
    stops: [stop.sea(1), stop.desert(5), stop.sea(1)],
    from: 3900,
    countries: ['namibia'],
    types: ['families-and-friends'],
    specialist: 'Lena Brandt',
  },
  {
    slug: 'two-countries',
    title: 'Two countries',
    kind: 'curatedJourney',
    line: 'From the widest river to the driest',
    lead: 'Wet feet first. It is the better order.',
    image: 'train',
    stops: [stop.river(3), stop.boat(2), stop.desert(4), stop.sea(1)],
    from: 9800,
    countries: ['zambia', 'namibia'],
    types: ['pairs', 'families-and-friends'],
    specialist: 'Lena Brandt',
  },
];

const keyOf = ({ kind, slug }: Route) =>
  kind === 'package' ? `package-${slug}` : `curated-journeys-${slug}`;
const nightsOf = ({ stops }: Route) => stops.reduce((sum, [, nights]) => sum + nights, 0);

/** One row for every stop: "Days 1 to 4". */
const daysOf = ({ stops }: Route) =>
  stops.map(([place, nights, , , words], at) => {
    const first = 1 + stops.slice(0, at).reduce((sum, [, before]) => sum + before, 0);
    const title = nights === 1 ? `Day ${first}` : `Days ${first} to ${first + nights - 1}`;
    return {
      title,
      place,
      text: words,
      stay: place,
      travel: at === 0 ? 'By air' : 'By air or road, with us',
    };
  });

export const packages: readonly Authored<Package>[] = routes.map((route, index) => ({
  slug: route.slug,
  position: index + 1,
  title: route.title,
  kind: route.kind,
  nights: nightsOf(route),
  season: 'June to October',
  stops: route.stops.map(([name, nights, latitude, longitude]) => ({ name, nights, latitude, longitude })),
  picture: picture(route.image),
  line: route.line,
  hero: entry('heroBanner', keyOf(route)),
  lead: route.lead,
  days: daysOf(route),
  facts: facts({ Nights: String(nightsOf(route)), Pace: 'Slow' }),
  gallery: pictures(route.image),
  included: ['Beds, meals and house drinks', 'Flights between the places', 'Park fees'],
  excluded: ['Flights to Africa', 'Insurance', 'Gratuities'],
  questions: questions({ 'Can we change it?': 'Every line of it.' }),
  priceFrom: route.from,
  priceCurrency: 'USD',
  priceNote: 'for each of two people',
  budget: '$5,000-$6,500',
  months: ['June', 'July', 'August', 'September', 'October'],
  interests: ['Water', 'Desert'],
  specialist: entry('specialist', route.specialist),
  testimonials: entries('testimonial', 'The bend'),
  enquiryName: route.title,
  ...(route.kind === 'curatedJourney' ? { trackingCategory: route.title } : {}),
  comingSoon: false,
  metaTitle: route.title,
  metaDescription: `${route.title}, ${nightsOf(route)} nights: ${route.lead} Day by day, with what it costs in US dollars and what is included.`,
  metaKeywords: route.stops.map(([name]) => name).join(', '),
  metaImage: picture(route.image),
}));

/** What leads from a journey to entries that are published after it. */
export const linkedJourneys = routes.map(({ slug, countries, types }) => ({
  slug,
  destinations: entries('travelAfricaDestination', ...countries),
  travelTypes: entries('travelAfricaTravelType', ...types),
}));

export const headsOfJourneys = routes.map((route) => ({
  key: keyOf(route),
  image: route.image,
  title: route.title,
  sub: route.line,
  description: `${route.title}, ${nightsOf(route)} nights: ${route.lead} Day by day, with what it costs and what is included.`,
}));

export const friendsCamps: readonly Authored<TravelAfricaProperty>[] = [
  {
    propertyName: 'The Falls Guest House',
    propertyLocation: 'Livingstone, Zambia',
    description: 'Nine rooms under mango trees. You hear the water at night, and take it for wind.',
    backgroundImage: picture('falls'),
    facts: facts({ Rooms: 'Nine' }),
    link: '/enquire/travel-africa',
    latitude: -17.86,
    longitude: 25.86,
  },
  {
    propertyName: 'Station House',
    propertyLocation: 'Usakos, Namibia',
    description: 'A railway hotel that outlived its railway. There is a museum in the goods shed.',
    backgroundImage: picture('train'),
    facts: facts({ Rooms: 'Eleven' }),
    link: '/enquire/travel-africa',
    latitude: -22.0,
    longitude: 15.6,
  },
];

interface Land {
  readonly slug: string;
  readonly name: string;
  readonly image: PictureId;
  readonly words: string;
  readonly camp: string;
  readonly at: readonly [number, number];
}

const lands: readonly Land[] = [
  {
    slug: 'zambia',
    name: 'Zambia',
    image: 'river-mist',
    words: 'Rivers, and walking between them.',
    camp: 'The Falls Guest House',
    at: [-15.4, 28.3],
  },
  {
    slug: 'namibia',
    name: 'Namibia',
    image: 'red-dune',
    words: 'Sand, stone, and a road to yourself.',
    camp: 'Station House',
    at: [-22.6, 17.1],
  },
];

export const countries: readonly Authored<TravelAfricaDestination>[] = lands.map((land, index) => ({
  slug: land.slug,
  name: land.name,
  hero: entry('heroBanner', `travel-africa-destination-${land.slug}`),
  intro: entry('introSection', `travel-africa-destination-${land.slug}`),
  mapIndex: index + 1,
  mapDisplayName: land.name,
  mapDescription: land.words,
  mapImage: picture('map'),
  latitude: land.at[0],
  longitude: land.at[1],
  body: text(p(land.words), p('We live here, which helps with the advice and not with the roads.')),
  facts: facts({ Time: 'Two hours ahead of Greenwich', Power: '230 volts' }),
  highlights: illustrated(points({ 'What we would not miss': land.words }), land.image),
  properties: entries('travelAfricaProperty', land.camp),
  gallery: pictures(land.image),
  questions: questions({ 'Which month?': 'September, if you must have one.' }),
}));

interface Kind {
  readonly slug: string;
  readonly name: string;
  readonly card: string;
  readonly image: PictureId;
  readonly words: string;
}

const types: readonly Kind[] = [
  {
    slug: 'pairs',
    name: 'Pairs',
    card: 'Two of you',
    image: 'two-at-table',
    words: 'A canoe has two seats. Much else follows from it.',
  },
  {
    slug: 'families-and-friends',
    name: 'Families and friends',
    card: 'More of you',
    image: 'children-at-tracks',
    words: 'A house, a boat or a camp, and nobody to be quiet for.',
  },
];

export const travelTypes: readonly Authored<TravelAfricaTravelType>[] = types.map((type, index) => ({
  slug: type.slug,
  name: type.name,
  hero: entry('heroBanner', `travel-africa-travel-type-${type.slug}`),
  intro: entry('introSection', `travel-africa-travel-type-${type.slug}`),
  cardIndex: index + 1,
  cardDisplayName: type.card,
  cardImage: picture(type.image),
  body: text(p(type.words)),
  destinations: entries('travelAfricaDestination', 'zambia', 'namibia'),
  packages: entries(
    'packages',
    ...routes.filter((route) => route.types.includes(type.slug)).map(({ slug }) => slug),
  ),
}));

export const headsOfTravel = [
  ...lands.map(({ slug, name, image, words }) => ({
    key: `travel-africa-destination-${slug}`,
    image,
    title: name,
    sub: words,
    description: `${name} with people who live there: what to see, where to sleep, when to come and how to get about.`,
  })),
  ...types.map(({ slug, name, image, words }) => ({
    key: `travel-africa-travel-type-${slug}`,
    image,
    title: `Journeys for ${name.toLowerCase()}`,
    sub: words,
    description: `Journeys in Zambia and Namibia for ${name.toLowerCase()}: routes, beds, months and what they cost in dollars.`,
  })),
];

export const maps: readonly Authored<MapOfStudio>[] = [
  {
    mapFor: 'travel-africa',
    title: 'Two countries on one map',
    category: 'Travel Africa',
    description: 'Between the river and the sea lie a strip of land and a long morning’s flight.',
    image: picture('plain-dusk'),
    pins: [
      {
        name: 'Chibwe',
        category: 'Zambia',
        text: 'Camps on the Zambezi.',
        link: '/chibwe-river',
        image: picture('river-boat'),
        latitude: -15.62,
        longitude: 29.58,
      },
      {
        name: 'Omburi',
        category: 'Namibia',
        text: 'Camps in the desert.',
        link: '/omburi',
        image: picture('granite-camp'),
        latitude: -20.46,
        longitude: 14.37,
      },
      {
        name: 'Tide House',
        category: 'Namibia',
        text: 'A hotel by the sea.',
        link: '/tide-house',
        image: picture('tide-house'),
        latitude: -22.68,
        longitude: 14.53,
      },
    ],
    sellingPoints: [{ title: 'Water', text: 'Sweet and salt.', pins: ['Chibwe', 'Tide House'] }],
  },
  ...(
    [
      ['chibwe-river', 'Chibwe and its islands', 'Ilala Camp', '/chibwe-river/ilala-camp', -15.615, 29.575],
      ['omburi', 'Omburi and the dry river', 'Granite Camp', '/omburi/granite-camp', -20.452, 14.366],
      ['tide-house', 'Three streets from the sea', 'Tide House', '/tide-house', -22.68, 14.53],
    ] as const
  ).map(([mapFor, title, name, link, latitude, longitude]) => ({
    mapFor,
    title,
    category: 'Property',
    image: picture('map'),
    pins: [{ name, category: 'Camps and houses', text: 'Start here.', link, latitude, longitude }],
  })),
];

export const packageSections: readonly Authored<PackageSection>[] = [
  {
    slug: 'curated-journeys',
    title: 'Journeys we have taken ourselves',
    lead: 'Three to begin with. Change what you like.',
    hero: entry('heroBanner', 'curated-journeys'),
    packages: entries('packages', ...routes.map(({ slug }) => slug)),
    filters: [
      { title: 'Nights', options: ['Up to 7', '8 to 10', '11 or more'] },
      { title: 'Interests', options: ['Water', 'Desert'] },
    ],
  },
];

export const customJourney: Authored<CustomJourney> = {
  title: 'A journey of your own',
  text: 'Say who is coming and what you would rather not do. We draw the rest.',
  image: picture('planning'),
  steps: illustrated(
    points({ 'You write': 'Three lines are plenty.', 'We draw': 'Within two working days.' }),
    'letters',
    'planning',
  ),
  buttonText: 'Plan with us',
  buttonLink: '/enquire/travel-africa',
  specialist: entry('specialist', 'Lena Brandt'),
};

export const travelAfrica: Authored<TravelAfrica> = {
  title: 'Further than our own camps',
  hero: entry('heroBanner', 'travel-africa'),
  intro: entry('introSection', 'travel-africa'),
  destinations: entries('travelAfricaDestination', 'zambia', 'namibia'),
  map: entry('maps', 'Two countries on one map'),
  travelTypes: entries('travelAfricaTravelType', 'pairs', 'families-and-friends'),
  packagesHeading: 'Routes in two countries',
  packagesText: 'Prices are in US dollars for each of two people, with everything but the flight to Africa.',
  packages: entries('packages', 'river-and-falls', 'sand-in-everything'),
  specialists: entries('specialist', 'Mutinta Hamoonga', 'Lena Brandt'),
  testimonials: entries('testimonial', 'The bend', 'Five quilts'),
  travelPurpose: {
    title: 'Why go further',
    text: 'People who have one river ask about the next.',
    image: picture('balloons'),
    purposes: illustrated(
      points({ 'To go slowly': 'By canoe, or on foot.', 'To see far': 'From a rock.' }),
      'river-canoe',
      'open-pan',
    ),
  },
};

const section = (heading: string, image: PictureId, ...words: readonly string[]) => ({
  heading,
  image: picture(image),
  body: text(...words.map((each) => p(each))),
});

export const travelGuide: Authored<TravelGuide> = {
  title: 'Before you leave home',
  hero: entry('heroBanner', 'travel-africa-travel-guide'),
  lead: 'What we tell our own aunts.',
  image: picture('bags'),
  sections: [
    section(
      'When to come',
      'plain-dusk',
      'The river is open from April to November. The desert is open always, and cold from May to August.',
    ),
    section(
      'Passports and visas',
      'airstrip',
      'Zambia lets many passports in without a visa; Namibia asks most for one, online, before they fly. Keep six months and three empty pages.',
    ),
    section(
      'Health',
      'pump',
      'There is malaria on the river and hardly any in the desert. Ask a travel doctor six weeks before.',
    ),
    {
      heading: 'Money',
      image: picture('keys'),
      body: text(
        list(
          'US dollars, printed after 2013',
          'Kwacha in Zambia, Namibian dollars in Namibia',
          'Cards at every camp',
        ),
      ),
    },
  ],
  downloads: [{ description: 'Getting to the camps', file: file('getting-to-the-camps.pdf') }],
};
