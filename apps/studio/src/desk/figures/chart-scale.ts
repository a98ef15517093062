/** The next of 1, 2, 5, 10, 20 … that is not below: where an axis ends. */
export function niceTop(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 5, 10].find((each) => each * power >= most) ?? 10;
  return step * power;
}

/** Where marks stand from 0 to the top: both, and the middle where it is whole. */
export const marksTo = (top: number): readonly number[] => (top % 2 === 0 ? [0, top / 2, top] : [0, top]);
