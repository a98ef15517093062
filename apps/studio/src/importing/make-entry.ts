import { type ConvertContext, convert } from './convert.ts';
import { withFallbacks } from './fallbacks.ts';
import { inLocale } from './locales.ts';
import type { PlannedEntry } from './plan-entries.ts';
import type { Localised } from './source.ts';

export interface MadeEntry {
  readonly data: Readonly<Record<string, unknown>>;
  /** Required fields that stay empty: such an entry cannot be published. */
  readonly missing: readonly string[];
}

/**
 * An entry as the studio takes it. Fields the type has and the entry leaves empty are emptied, so that a second import
 * takes away what was taken away.
 *
 * @param fields the entry's own, or those of its published version
 */
export function makeEntry(
  { collection, plan, place }: PlannedEntry,
  fields: Readonly<Record<string, Localised>>,
  chain: readonly string[],
  context: ConvertContext,
): MadeEntry {
  const made: Record<string, unknown> = {};
  for (const [target, sources] of plan.sources) {
    const source = sources.find((name) => inLocale(fields[name], chain) !== undefined);
    const value =
      source === undefined ? undefined : convert(target, inLocale(fields[source], chain), context);
    made[target.name] =
      value ?? (target.many || target.kind === 'array' ? [] : target.kind === 'checkbox' ? false : null);
  }
  const data = withFallbacks(collection.slug, made, collection.fields, place, (words) => context.note(words));
  const missing = collection.fields.filter(
    ({ name, required, kind }) => required && kind !== 'checkbox' && kind !== 'group' && isEmpty(data[name]),
  );
  return { data, missing: missing.map(({ name }) => name) };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
