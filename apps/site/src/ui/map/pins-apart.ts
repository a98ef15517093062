import type { Point } from './geometry.ts';

interface Mark {
  x: number;
  y: number;
}

/**
 * Moves marks that would cover one another apart, a little at a time.
 *
 * @param apart how far two stand from one another at least, in units
 * @param kept which of them stays where it is
 * @param round how far the others stand from that one at least
 */
export function pinsApart(
  points: readonly Point[],
  apart: number,
  kept: number | null = null,
  round = apart,
): readonly Readonly<Mark>[] {
  const marks: Mark[] = points.map(([x, y]) => ({ x, y }));
  for (let turn = 0; turn < 80; turn++) {
    for (const [place, one] of marks.entries()) {
      for (const [other, two] of marks.entries()) {
        if (other <= place) continue;
        const distance = Math.hypot(two.x - one.x, two.y - one.y);
        const least = place === kept || other === kept ? round : apart;
        if (distance >= least) continue;
        // Two at one point part along the diagonal.
        const angle = distance < 0.01 ? 0.8 : Math.atan2(two.y - one.y, two.x - one.x);
        const push = least - distance;
        const share = place === kept ? 0 : other === kept ? 1 : 0.5;
        one.x -= Math.cos(angle) * push * share;
        one.y -= Math.sin(angle) * push * share;
        two.x += Math.cos(angle) * push * (1 - share);
        two.y += Math.sin(angle) * push * (1 - share);
      }
    }
  }
  return marks;
}
