import { around } from './around.ts';
import { houses } from './houses.ts';
import { hours, type Making } from './making.ts';
import { place } from './names.ts';

const { region } = place;

const heads: readonly (readonly [page: string, title: string, words: string])[] = [
  [
    'kareebos',
    'Kareebos',
    'Two lodges and a house of stone between flat-topped hills, three hours from the sea.',
  ],
  [
    'kareebos-experiences',
    'Experiences at Kareebos',
    'Walks, fossils and long lunches: everything there is to do at Kareebos.',
  ],
  [
    'experiences-food-and-wine-kareebos',
    'Old bones at Kareebos',
    'Three hundred million years in the bank of a dry river, and lunch beside them.',
  ],
  [
    'kareebos-safaris',
    'Safaris at Kareebos',
    'The year at Kareebos month by month: heat, rain, and what is seen on a drive.',
  ],
  [
    'kareebos-rates-and-offers',
    'Rates at Kareebos',
    'What a night costs at Kareebos, season by season, and what is included in it.',
  ],
  [
    'kareebos-treehouses',
    'Treehouses at Kareebos',
    'One platform in a grove of karee trees, for a night under the whole sky.',
  ],
  [
    'kareebos-travel-info',
    'Getting to Kareebos',
    'Roads, an airstrip, gates and what to pack for the hills of Kareebos.',
  ],
  [
    'kareebos-stone-lodge',
    'Stone Lodge',
    'Eight rooms with thick walls, where the road ends and the plain begins.',
  ],
  [
    'kareebos-stone-lodge-rooms',
    'Rooms at Stone Lodge',
    'The rooms of Stone Lodge: size, beds, bathroom and prices by season.',
  ],
  [
    'kareebos-stone-lodge-shearer-house',
    'Shearer House',
    'A house for eight beside Stone Lodge, with a cook and a long table.',
  ],
  [
    'kareebos-windmill-camp',
    'Windmill Camp',
    'Six tents round a dam that a windmill fills, for those who like it quiet.',
  ],
  [
    'kareebos-windmill-camp-rooms',
    'Tents at Windmill Camp',
    'The tents of Windmill Camp: size, beds, bathroom and prices by season.',
  ],
  [
    'kareebos-treehouses-aloe',
    'Aloe Treehouse',
    'A bed four metres up in a karee tree, an hour from Stone Lodge on foot.',
  ],
  [
    'residences-wool-house',
    'Wool House',
    'The old wool store of Kareebos, a house for six to have for oneself.',
  ],
];

/** The property before it has lodges, as it is begun. */
const begun: Making['data'] = ({ picture }) => ({
  slug: 'kareebos',
  position: 50,
  name: place.name,
  shortName: place.shortName,
  region: region.key,
  line: 'Two lodges and a house of stone between flat-topped hills.',
  latitude: -32.2,
  longitude: 22.6,
  coordinates: '32.20° S, 22.60° E',
  palette: 'clay',
  storyTag: place.storyTag,
  offeredIn: ['email', 'celebration', 'destination'],
  locationName: place.location,
  destinationName: place.destination,
  crmField: place.crmField,
  trackingCategory: place.counts,
  roomsPage: 'rooms',
  travelInfoPage: true,
  cardImage: picture(0),
  dropDownImage: picture(1),
  dropdownImageMobi: picture(2),
  statement: 'There was a sea here once, and the hills were islands.',
  statementText: 'We walk on its floor in the morning, and drive home along its shore.',
  deposit: 'One third to confirm.',
  cancellation: 'Until sixty days before arrival all but the deposit is paid back.',
  bookableFrom: 6,
  availabilityQuery: '?from={arrival}&to={departure}&adults={adults}&children={children}',
  gettingHere: 'Three hours on tar from George, and the last ten kilometres on gravel.',
  routes: [{ from: 'George', by: 'Own car', time: '3 hours', note: 'Fill up at the foot of the pass' }],
  travelInfo: [{ title: 'What to pack', text: 'A hat, and a jersey for every evening of the year.' }],
  day: hours,
});

const firsts: readonly Making[] = [
  {
    as: 'region',
    in: 'region',
    data: ({ picture }) => ({
      position: 50,
      key: region.key,
      name: region.name,
      displayName: region.displayName,
      lookupName: region.tours,
      hidden: false,
      image: picture(3),
      description: 'A plain as wide as some countries, with hills that all end at one height.',
      latitude: -32.2,
      longitude: 22.6,
    }),
  },
  { as: 'property', in: 'propertyUpdated', data: begun },
  ...heads.map(
    ([page, title, words], at): Making => ({
      as: `banner of ${page}`,
      in: 'heroBanner',
      data: ({ picture }) => ({
        heroBannerFor: page,
        bannerText: title,
        bannerSubText: words,
        backgroundImage: picture(at),
        backgroundImageMobi: picture(at + 1),
      }),
    }),
  ),
  ...heads.map(
    ([page, title, words]): Making => ({
      as: `intro of ${page}`,
      in: 'introSection',
      data: () => ({
        heroBannerFor: page,
        primaryTextMain: title,
        primaryTextSub: words,
        metaTitle: title,
        metaDescription: words,
      }),
    }),
  ),
];

/** What leads from the property to what was made after it: written last, as it is by hand. */
const whole: Making = {
  as: 'property',
  in: 'propertyUpdated',
  data: ({ of }) => ({
    accommodation: [of('Stone Lodge'), of('Windmill Camp')],
    rooms: [of('Stone room'), of('Windmill tent')],
    safaris: [of('safari')],
    treehouses: [of('Aloe')],
  }),
};

/** Everything of the place, in the order in which it is written and published. */
export const makings: readonly Making[] = [
  ...firsts,
  ...houses,
  ...around,
  whole,
  { as: 'region', in: 'region', data: ({ of }) => ({ properties: [of('property')] }) },
];
