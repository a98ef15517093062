import { type Plate, plate } from './plate.ts';

/** What the levy pays for, and who does it. */
export const work = {
  'project-learning-centre': plate(
    'Two children read at a table under a hanging lamp, a teacher beside them and a wall of books behind',
    'Half past four, Justicia',
    '24°54′S 31°24′E',
    50,
    66,
  ),
  'project-bees': plate(
    'Hives hang from a wire along a field; an elephant has stopped behind it and a woman watches from the grass',
    'One kilometre that hums',
    '24°52′S 31°22′E',
    44,
    72,
  ),
  'project-rhino-count': plate(
    'Two people on a rise, one with binoculars and one with a notebook, look down at a rhino and her calf',
    'A census',
    '24°24′S 27°33′E',
    68,
    66,
  ),
  'project-nursery': plate(
    'Seedlings stand in long rows under a green net; a woman bends to them and a man writes in a book',
    'Under shade cloth',
    '24°55′S 31°25′E',
    62,
    62,
  ),
  'project-pump-house': plate(
    'A brick pump house with a water tank on a stand and panels that face the sun; a woman and a child walk by',
    'The pump house',
    '24°54′S 31°24′E',
    68,
    60,
  ),
  'project-sewing-room': plate(
    'Two women sew at machines below a long window while a third brings folded cloth past two new curtains',
    'The sewing room, Huntington',
    '24°56′S 31°22′E',
    46,
    64,
  ),
  'careers-bus': plate(
    'Three people with bags walk to the open door of a bus on a sandy road, luggage on its roof',
    'Friday, and the bus home',
    null,
    54,
    68,
  ),
  'tracker-seat': plate(
    'A tracker on the seat above the bumper points along tracks in the sand, the guide at the wheel behind',
    'What the road says',
    null,
    58,
    60,
  ),
} as const satisfies Record<string, Plate>;
