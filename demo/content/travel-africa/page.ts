import type {
  CustomJourney,
  Map as MapType,
  PackageSection,
  TravelAfrica,
} from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { answered, capital } from '../common-facts.ts';
import { entries, entry, plate } from '../references.ts';
import { countries } from './countries.ts';
import { curatedRoutes } from './curated.ts';
import { packageRoutes } from './packages.ts';
import { slugOf } from './route.ts';
import { specialists } from './specialists.ts';
import { stops } from './stops.ts';
import { travelTypes } from './travel-types.ts';

/** The page Travel Africa. */
export const travelAfrica: Authored<TravelAfrica> = {
  title: 'Journeys through southern Africa',
  hero: entry('heroBanner', 'travel-africa'),
  intro: entry('introSection', 'travel-africa'),
  destinations: entries('travelAfricaDestination', ...countries.map(({ slug }) => slug)),
  map: entry('maps', 'Five countries on one map'),
  travelTypes: entries('travelAfricaTravelType', ...travelTypes.map(({ slug }) => slug)),
  packagesHeading: 'Packages in southern Africa',
  packagesText:
    'A price is for each person: camps, transfers, internal flights and guiding, for all the nights. You arrange international flights and insurance yourself. Take a route as it is, or change any stop.',
  packages: entries('packages', ...packageRoutes.map(slugOfRoute)),
  specialists: entries('specialist', ...specialists.map(({ name }) => name)),
  testimonials: entries('testimonial', 'Which side of the boat', 'Lions as a sound', 'A rest'),
  travelPurpose: {
    title: 'Why we plan these journeys',
    text: 'Our own lodges are in one country. Guests kept asking what lay beyond it, and whom to trust there, so we went and stayed at every camp first. We still do, every low season, as paying guests.',
    image: plate('balloon'),
    purposes: [
      {
        title: 'To see water arrive',
        text: 'The Okavango’s flood, at the pace of a person pushing a pram.',
        image: plate('boat-safari'),
      },
      {
        title: 'To be on foot',
        text: 'In the Luangwa, from one camp to the next, behind a guide who reads tracks.',
        image: plate('walking-safari'),
      },
      { title: 'To hear nothing', text: 'In the Namib, at four in the afternoon.', image: plate('namib') },
      {
        title: 'To share what we earn',
        text: 'A tenth of what we earn on every journey goes to the village nearest the camp you slept in.',
        image: plate('school-garden'),
      },
    ],
  },
};

function slugOfRoute({ title }: { readonly title: string }): string {
  return slugOf(title);
}

/** The list of curated journeys, and the list of packages with their filters. */
export const packageSections: readonly Authored<PackageSection>[] = [
  {
    slug: 'curated-journeys',
    title: 'Curated journeys',
    lead: 'Nine routes that guests have asked for so often that we wrote them down, and ten more by Travel Africa. Each is a beginning.',
    hero: entry('heroBanner', 'curated-journeys'),
    packages: entries('packages', ...[...curatedRoutes, ...packageRoutes].map(slugOfRoute)),
    filters: [
      { title: 'Nights', options: ['Up to 7', '8 to 10', '11 or more'] },
      {
        title: 'Interests',
        options: [
          'Big game',
          'Birds',
          'Beach',
          'Children',
          'City',
          'Desert',
          'Rail',
          'Under canvas',
          'Walking',
          'Water',
          'Wellness',
          'Whales',
          'Wine',
        ],
      },
      { title: 'Country', options: countries.map(({ name }) => name) },
      { title: 'Budget', options: ['$5,000-$6,500', '$6,500-$8,000', '$8,000-$10,500', '$10,500+'] },
    ],
  },
];

/** The invitation to plan a journey from nothing. */
export const customJourney: Authored<CustomJourney> = {
  title: 'A journey planned for you',
  text: 'Most journeys we plan have no name. Tell us who is coming, how long you have and what you would regret having missed, and one person plans it with you.',
  image: plate('zambezi'),
  steps: [
    {
      title: 'You tell us three things',
      text: 'Who is coming, when, and what you would rather avoid. A telephone call takes ten minutes.',
      image: plate('room-reading'),
    },
    {
      title: 'We draw a route',
      text: `${capital(answered.journey)} you have a route on one page, with lodges, flights and one price for all of it.`,
      image: plate('rail'),
    },
    {
      title: 'You change it',
      text: 'As often as you like. We hold rooms for seven days while you think.',
      image: plate('cape-street'),
    },
  ],
  buttonText: 'Enquire about a journey',
  buttonLink: '/enquire/travel-africa',
  specialist: entry('specialist', 'Anwar Petersen'),
};

const pin = (
  name: string,
  category: string,
  text: string,
  link: string,
  image: Parameters<typeof plate>[0],
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
) => ({ name, category, text, image: plate(image), link, latitude, longitude });

/** The map of the five countries, with the places journeys stop at. */
export const travelAfricaMap: Authored<MapType> = {
  mapFor: 'travel-africa',
  title: 'Five countries on one map',
  category: 'Travel Africa',
  description: 'Most journeys join two or three of the five countries.',
  image: plate('home-dusk'),
  pins: [
    pin(
      'Lion Sands',
      'South Africa',
      'Six lodges and houses on the Sabie.',
      '/lionsands',
      'lion-sands',
      stops['Lion Sands'],
    ),
    pin(
      'Marataba',
      'South Africa',
      'Two lodges at the foot of the Waterberg.',
      '/marataba',
      'marataba',
      stops.Marataba,
    ),
    pin(
      'Cape Town',
      'South Africa',
      'A small hotel in Gardens.',
      '/capecadogan',
      'cape-town',
      stops['Cape Town'],
    ),
    pin(
      'Sossusvlei',
      'Namibia',
      'Red dunes, and a bed on the roof.',
      '/travel-africa/destination/namibia',
      'namib',
      stops.Sossusvlei,
    ),
    pin(
      'Okavango Delta',
      'Botswana',
      'Water in the dry season.',
      '/travel-africa/destination/botswana',
      'zambia-camp',
      stops['Okavango Delta'],
    ),
    pin(
      'Chobe River',
      'Botswana',
      'Elephants, from a boat.',
      '/travel-africa/destination/botswana',
      'boat-safari',
      stops['Chobe River'],
    ),
    pin(
      'Victoria Falls',
      'Zimbabwe',
      'Water or rock, by the month.',
      '/travel-africa/destination/zimbabwe',
      'victoria-falls',
      stops['Victoria Falls'],
    ),
    pin(
      'Mana Pools',
      'Zimbabwe',
      'On foot, beneath winterthorns.',
      '/travel-africa/destination/zimbabwe',
      'zimbabwe-mana',
      {
        latitude: -15.72,
        longitude: 29.36,
      },
    ),
    pin(
      'South Luangwa',
      'Zambia',
      'From camp to camp.',
      '/travel-africa/destination/zambia',
      'walking-safari',
      {
        latitude: -13.1,
        longitude: 31.78,
      },
    ),
  ],
  sellingPoints: [
    {
      title: 'By water',
      text: 'Boats, mokoros and canoes.',
      pins: ['Okavango Delta', 'Chobe River', 'Victoria Falls'],
    },
    {
      title: 'On foot',
      text: 'With guides who teach other guides.',
      pins: ['Mana Pools', 'South Luangwa', 'Marataba'],
    },
    {
      title: 'Big game',
      text: 'Where the chances are best.',
      pins: ['Lion Sands', 'Okavango Delta', 'South Luangwa'],
    },
    { title: 'Nobody about', text: 'Sand, and a sky.', pins: ['Sossusvlei'] },
  ],
};
