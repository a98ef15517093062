export interface Steps {
  /** `null` while nothing is chosen. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** A number that must be given cannot be taken back. */
  readonly required: boolean;
}

/** One more, `null` at the upper limit. The first press counts one: whoever travels with two children presses twice. */
export function oneMore({ value, min, max }: Steps): number | null {
  const next = value === null ? Math.max(min, 1) : value + 1;
  return next <= max ? next : null;
}

/** One fewer; "" takes the number back, `null` where nothing is left to take. */
export function oneFewer({ value, min, required }: Steps): number | '' | null {
  if (value === null) return null;
  if (value > min) return value - 1;
  return required ? null : '';
}
