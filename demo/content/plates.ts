import { days } from './plates/days.ts';
import { evenings } from './plates/evenings.ts';
import { hours } from './plates/hours.ts';
import { houseRooms } from './plates/house-rooms.ts';
import { houses } from './plates/houses.ts';
import { inlandSuites } from './plates/inland-suites.ts';
import { interiors } from './plates/interiors.ts';
import { journeys } from './plates/journeys.ts';
import { outings } from './plates/outings.ts';
import { peopleAtIt } from './plates/people-at-it.ts';
import { places } from './plates/places.ts';
import { plans } from './plates/plans.ts';
import { portraits } from './plates/portraits.ts';
import { prints } from './plates/prints.ts';
import { riverSuites } from './plates/river-suites.ts';
import { rooms } from './plates/rooms.ts';
import { routes } from './plates/routes.ts';
import { stops } from './plates/stops.ts';
import { treehouseHours } from './plates/treehouse-hours.ts';
import { uprights } from './plates/uprights.ts';
import { work } from './plates/work.ts';

export type { Plate } from './plates/plate.ts';

/** Every picture of the demonstration; the key is the file's name in `demo/art/plates`, without its ending. */
export const plates = {
  ...places,
  ...houses,
  ...interiors,
  ...rooms,
  ...riverSuites,
  ...inlandSuites,
  ...houseRooms,
  ...treehouseHours,
  ...days,
  ...evenings,
  ...outings,
  ...routes,
  ...stops,
  ...journeys,
  ...work,
  ...hours,
  ...peopleAtIt,
  ...prints,
  ...plans,
  ...uprights,
  ...portraits,
};

export type PlateId = keyof typeof plates;

/** Whether an id is that of a plate. */
export const isPlate = (id: string): id is PlateId => id in plates;
