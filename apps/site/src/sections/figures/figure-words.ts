import type { ImpactFigure } from '../../content/impact/impact.ts';

const inWords = new Intl.NumberFormat('en-GB');

/** "41,260". */
export const amount = (value: number): string => inWords.format(value);

/** Every figure of a chart in words: "Water, litres. 2021: 611; 2025: 447. The target is 400." */
export function figuresInWords({ title, unit, values, target }: ImpactFigure): string {
  const each = values.map(({ label, value }) => `${label}: ${amount(value)}`).join('; ');
  const aim = target === null ? '' : ` The target is ${amount(target)}.`;
  return `${title}${unit ? `, ${unit}` : ''}. ${each}.${aim}`;
}

/** The rows of the table beside a chart, the target last. */
export function figureRows({ values, target }: ImpactFigure) {
  const rows = values.map(({ label, value, bad }) => ({
    name: bad ? `${label}, the year that went wrong` : label,
    figure: amount(value),
  }));
  return target === null ? rows : [...rows, { name: 'Target', figure: amount(target) }];
}

/** Between which amounts a line is drawn, so that nobody takes a slope for more than it is. */
export function scaleInWords({ values, target }: ImpactFigure): string {
  const all = [...values.map(({ value }) => value), ...(target === null ? [] : [target])];
  return `The scale runs from ${amount(Math.min(...all))} to ${amount(Math.max(...all))}.`;
}
