import type { Bounds } from '../../ui/map/geometry.ts';

interface Mark {
  x: number;
  y: number;
}

/** How far two marks stand from one another at least, in units. */
const apart = 32;

/** Moves marks that would cover one another apart, a little at a time. */
export function pinsApart(points: readonly (readonly [x: number, y: number])[]): readonly Readonly<Mark>[] {
  const marks: Mark[] = points.map(([x, y]) => ({ x, y }));
  for (let turn = 0; turn < 60; turn++) {
    for (const [place, one] of marks.entries()) {
      for (const two of marks.slice(place + 1)) {
        const distance = Math.hypot(two.x - one.x, two.y - one.y);
        if (distance >= apart) continue;
        // Two at one point part along the diagonal.
        const angle = distance < 0.01 ? 0.8 : Math.atan2(two.y - one.y, two.x - one.x);
        const push = (apart - distance) / 2;
        one.x -= Math.cos(angle) * push;
        one.y -= Math.sin(angle) * push;
        two.x += Math.cos(angle) * push;
        two.y += Math.sin(angle) * push;
      }
    }
  }
  return marks;
}

/** The least breadth and height of a map in degrees, and the room around what is on it. */
const least = 8;
const room = 2;
/** Of the map's height to its breadth, at least and at most. */
const flattest = 0.7;
const tallest = 1;

/** The part of the land that shows all of these places, with room around them and of a shape that fits a page. */
export function boundsAround(
  places: readonly { readonly latitude: number; readonly longitude: number }[],
): Bounds {
  const span = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return { middle: (low + high) / 2, length: Math.max(least, high - low + 2 * room) };
  };
  const across = span(places.map(({ longitude }) => longitude));
  const up = span(places.map(({ latitude }) => latitude));
  const height = Math.max(up.length, across.length * flattest);
  const width = Math.max(across.length, height / tallest);
  return {
    west: across.middle - width / 2,
    east: across.middle + width / 2,
    south: up.middle - height / 2,
    north: up.middle + height / 2,
  };
}
