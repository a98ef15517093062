import type { Destination, Region } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../../../demo/content/authored.ts';
import { entries, entry, text } from '../../../demo/content/references.ts';
import { h, list, p } from '../../../demo/content/rich-text.ts';
import { facts, questions } from '../../../demo/content/shapes.ts';
import { picture, pictures } from './pictures.ts';

export const regions: readonly Authored<Region>[] = [
  {
    position: 1,
    key: 'lower-zambezi',
    name: 'Lower Zambezi',
    displayName: 'The river',
    lookupName: 'river-views',
    hidden: false,
    offeredIn: ['destination'],
    properties: entries('propertyUpdated', 'chibwe'),
    image: picture('river-canoe'),
    mapImage: picture('map'),
    description:
      'The Zambezi below Kariba, a kilometre wide and full of islands. An escarpment keeps the road away, and the winterthorn stands in rows as if somebody had planted it.',
    facts: facts({
      Country: 'Zambia',
      Airport: 'Lusaka',
      Driest: 'June to October',
      Malaria: 'Yes, all year',
    }),
    latitude: -15.62,
    longitude: 29.58,
  },
  {
    position: 2,
    key: 'damaraland',
    name: 'Damaraland',
    displayName: 'The desert',
    lookupName: 'desert-views',
    hidden: false,
    properties: entries('propertyUpdated', 'omburi'),
    image: picture('red-dune'),
    mapImage: picture('map'),
    description:
      'Granite, gravel and rivers that run for a few days in a good year. Elephants and rhino live here all the same, and walk a long way for it.',
    facts: facts({
      Country: 'Namibia',
      Airport: 'Windhoek',
      Rain: 'January to March',
      Malaria: 'Hardly any',
    }),
    latitude: -20.46,
    longitude: 14.37,
  },
  {
    position: 3,
    key: 'the-coast',
    name: 'Swakopmund and the coast',
    displayName: 'The coast',
    lookupName: 'shore-views',
    hidden: false,
    offeredIn: ['celebration'],
    properties: entries('propertyUpdated', 'tidehouse'),
    image: picture('fog-beach'),
    mapImage: picture('map'),
    description:
      'A small town between the Namib and a cold sea. Mornings are fog, afternoons are bright, and there is cake at four.',
    facts: facts({ Country: 'Namibia', Airport: 'Walvis Bay', Fog: 'Most mornings', Malaria: 'None' }),
    latitude: -22.68,
    longitude: 14.53,
  },
];

export const destinations: readonly Authored<Destination>[] = [
  {
    slug: 'lower-zambezi-national-park',
    position: 1,
    name: 'Lower Zambezi National Park',
    region: 'lower-zambezi',
    trackingCategory: 'Lower Zambezi',
    hero: entry('heroBanner', 'destinations-lower-zambezi-national-park'),
    lead: 'A park with one road, one river and a great many islands.',
    body: text(
      p(
        'Four thousand square kilometres between an escarpment and the Zambezi. Nearly everything that lives here comes to the river once a day.',
      ),
      h('What it is best at'),
      p('Canoes. You sit as low as the buffalo, and they look up from the grass as you go by.'),
      list('Walk from June to October', 'Canoe from April to November', 'Fish with a guide, and put it back'),
    ),
    image: picture('river-shallows'),
    mapImage: picture('map'),
    facts: facts({ Size: '4,092 square kilometres', 'From Lusaka': '40 minutes by air' }),
    gallery: pictures('hippo-bend', 'river-heron'),
    properties: entries('propertyUpdated', 'chibwe'),
    stays: entries('accommodation', 'ilala-camp', 'katondo-camp', 'mulonga'),
    latitude: -15.5,
    longitude: 29.67,
    questions: questions({
      'When do the camps close?': 'From December to March, when the tracks are under water.',
    }),
  },
  {
    slug: 'damaraland',
    position: 2,
    name: 'Damaraland',
    region: 'damaraland',
    trackingCategory: 'Damaraland',
    hero: entry('heroBanner', 'destinations-damaraland'),
    lead: 'Stone, and what manages to live on it.',
    body: text(
      p(
        'The rivers here are roads of sand with trees along them. Elephants use them, and so do we, more slowly.',
      ),
      h('What it is best at'),
      p(
        'Distance. On most days the next person is forty kilometres off, and is the one who brings the bread.',
      ),
    ),
    image: picture('desert-drive'),
    mapImage: picture('map'),
    facts: facts({ 'From Windhoek': '1 hour 20 minutes by air', Nights: 'Cold from May to August' }),
    gallery: pictures('open-pan', 'balloons'),
    properties: entries('propertyUpdated', 'omburi'),
    latitude: -20.46,
    longitude: 14.37,
    questions: questions({ 'Can we drive ourselves?': 'Yes, with two spare wheels and patience.' }),
  },
  {
    slug: 'swakopmund',
    position: 3,
    name: 'Swakopmund',
    region: 'the-coast',
    hero: entry('heroBanner', 'destinations-swakopmund'),
    lead: 'A town for the two nights on either side of sand.',
    body: text(
      p(
        'Streets wide enough to turn an ox wagon, a lighthouse, and a sea that is too cold for anybody but seals.',
      ),
      p(
        'Everyone who drives in Namibia comes through here once. It is the only place where nobody minds sand on the floor.',
      ),
    ),
    image: picture('wreck'),
    mapImage: picture('map'),
    facts: facts({ 'From Windhoek': '4 hours by road', Sea: '14 °C, on a good day' }),
    gallery: pictures('tide-house-court'),
    properties: entries('propertyUpdated', 'tidehouse'),
    latitude: -22.68,
    longitude: 14.53,
    questions: questions({
      'Is the fog a pity?': 'It waters everything that lives in the dunes. By eleven it has gone.',
    }),
  },
];
