import type { Point } from './geometry.ts';

interface Mark {
  x: number;
  y: number;
}

/**
 * Moves marks that would cover one another apart, a little at a time.
 *
 * @param apart how far two stand from one another at least, in units
 */
export function pinsApart(points: readonly Point[], apart: number): readonly Readonly<Mark>[] {
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
