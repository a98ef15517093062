import type { Amenity } from '../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../plates/plates.ts';
import type { Authored } from './authored.ts';
import { driveLasts } from './common-facts.ts';
import { plate } from './references.ts';

type Row = readonly [title: string, icon: string, text: string, image?: PlateId];

const rows: Readonly<Record<Amenity['category'], readonly Row[]>> = {
  room: [
    [
      'Private deck',
      'deck',
      'Two chairs, a rail to put your feet on, and nobody else’s deck in view.',
      'suite-view',
    ],
    [
      'Bath with a view',
      'bath',
      'Deep enough for a tall person, and placed so that you see out of it lying down.',
      'room-bath',
    ],
    ['Outdoor shower', 'shower', 'Behind a wall of poles, with hot water and the sky.'],
    ['Plunge pool', 'plunge-pool', 'Three metres by four, cold in July and perfect in November.'],
    ['Fireplace', 'fire', 'Laid before supper from May to August. One match does it.'],
    [
      'Air conditioning and a fan',
      'fan',
      'The fan is enough from March to September. The air conditioning is for the rest.',
    ],
    [
      'A fan inside the net',
      'net-fan',
      'It uses as much as a lamp, and cools the person instead of the room.',
    ],
    ['Mosquito net', 'net', 'Let down at turn-down, with repellent and a coil beside the bed.'],
    [
      'Hair dryer',
      'hair-dryer',
      'On a hook beside the mirror, and a strong one. People wrote to us about the old one.',
    ],
    [
      'Tea, coffee and a flask of milk',
      'kettle',
      'Ground coffee, leaf tea, rooibos, and fresh milk put down at nine.',
    ],
    [
      'A stocked fridge',
      'fridge',
      'Water, tonic, beer, juice and a half-bottle of wine. It is part of the stay and filled each morning.',
    ],
    [
      'A cool box',
      'cool-box',
      'Filled with ice and whatever you asked for at turn-down. It took the place of a refrigerator, and nobody misses the hum.',
    ],
    [
      'Safe and adaptors',
      'safe',
      'A safe large enough for a camera body, and sockets for South African, European, British and American plugs.',
    ],
    [
      'Wi-Fi in the room',
      'wifi',
      'In rooms, and nowhere else: not on decks you share, and never on a vehicle.',
    ],
    ['Wool hot-water bottle', 'hot-water-bottle', 'In the bed at eight, from May to August.'],
  ],
  lodge: [
    ['Swimming pool', 'pool', 'Open from six until dark. Towels are in the chest.'],
    [
      'A pool that is warm in winter',
      'heated-pool',
      'Heated by the sun to twenty-six degrees from May to September.',
    ],
    [
      'Spa',
      'spa',
      'Treatments from nine until six; evenings by arrangement. Book the first one before you arrive in August.',
      'spa',
    ],
    [
      'Library',
      'library',
      'Field guides, novels left behind, and one shelf nobody may take from.',
      'room-reading',
    ],
    [
      'Telescope',
      'telescope',
      'Set up on clear evenings after supper, with somebody who knows where to point it.',
      'stargazing',
    ],
    ['Gym', 'gym', 'Two machines, weights, a mat, and one window, well placed.'],
    [
      'Mack and Madi tent',
      'children',
      'A microscope, casts of eleven kinds of footprint, a drawer of feathers and an oven. From four years, with two children’s guides.',
      'family-tent',
    ],
    ['Boma', 'boma', 'A ring of reeds with a fire in it. Supper twice a week, under the sky.', 'boma'],
    [
      'Wine cellar',
      'wine',
      'Three hundred bottles from within a day’s drive of Cape Town. House wines are included; these are not.',
      'wine-cellar',
    ],
    [
      'Hide',
      'hide',
      'Planks, a bench, a long window without glass, and the water at the height of your chin.',
      'birding-hide',
    ],
    [
      'Shop',
      'shop',
      'Things made in the villages along the fence, with the name of who made them. The money goes back with the name.',
    ],
    [
      'Reached without a step',
      'step-free',
      'Suites, deck, dining room and pool on one level, with doors ninety centimetres wide.',
    ],
    [
      'Vehicle with a lift',
      'lift',
      'A safari vehicle whose second row is reached by a lift for a wheelchair, with a fixing for it.',
    ],
    [
      'Power from the sun',
      'sun',
      'Panels and batteries carry the lodge by day and through most nights. The switch is silent.',
    ],
    ['Fence round the lodge', 'fence', 'Low and electric. Animals stay out, and a small child may run.'],
    ['Courtyard', 'courtyard', 'Brick, jasmine, a fountain that works, and shade from eleven o’clock.'],
  ],
  outside: [
    [
      'Two drives a day',
      'vehicle',
      `Early in the morning and late in the afternoon, ${driveLasts.toLowerCase()} each, six guests to a vehicle.`,
      'game-drive',
    ],
    [
      'Walks with two guides',
      'walk',
      'Two to four hours before the heat, eight guests at most, from sixteen years.',
      'walking-safari',
    ],
    [
      'A boat on the river',
      'boat',
      'Six seats, a canopy and a quiet engine, November to April while the river allows.',
      'boat-safari',
    ],
    [
      'Sleep-outs in a treehouse',
      'treehouse',
      'One night out while your room is kept, with supper in a basket and a radio.',
      'treehouse-night',
    ],
    [
      'Waterhole in front of the deck',
      'waterhole',
      'Sixty-two metres from the rail, and lit by nothing but the moon.',
      'lodge-monwana',
    ],
    ['Fishing', 'rod', 'Rods are at the boathouse. The tigerfish go back.'],
    [
      'City on foot',
      'walk-city',
      'Kloof Street in four minutes, the Company’s Garden in ten, the cable car in a quarter of an hour by car.',
      'cape-street',
    ],
  ],
  service: [
    [
      'Laundry the same day',
      'laundry',
      'Put it in the basket before you go out. It is back before you dress for supper, and it is part of the stay.',
    ],
    [
      'A paramedic at the lodge',
      'paramedic',
      'At any hour. The nearest doctor is at the end of the airstrip road.',
    ],
    [
      'Escort to your room after dark',
      'lantern',
      'Every time, by someone who does it every night.',
      'lodge-dusk',
    ],
    [
      'A sitter for the evening',
      'sitter',
      'From the village, met on the first afternoon and not at the moment you go out. R 180 an hour.',
    ],
    [
      'Private vehicle and guide',
      'private-vehicle',
      'Your guide, your hours, your reasons to stop. It is part of the stay here.',
    ],
    ['Transfer from the airstrip', 'transfer', 'By a driver with your name, at the aircraft’s door.'],
    [
      'Lenses and supports to borrow',
      'camera',
      'Two lenses of 100 to 400 millimetres for the usual mounts, free for a drive.',
      'photography',
    ],
    [
      'Breakfast until half past ten',
      'breakfast',
      'Cooked when you appear, at a table in the window or the courtyard.',
    ],
    [
      'Parking behind the house',
      'parking',
      'Eleven places behind a gate, included. Ask for one when you book.',
    ],
    [
      'A chef of your own',
      'chef',
      'Who asks what you like on the first evening, and writes it down.',
      'fireside-cooking',
    ],
    [
      'A driver for the day',
      'driver',
      'Four hundred kilometres included, child seats in three sizes, conversation as you like it.',
    ],
  ],
};

/** What rooms, lodges and houses pick from, in the order the dialog lists it. */
export const amenities: readonly Authored<Amenity>[] = Object.entries(rows)
  .flatMap(([category, list]) =>
    list.map(([title, icon, text, image]) => ({
      category: category as Amenity['category'],
      title,
      icon,
      text,
      ...(image ? { image: plate(image) } : {}),
    })),
  )
  .map((amenity, index) => ({ ...amenity, position: index + 1 }));
