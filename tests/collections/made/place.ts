import { houses } from './houses.ts';
import { day, hours, lexical, type Making, year } from './making.ts';

/** Names of the place that is made, as visitors read them. */
export const place = {
  key: 'kareebos',
  root: '/kareebos',
  name: 'Kareebos Reserve',
  shortName: 'Kareebos',
  region: { key: 'great-karoo', name: 'Great Karoo', displayName: 'The Karoo', tours: 'karoo-views' },
  location: 'Kareebos, Great Karoo',
  destination: 'The Karoo hills',
  crmField: 'kareebos_lodge_s_requested',
  counts: 'Kareebos',
  storyTag: 'Kareebos Reserve',
  stories: 'kareebos-reserve',
} as const;

const { key, root, region } = place;

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
    'kareebos-safaris',
    'Safaris at Kareebos',
    'The year at Kareebos month by month: heat, rain, and what is seen on a drive.',
  ],
  [
    'kareebos-rates-and-offers',
    'Rates at Kareebos',
    'What a night costs at Stone Lodge, Windmill Camp and Shearer House, season by season.',
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

const around: readonly Making[] = [
  {
    as: 'safari',
    in: 'safari',
    data: ({ picture }) => ({
      position: 50,
      dropDownTitle: place.shortName,
      identifier: key,
      property: key,
      dropDownImage: picture(6),
      dropdownImageMobi: picture(7),
      link: `${root}/safaris`,
    }),
  },
  {
    as: 'safaris page',
    in: 'ourSafaris',
    data: ({ picture }) => ({
      ourSafarisFor: 'kareebos-safaris',
      property: key,
      title: 'Safaris at Kareebos',
      heading: 'On foot, and by an open car',
      content: lexical('Black rhino are followed on foot here, downwind and in single file.'),
      buttonText: 'Enquire',
      buttonLink: '/enquire/email',
      backgroundImage: picture(8),
      activities: [
        {
          title: 'On foot',
          text: 'Six guests and two guides.',
          duration: 'Three hours',
          who: 'From 14 years',
          image: picture(9),
        },
      ],
      months: year,
    }),
  },
  {
    as: 'experience',
    in: 'experiences',
    data: ({ picture, found }) => ({
      slug: 'fossils-before-lunch',
      position: 900,
      title: 'Fossils before lunch',
      subTitle: 'With somebody who knows them by name',
      description: 'A reptile lies in the bank of the dry river. You may touch it.',
      experienceCategory: found('kind'),
      experienceImage: picture(10),
      availableAt: place.shortName,
      properties: [key],
      cost: 'Included',
      buttonText: 'Enquire',
      buttonLink: '/enquire/experiences?experience=fossils-before-lunch',
    }),
  },
  {
    as: 'experiences page',
    in: 'experiencesProperty',
    data: ({ of, found, picture }) => ({
      contentfulTag: key,
      introSection: of('intro of kareebos-experiences'),
      experienceCategories: [
        {
          category: found('kind'),
          title: 'Old bones at Kareebos',
          subtitle: 'Three hundred million years of them',
          description: 'The river bed is a library.',
          link: `${root}/experiences/food-and-wine`,
          mainImage: picture(11),
          experiences: [of('experience')],
        },
      ],
      buttonText: 'Ask about a day',
      buttonLink: '/enquire/experiences',
    }),
  },
  {
    as: 'story tag',
    in: 'tag',
    data: () => ({ position: 90, title: place.storyTag, category: 'Properties' }),
  },
  {
    as: 'story',
    in: 'blog',
    data: ({ of, picture }) => ({
      title: 'The windmill that would not stop',
      standfirst: 'A night at Kareebos with a wind from the south.',
      date: day('2026-11-20'),
      category: 'From the hills',
      tags: [of('story tag')],
      image: picture(12),
      body: lexical('It turned all night, and in the morning the dam ran over.'),
    }),
  },
  {
    as: 'gallery picture',
    in: 'galleryItem',
    data: ({ picture }) => ({
      position: 900,
      title: 'Hills at Kareebos',
      image: picture(13),
      caption: 'They all end at one height.',
      property: key,
      subject: 'landscapes',
      forPress: true,
    }),
  },
  {
    as: 'gallery',
    in: 'imageGallery',
    data: ({ of, picture }) => ({
      position: 90,
      title: 'Kareebos',
      lead: 'Hills, stone and a windmill.',
      property: key,
      cover: picture(13),
      items: [of('gallery picture')],
    }),
  },
  {
    as: 'tour',
    in: 'tourLink',
    data: ({ picture }) => ({
      position: 90,
      title: 'Stone Lodge from within',
      url: 'https://tours.example.com/stone-lodge',
      contentfulTag: 'stone-lodge',
      tourLinkFor: [region.tours],
      image: picture(14),
    }),
  },
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
