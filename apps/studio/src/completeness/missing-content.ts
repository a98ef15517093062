import type { EntryLike } from '@sundowner/brand';
import type { Asked, ContentRule } from './content-rule.ts';
import { contentRules } from './content-rules.ts';
import { type EntryContext, formOf } from './entry-context.ts';
import { type FormField, isEmpty, type NamedField, namedFields, valueAt } from './form-fields.ts';

/** Whether entries of a collection make pages that can lack something. */
export const canMissContent = (collection: string): boolean => Object.hasOwn(contentRules, collection);

/** One thing to fill in, as a line of a list. */
export interface MissingContent {
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

function ofRule(rule: ContentRule, asked: Asked, fields: readonly NamedField[]): MissingContent | null {
  const { name, says, of, isMissing, entryOf } = rule;
  if (of && !of(asked)) return null;
  const empty = () => rule.fields.every((path) => isEmpty(valueAt(asked.entry, path)));
  if (!(isMissing ? isMissing(asked) : empty())) return null;
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
export function missingContent(
  collection: string,
  form: readonly FormField[],
  entry: EntryLike,
  context: EntryContext,
): readonly MissingContent[] {
  const fields = namedFields(form);
  const asked = { entry, context };
  const needed = fields
    .filter(({ required, path }) => required && isEmpty(valueAt(entry, path)))
    .map(
      ({ path, label, tab }): MissingContent => ({
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
  const better = (contentRules[collection] ?? [])
    .flatMap((rule) => ofRule(rule, asked, fields) ?? [])
    .filter(({ field }) => !needed.some((each) => each.field === field && field !== null));
  return [...needed, ...better];
}
