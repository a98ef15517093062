/** Where a focal point lies in one direction: the name of the class, and of the custom property it sets. */
const directions = ['fx', 'fy', 'nfx', 'nfy'];

/** Focal points in steps of 5 %: `.fx-35 { --fx: 35% }`; those that begin with "n" are for the picture of a narrow screen. */
export const focalPointRules: string = directions
  .flatMap((name) =>
    Array.from({ length: 21 }, (_, step) => `.${name}-${step * 5} { --${name}: ${step * 5}%; }`),
  )
  .join('\n');

/** Writes the classes of focal points where a style sheet says `@focal-points;`. */
export const writeFocalPoints = {
  postcssPlugin: 'focal-points',
  AtRule: {
    'focal-points'(rule: { before(css: string): unknown; remove(): unknown }) {
      rule.before(focalPointRules);
      rule.remove();
    },
  },
};
