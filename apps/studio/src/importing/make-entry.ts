import { type ConvertContext, convert } from './convert.ts';
import { withFallbacks } from './fallbacks.ts';
import { givenValue, isConstant } from './given-values.ts';
import { inLocale } from './locales.ts';
import type { PlannedEntry } from './plan-entries.ts';
import { joinedTexts, type LexicalText } from './rich-text/lexical-nodes.ts';
import type { Localised } from './source.ts';
import type { Target } from './targets.ts';

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
    const values = sources
      .map((name) => inLocale(fields[name], chain))
      .filter((value) => value !== undefined);
    made[target.name] = fromSources(target, values, context) ?? emptied(target);
  }
  for (const [target, given] of plan.given) {
    const there = made[target.name];
    if (isConstant(given) || isEmpty(there) || (target.kind === 'checkbox' && there === false))
      made[target.name] = givenValue(target, given, context) ?? emptied(target);
  }
  const data = withFallbacks(collection.slug, made, collection.fields, place, (words) => context.note(words));
  const missing = collection.fields.filter(
    ({ name, required, kind }) => required && kind !== 'checkbox' && kind !== 'group' && isEmpty(data[name]),
  );
  return { data, missing: missing.map(({ name }) => name) };
}

/** The best source alone, but for long texts, which follow one another: none of their words may be lost. */
function fromSources(target: Target, values: readonly unknown[], context: ConvertContext): unknown {
  if (target.kind !== 'richText') return convert(target, values[0], context);
  const texts = values.flatMap((value) => (convert(target, value, context) as LexicalText | undefined) ?? []);
  return texts.length > 1 ? joinedTexts(texts) : texts[0];
}

const emptied = ({ many, kind }: Target): unknown =>
  many || kind === 'array' ? [] : kind === 'checkbox' ? false : null;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
