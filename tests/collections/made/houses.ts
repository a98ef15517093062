import { day, type Making } from './making.ts';

const property = 'kareebos';
const root = '/kareebos';
/** This year and the next, in South Africa; no test of it runs in the two hours in which that of the machine is another. */
const years = [new Date().getFullYear(), new Date().getFullYear() + 1];

/** What the booking service's address of each place is. */
export const bookingOf = (tag: string) => `https://book.example.com/kareebos?stay=${tag}`;

const lodge = (
  name: string,
  {
    at,
    banner,
    ...own
  }: { readonly at: number; readonly banner: string } & Readonly<Record<string, unknown>>,
  villas: readonly string[] = [],
): Making => ({
  as: name,
  in: 'accommodation',
  data: ({ of, picture }) => ({
    position: 900 + at,
    name,
    kind: 'lodge',
    property,
    enquiryName: name,
    line: `${name}, between the hills.`,
    features: ['No fence'],
    cardImage: picture(at),
    dropDownImage: picture(at),
    dropdownImageMobi: picture(at + 1),
    hero: of(`banner of ${banner}`),
    statement: 'It is quiet here.',
    statementText: 'So quiet that you hear the windmill of the next farm.',
    gallery: [picture(at + 2), picture(at + 3)],
    sleeps: 8,
    latitude: -32.21,
    longitude: 22.61,
    villas: villas.map(of),
    ...own,
  }),
});

/** Both lodges call theirs the same, as camps of one reserve do. */
const roomName = 'Room with a stove';

const room = (as: string, slug: string, of: string, page: string, at: number): Making => ({
  as,
  in: 'room',
  data: (writer) => ({
    slug,
    position: 900 + at,
    roomName,
    kind: 'room',
    property,
    accommodation: writer.of(of),
    line: 'A bed, a stove and a door to the plain.',
    description: 'Thick walls, cool at noon and warm at midnight.',
    size: 44,
    sleeps: 2,
    beds: 'King or twin',
    bathroom: 'Bath and shower',
    howMany: 8,
    dropDownImage: writer.picture(at),
    dropdownImageMobi: writer.picture(at),
    overviewDiscoverButtonLink: page,
    gallery: [writer.picture(at)],
  }),
});

type Priced = 'accommodation' | 'room' | 'residence' | 'treehouse';

const rates = (
  title: string,
  of: Readonly<Partial<Record<Priced, string>>>,
  per: 'person' | 'unit' | 'supplement',
  rand: number,
): readonly Making[] =>
  years.map((year) => ({
    as: `rate of ${title}, ${year}`,
    in: 'rate',
    data: (writer) => ({
      position: 900,
      title: `${title}, ${year}`,
      property,
      year,
      ...Object.fromEntries(Object.entries(of).map(([field, name]) => [field, writer.of(name)])),
      currency: 'ZAR',
      per,
      guests: '2 adults',
      seasons: [
        {
          name: 'All year',
          from: day(`${year}-01-01`),
          to: day(`${year}-12-31`),
          ...(per === 'person'
            ? { perPersonSharing: rand, single: rand + 1000, child: rand / 2 }
            : { unit: rand }),
          minimumNights: 1,
        },
      ],
      inclusions: ['All meals'],
      exclusions: ['Travel insurance'],
      ratesAsOf: day(`${year}-01-01`),
    }),
  }));

const card = (contentfulTag: string, at: number): Making => ({
  as: `card of ${contentfulTag}`,
  in: 'accommodationCard',
  data: ({ picture }) => ({
    contentfulTag,
    backgroundImage: picture(at),
    checkAvailabilityLink: bookingOf(contentfulTag),
  }),
});

/** Where guests of the place sleep, with prices and booking cards. Pages and tags of lodges are those the studio proposes. */
export const houses: readonly Making[] = [
  lodge('Shearer House', {
    at: 5,
    banner: 'kareebos-stone-lodge-shearer-house',
    kind: 'villa',
    // As a browser's address bar has it.
    link: `${root}/stone-lodge/shearer-house/`,
  }),
  lodge('Stone Lodge', { at: 7, banner: 'kareebos-stone-lodge', roomCount: 8 }, ['Shearer House']),
  lodge('Windmill Camp', { at: 9, banner: 'kareebos-windmill-camp', roomCount: 6 }),
  room('Stone room', 'kareebos-stone-room', 'Stone Lodge', `${root}/stone-lodge/rooms`, 4),
  room('Windmill tent', 'kareebos-windmill-tent', 'Windmill Camp', `${root}/windmill-camp/rooms`, 6),
  {
    as: 'Aloe',
    in: 'treehouse',
    data: ({ of, picture }) => ({
      name: 'Aloe',
      position: 90,
      identifier: 'aloe',
      property,
      line: 'A bed four metres up, in a grove of karee trees.',
      dropDownImage: picture(8),
      dropdownImageMobi: picture(8),
      discoverButtonLink: `${root}/treehouses/aloe`,
      hero: of('banner of kareebos-treehouses-aloe'),
      statement: 'The grove has the only shade, and the only owls.',
      hours: [{ time: '18:00', title: 'Up the ladder', text: 'Supper is there already.' }],
      gallery: [picture(9)],
      sleeps: 'Two',
      supplement: 4321,
      supplementNote: 'for two, for a night',
      latitude: -32.22,
      longitude: 22.62,
    }),
  },
  {
    as: 'Wool House',
    in: 'residence',
    data: ({ of, picture }) => ({
      name: 'Wool House',
      position: 90,
      enquiryName: 'Wool House',
      hero: of('banner of residences-wool-house'),
      property,
      accommodationTag: 'wool-house',
      line: 'The old wool store, for six.',
      statement: 'Two storeys of stone, and a loft that still smells of sheep.',
      statementText: 'A house for six, with a cook who comes at five and goes at nine.',
      sleeps: 6,
      bedrooms: 3,
      gallery: [picture(10), picture(11)],
      latitude: -32.23,
      longitude: 22.63,
    }),
  },
  ...rates('Stone Lodge, stone room', { accommodation: 'Stone Lodge', room: 'Stone room' }, 'person', 12_340),
  ...rates('Windmill Camp, tent', { accommodation: 'Windmill Camp', room: 'Windmill tent' }, 'person', 9_870),
  ...rates('Shearer House', { accommodation: 'Shearer House' }, 'unit', 45_670),
  ...rates('Wool House', { residence: 'Wool House' }, 'unit', 33_210),
  ...rates('Aloe', { treehouse: 'Aloe' }, 'supplement', 4321),
  card('stone-lodge', 12),
  card('windmill-camp', 13),
  card('shearer-house', 14),
  card('wool-house', 15),
];
