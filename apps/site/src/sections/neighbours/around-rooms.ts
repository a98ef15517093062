import type { Lodge } from '../../content/lodge/lodge.ts';
import type { PropertyPage } from '../../content/property/property.ts';
import { type AmongProperties, aroundProperty } from './around.ts';
import type { Neighbour, Step } from './neighbours.tsx';
import { stepsInRing } from './steps-in-ring.ts';

/** Where else one could sleep, and the pages before and after. */
export interface AroundRooms {
  readonly heading: string;
  readonly places: readonly Neighbour[];
  readonly previous: Step;
  readonly next: Step;
}

/** Rooms of the other lodges of a property; where it has none, the other properties. */
export function aroundRooms(
  stay: Pick<Lodge, 'href'>,
  whole: PropertyPage | null,
  around: AmongProperties,
): AroundRooms {
  const lodges = (whole?.lodges ?? []).filter(
    ({ rooms, kind, href }) => rooms.length > 0 && kind === 'lodge' && href,
  );
  const places = lodges.map(({ name, line, href, picture }) => ({
    name,
    line,
    href: `${href}/rooms`,
    picture,
  }));
  const path = `${stay.href}/rooms`;
  const others = places.filter(({ href }) => href !== path);
  if (others.length === 0) return { heading: 'Other places to stay', ...aroundProperty(around) };
  return { heading: 'Rooms at the other lodges', places: others, ...stepsInRing(places, path) };
}
