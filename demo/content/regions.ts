import type { Region } from '../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../plates/plates.ts';
import type { Authored } from './authored.ts';
import { malariaFact, road } from './common-facts.ts';
import { entries, plate } from './references.ts';
import { facts } from './shapes.ts';

interface Listed {
  readonly key: string;
  readonly name: string;
  readonly displayName: string;
  readonly lookupName?: string;
  readonly hidden?: true;
  readonly offeredIn?: Authored<Region>['offeredIn'];
  readonly properties: readonly string[];
  readonly image: PlateId;
  readonly description: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly latitude: number;
  readonly longitude: number;
}

const listed: readonly Listed[] = [
  {
    key: 'sabi-sand',
    name: 'Sabi Sand Game Reserve and Kruger National Park',
    displayName: 'Lion Sands Game Reserve',
    lookupName: 'sabi-sands-reserve',
    properties: ['lionsands'],
    image: 'lion-sands',
    description:
      'Sixty-five thousand hectares of private land between the villages and the Kruger National Park, with no fence towards the park since 1993, and the Sabie along its southern edge. Our land lies on both sides of that edge.',
    facts: {
      Province: 'Mpumalanga',
      Airport: 'Skukuza',
      Driest: 'June to September',
      Malaria: malariaFact,
    },
    latitude: -24.95,
    longitude: 31.5167,
  },
  {
    key: 'thornybush',
    name: 'Thornybush Game Reserve',
    displayName: 'Monwana Game Lodge',
    lookupName: 'thornybush-reserve',
    properties: ['monwana'],
    image: 'monwana',
    description:
      'Fourteen thousand hectares of knob thorn and marula under the escarpment, open to the Kruger National Park since 2017. Wild dogs were the first to take notice.',
    facts: {
      Province: 'Limpopo',
      Airport: 'Hoedspruit Eastgate',
      Driest: 'May to September',
      Malaria: malariaFact,
    },
    latitude: -24.4333,
    longitude: 31.1667,
  },
  {
    key: 'marakele',
    name: 'Marakele National Park',
    displayName: 'Marataba',
    lookupName: 'waterberg-region',
    properties: ['marataba'],
    image: 'marataba',
    description:
      'Where the plain of the bushveld runs up against the Waterberg: sandstone cliffs to two thousand metres, the largest colony of Cape vultures, a great deal of rhino, and no malaria.',
    facts: {
      Province: 'Limpopo',
      'From Johannesburg': `${road.johannesburgMarataba} by road`,
      Driest: 'May to September',
      Malaria: 'None',
    },
    latitude: -24.3333,
    longitude: 27.4667,
  },
  {
    key: 'cape-town',
    name: 'Cape Town',
    displayName: 'Cape Town',
    lookupName: 'cape-town',
    properties: ['capecadogan'],
    image: 'cape-town',
    description:
      'A mountain of a thousand and eighty-five metres with a city round it, two oceans’ worth of weather, and vineyards within twenty minutes of the front door.',
    facts: {
      Province: 'Western Cape',
      Airport: 'Cape Town International',
      Warmest: 'December to March',
      Malaria: 'None',
    },
    latitude: -33.9331,
    longitude: 18.4109,
  },
  {
    key: 'madikwe',
    name: 'Madikwe Game Reserve',
    displayName: 'Madikwe Safari Lodge',
    hidden: true,
    offeredIn: ['celebration'],
    properties: [],
    image: 'elephants',
    description:
      'Seventy-five thousand hectares on the border of Botswana, stocked from nothing in the 1990s and without malaria. We arrange celebrations there with friends.',
    facts: {
      Province: 'North West',
      'From Johannesburg': '4 hours by road',
      Driest: 'May to September',
      Malaria: 'None',
    },
    latitude: -24.7667,
    longitude: 26.2833,
  },
  {
    key: 'stellenbosch',
    name: 'Stellenbosch',
    displayName: 'Stellenbosch',
    hidden: true,
    properties: [],
    image: 'winelands',
    description:
      'The second-oldest town of the Cape, laid out in 1679 under oaks, with mountains on three sides and more than a hundred and fifty cellars. Oldenburg stands over the hill from it.',
    facts: {
      Province: 'Western Cape',
      'From Cape Town': '50 minutes by road',
      Harvest: 'Late January to March',
      Malaria: 'None',
    },
    latitude: -33.9321,
    longitude: 18.8602,
  },
];

/** The regions in the order menus and the booking dialog show them. */
export const regions: readonly Authored<Region>[] = listed.map(
  ({ image, properties, facts: given, hidden = false, ...words }, index) => ({
    ...words,
    hidden,
    position: index + 1,
    properties: entries('propertyUpdated', ...properties),
    image: plate(image),
    mapImage: plate('map-southern-africa'),
    facts: facts(given),
  }),
);
