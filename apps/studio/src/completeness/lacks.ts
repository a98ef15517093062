import type { EntryLike } from '@sundowner/brand';
import { type Around, formOf } from './around.ts';
import { type FormField, isEmpty, type NamedField, namedFields, valueAt } from './form-fields.ts';
import type { Asked, LackRule } from './lack-rule.ts';
import { lackRules } from './lack-rules.ts';

/** Whether entries of a collection make pages that can lack something. */
export const canLack = (collection: string): boolean => Object.hasOwn(lackRules, collection);

/** One thing to fill in, as a line of a list. */
export interface Lack {
  readonly key: string;
  readonly name: string;
  /** What visitors miss; empty for a field without which nothing can be published. */
  readonly says: string;
  /** Tab it stands on; empty where there is none. */
  readonly tab: string;
  /** Without it the entry cannot be published. */
  readonly needed: boolean;
  /** The field to open, in this entry. */
  readonly field: string | null;
  /** The form of another entry that holds it. */
  readonly href: string | null;
  /** Collection of the entry that has still to be begun for it. */
  readonly begins: string | null;
}

function ofRule(rule: LackRule, asked: Asked, fields: readonly NamedField[]): Lack | null {
  const { name, says, of, lacks, entryOf } = rule;
  if (of && !of(asked)) return null;
  const empty = () => rule.fields.every((path) => isEmpty(valueAt(asked.entry, path)));
  if (!(lacks ? lacks(asked) : empty())) return null;
  const [field = null] = rule.fields;
  const known = fields.find(({ path }) => path === field);
  const title = typeof name === 'function' ? name(asked) : (name ?? known?.label ?? '');
  const other = entryOf?.(asked);
  return {
    key: field ?? other?.join(' ') ?? title,
    name: title,
    says,
    tab: known?.tab ?? '',
    needed: false,
    field,
    href: other ? formOf(...other) : null,
    begins: other && other[1] === null ? other[0] : null,
  };
}

/**
 * What an entry lacks: first what it cannot be published without, then what its pages are better with.
 *
 * @param entry with what is not published, and in a form what is not saved
 * @param form the fields of its collection
 */
export function lacksOf(
  collection: string,
  form: readonly FormField[],
  entry: EntryLike,
  around: Around,
): readonly Lack[] {
  const fields = namedFields(form);
  const asked = { entry, around };
  const needed = fields
    .filter(({ required, path }) => required && isEmpty(valueAt(entry, path)))
    .map(
      ({ path, label, tab }): Lack => ({
        key: path,
        name: label,
        says: '',
        tab,
        needed: true,
        field: path,
        href: null,
        begins: null,
      }),
    );
  const better = (lackRules[collection] ?? [])
    .flatMap((rule) => ofRule(rule, asked, fields) ?? [])
    .filter(({ field }) => !needed.some((each) => each.field === field && field !== null));
  return [...needed, ...better];
}
