import { days } from './words/days.ts';
import { evenings } from './words/evenings.ts';
import { hours } from './words/hours.ts';
import { houseRooms } from './words/house-rooms.ts';
import { houses } from './words/houses.ts';
import { inlandSuites } from './words/inland-suites.ts';
import { interiors } from './words/interiors.ts';
import { journeys } from './words/journeys.ts';
import { outings } from './words/outings.ts';
import { peopleAtIt } from './words/people-at-it.ts';
import { places } from './words/places.ts';
import { plans } from './words/plans.ts';
import { portraits } from './words/portraits.ts';
import { prints } from './words/prints.ts';
import { riverSuites } from './words/river-suites.ts';
import { rooms } from './words/rooms.ts';
import { routes } from './words/routes.ts';
import { stops } from './words/stops.ts';
import { treehouseHours } from './words/treehouse-hours.ts';
import { uprights } from './words/uprights.ts';
import { work } from './words/work.ts';

export type { Plate } from './words/plate.ts';

/** Every picture of the demonstration; the key is the file's name in `demo/plates/pictures`, without its ending. */
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
