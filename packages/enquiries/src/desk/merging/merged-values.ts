import type { FormValues } from '../../forms/form.ts';

/** What no merge changes: consent and what was agreed to beside it stay as each of the two was asked. */
const fixed: readonly string[] = ['accept', 'hearMoreAbout'];

/** The name under which a concierge chooses whom the whole is with. */
export const assigneeField = 'with';

/** Fields that are taken from the second, each once. */
export const takenFields = (fromOther: readonly string[]): string[] =>
  [...new Set(fromOther)].filter((name) => name !== assigneeField && !fixed.includes(name));

/** What the first says with those fields as the second has them; one that is empty there becomes empty. */
export function mergedValues(
  first: Readonly<FormValues>,
  second: Readonly<FormValues>,
  taken: readonly string[],
): FormValues {
  const kept = Object.entries(first).filter(([name]) => !taken.includes(name));
  const other = Object.entries(second).filter(([name]) => taken.includes(name));
  return Object.fromEntries([...kept, ...other]);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the first says once they are taken apart: each taken field as it was, unless it was changed since. */
export function valuesAgain(
  now: Readonly<FormValues>,
  before: Readonly<FormValues>,
  merged: Readonly<FormValues>,
  taken: readonly string[],
): FormValues {
  const untouched = taken.filter((name) => same(now[name], merged[name]));
  return mergedValues(now, before, untouched);
}

/** What the whole does not say: fields of the second that were not taken, and those of the first that were replaced. */
export function notKept(
  merged: Readonly<FormValues>,
  before: Readonly<FormValues>,
  second: Readonly<FormValues>,
): FormValues {
  const others = [...Object.entries(second), ...Object.entries(before)];
  return Object.fromEntries(
    others.filter(([name, value]) => !fixed.includes(name) && !same(value, merged[name])),
  );
}
