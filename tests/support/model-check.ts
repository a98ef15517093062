import { bookablePlaces, type Collection, routeOf } from '@sundowner/brand';
import type { Field, TextareaField, TextField } from 'payload';

/** Stands for an id: what an entry of the demonstration points at. */
export interface Target {
  readonly collection: string;
  readonly kind?: 'image/' | 'video/' | 'application/pdf';
}

type Entry = Readonly<Record<string, unknown>>;

/** What a value stands in: its entry, and the collection whose words and pages it may name. */
interface Whole {
  readonly collection: Collection;
  readonly data: Entry;
}

/** Nobody fills it in: the studio does (reading time, who saved, what an import came from). */
const isStudiosOwn = (field: Field) => Boolean((field.admin as { hidden?: boolean } | undefined)?.hidden);

/** The fields of one level that somebody fills in, by name; tabs, rows and folds are only arrangement. */
function named(fields: readonly Field[]): Map<string, Field> {
  const found = new Map<string, Field>();
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) for (const [name, inner] of named(tab.fields)) found.set(name, inner);
    } else if (field.type === 'row' || field.type === 'collapsible') {
      for (const [name, inner] of named(field.fields)) found.set(name, inner);
    } else if ('name' in field && field.name && field.type !== 'ui' && !isStudiosOwn(field))
      found.set(field.name, field);
  }
  return found;
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' && value !== null && 'collection' in value;

function pointed(
  field: Field & { relationTo?: unknown; filterOptions?: unknown },
  value: unknown,
): string | null {
  if (!isTarget(value)) return 'is no reference';
  if (value.collection !== field.relationTo) return `points at ${value.collection}`;
  const wanted = (field.filterOptions as { mimeType?: { contains?: string } } | undefined)?.mimeType
    ?.contains;
  return wanted && value.kind !== wanted ? `points at a file of the kind ${value.kind}` : null;
}

function numberAt(field: Field & { min?: unknown; max?: unknown }, value: unknown): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'is no number';
  if (typeof field.min === 'number' && value < field.min) return `is under ${field.min}`;
  return typeof field.max === 'number' && value > field.max ? `is over ${field.max}` : null;
}

type Validate = (value: unknown, options: object) => unknown;

/** What a check of the studio asks of the request it runs in; the form of a link is judged, not yet whether its page stands. */
const circumstances = (data: Entry, siblingData: Entry) => ({
  data,
  siblingData,
  event: 'onChange',
  req: { payload: { config: {} }, t: (key: string) => key, context: {} },
});

/** What a word names that names another entry: properties and regions by their keys, places by their tags, tours by their region. */
function offered(of: string, collection: Collection): readonly string[] {
  const words: Readonly<Record<string, readonly string[]>> = {
    property: collection.properties.map(({ key }) => key),
    region: collection.regions.map(({ key }) => key),
    place: [...bookablePlaces(collection), ...collection.cards].map(({ tag }) => tag),
    tours: collection.regions.map(({ lookupName }) => lookupName).filter((name) => name !== ''),
  };
  return words[of] ?? [];
}

async function wordsAt(
  field: TextField | TextareaField,
  value: unknown,
  { collection, data }: Whole,
  row: Entry,
): Promise<string | null> {
  if (typeof value !== 'string') return 'is no text';
  const { validate, custom } = field as {
    validate?: Validate;
    custom?: { leadsTo?: unknown; word?: string };
  };
  const verdict = (await validate?.(value, circumstances(data, row))) ?? true;
  if (verdict !== true) return String(verdict);
  if (custom?.word && !offered(custom.word, collection).includes(value))
    return `names ${value}, which is no ${custom.word}`;
  if (custom?.leadsTo && value.startsWith('/') && !routeOf(value, collection))
    return `leads to ${value}, which is no route`;
  return null;
}

function optionAt(field: Extract<Field, { type: 'select' }>, value: unknown): string | null {
  const options = field.options.map((option) => (typeof option === 'string' ? option : option.value));
  return options.includes(value as string) ? null : `is “${String(value)}”, which is no option`;
}

/** What is wrong with one value, or `null`. Rows and groups are looked through by `problemsOf`. */
async function valueProblem(field: Field, value: unknown, whole: Whole, row: Entry): Promise<string | null> {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return wordsAt(field, value, whole, row);
    case 'email':
      return /^[^@\s]+@example\.com$/.test(String(value)) ? null : 'is no mailbox at example.com';
    case 'number':
      return numberAt(field, value);
    case 'checkbox':
      return typeof value === 'boolean' ? null : 'is neither yes nor no';
    case 'date':
      return Number.isNaN(Date.parse(String(value))) ? 'is no date' : null;
    case 'select':
      return optionAt(field, value);
    case 'richText':
      return (value as { root?: { children?: unknown[] } }).root?.children?.length ? null : 'has no words';
    case 'relationship':
    case 'upload':
      return pointed(field, value);
    default:
      return null;
  }
}

/**
 * Everything in an entry that the model does not take: names it does not know, what it requires and is empty, values of another kind,
 * references to another collection or kind of file, links to no route.
 */
export const problemsOf = (
  fields: readonly Field[],
  data: Entry,
  collection: Collection,
): Promise<string[]> => problemsAt(fields, data, { collection, data }, '');

async function problemsAt(fields: readonly Field[], row: Entry, whole: Whole, at: string): Promise<string[]> {
  const known = named(fields);
  const unknown = Object.keys(row).filter((name) => !known.has(name));
  const problems = unknown.map((name) => `${at}${name} is no field`);
  for (const [name, field] of known) {
    const value = row[name];
    const path = `${at}${name}`;
    if (isEmpty(value)) {
      // What a form only shows, the studio fills in.
      const asked = 'required' in field && field.required && !field.admin?.readOnly;
      if (asked) problems.push(`${path} is required`);
      continue;
    }
    if (field.type === 'array') {
      for (const [index, each] of (value as Entry[]).entries())
        problems.push(...(await problemsAt(field.fields, each, whole, `${path}.${index}.`)));
    } else if (field.type === 'group') {
      problems.push(...(await problemsAt(field.fields, value as Entry, whole, `${path}.`)));
    } else {
      const many = 'hasMany' in field && field.hasMany === true;
      for (const one of many ? (value as unknown[]) : [value]) {
        const problem = await valueProblem(field, one, whole, row);
        if (problem) problems.push(`${path} ${problem}`);
      }
    }
  }
  return problems;
}

const keptByStudio = (field: Field) =>
  field.type === 'join' ||
  ('admin' in field && Boolean((field.admin as { readOnly?: boolean } | undefined)?.readOnly));

/** Paths of fields no entry of a list fills. */
export function unfilled(fields: readonly Field[], rows: readonly Entry[], at = ''): string[] {
  return [...named(fields)].flatMap(([name, field]) => {
    if (keptByStudio(field) || name === 'importedFrom') return [];
    const values = rows.map((row) => row[name]).filter((value) => !isEmpty(value));
    if (values.length === 0) return [`${at}${name}`];
    if (field.type === 'array') return unfilled(field.fields, values.flat() as Entry[], `${at}${name}.`);
    if (field.type === 'group') return unfilled(field.fields, values as Entry[], `${at}${name}.`);
    return [];
  });
}
