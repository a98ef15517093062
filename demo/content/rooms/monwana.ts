import type { Room } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { entries, gallery, plate } from '../references.ts';
import { facts } from '../shapes.ts';

const everywhere = [
  'Private deck',
  'Outdoor shower',
  'Fireplace',
  'Air conditioning and a fan',
  'Mosquito net',
  'Hair dryer',
  'Tea, coffee and a flask of milk',
  'A stocked fridge',
  'Safe and adaptors',
  'Wi-Fi in the room',
  'Wool hot-water bottle',
];

export const monwanaRooms: readonly Authored<Room>[] = [
  {
    slug: 'monwana-waterhole-suite',
    position: 41,
    roomName: 'Waterhole suite',
    kind: 'suite',
    property: 'monwana',
    line: 'In the front row, facing the water.',
    description:
      'Five suites in a shallow curve, all turned towards the water. The glass slides into the wall, so that from the bed you see what the deck sees. A blanket, a notebook and a pair of binoculars hang beside the door, because it is generally at four in the morning that something comes.',
    dropDownImage: plate('room-monwana-waterhole'),
    dropdownImageMobi: plate('room-monwana-waterhole'),
    overviewDiscoverButtonLink: '/monwana/suites',
    size: 84,
    sleeps: 2,
    sleepsNote: 'Two; a child under twelve on a daybed when you book the whole lodge',
    beds: 'King or twin',
    bathroom: 'Bath facing the water, showers indoors and out',
    outside: 'Deck, 26 m²',
    pool: 'Plunge pool',
    sittingRoom: 'Two chairs and a sofa before the fire',
    view: 'The waterhole, sixty to ninety metres off',
    howMany: 5,
    inTheRoom: ['Fire', 'Fan and air conditioning', 'Stocked fridge', 'Binoculars', 'Notebook and pencil'],
    facts: facts({
      Steps: 'One, of nine centimetres, with a ramp for it',
      'Nearest and furthest from the water': 'Suite three and suite five',
      Lamps: 'Amber, at ankle height, so that the water stays dark',
    }),
    amenities: entries(
      'amenity',
      ...everywhere,
      'Bath with a view',
      'Plunge pool',
      'Waterhole in front of the deck',
    ),
    gallery: gallery('room-monwana-waterhole', 'room-monwana-waterhole-pool', 'room-monwana-waterhole-hooks'),
  },
  {
    slug: 'monwana-marula-suite',
    position: 42,
    roomName: 'Marula suite',
    kind: 'suite',
    property: 'monwana',
    line: 'Set back among marulas, for people who come for birds and quiet.',
    description:
      'Three suites at the edge of the trees, a little further from the deck and from one another. In February the fruit falls on the roof and the elephants know it. There is a larger pool, a hammock, and a bath outdoors behind a wall of poles, where Nkateko of the spa also gives treatments.',
    dropDownImage: plate('room-monwana-marula'),
    dropdownImageMobi: plate('room-monwana-marula'),
    overviewDiscoverButtonLink: '/monwana/suites',
    size: 96,
    sleeps: 2,
    sleepsNote: 'Two, from twelve years',
    beds: 'King or twin',
    bathroom: 'Bath outdoors, showers indoors and out',
    outside: 'Deck and walled garden, 48 m²',
    pool: 'Pool of its own, six metres',
    sittingRoom: 'Sitting room with a fireplace',
    view: 'Marula trees, and the end of the water through them',
    howMany: 3,
    inTheRoom: ['Fire', 'Fan and air conditioning', 'Stocked fridge', 'Hammock', 'Bird list'],
    facts: facts({
      Steps: 'None in suites seven and eight',
      'Walk to the main deck': 'Two minutes, escorted after dark',
      'Kinds of bird from one hammock': 'Forty-seven, the record',
    }),
    amenities: entries('amenity', ...everywhere, 'Plunge pool', 'Spa', 'Reached without a step'),
    gallery: gallery('room-monwana-marula', 'room-monwana-marula-pool', 'room-monwana-marula-fruit'),
  },
];
