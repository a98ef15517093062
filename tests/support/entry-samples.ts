import { networkFacts, networks } from '@sundowner/brand';
import type { CollectionConfig, Field, RelationshipField } from 'payload';
import { expect } from 'vitest';

type Entry = Record<string, unknown>;

/** Ids of what a sample may point at: entries by collection, and media by the beginning of their type. */
export interface Targets {
  entry(collection: string): number | undefined;
  media(type: 'image/' | 'video/' | 'application/pdf'): number | undefined;
}

/**
 * Words of their own that some samples have, by collection: others name them by these. They are the demonstration's, which readers of
 * the tests know.
 */
export const ownWords: Readonly<Record<string, Entry>> = {
  propertyUpdated: { slug: 'capecadogan' },
  region: { key: 'cape-town', lookupName: 'cape-town' },
  // Of the ways to save the one that is held against no rate.
  // Its season is of the same year (FAC-01).
  rate: { year: 2020 },
  offer: { saving: { kind: 'extra', what: 'A private vehicle', usualPrice: 4900, price: 0 } },
};

/** What a field names by a word, and the collection whose sample has it; a place may still be written. */
const wordsNamed: Readonly<Record<string, readonly [word: string, collection: string | null]>> = {
  property: ['capecadogan', 'propertyUpdated'],
  region: ['cape-town', 'region'],
  tours: ['cape-town', 'region'],
  place: ['cape-cadogan', null],
};

/** The word a field takes that names another entry by it; `null` for any other field. */
function wordNamed(field: Field, targets: Targets): string | null | undefined {
  const of = (field as { custom?: { word?: unknown } }).custom?.word;
  if (field.type !== 'text' || typeof of !== 'string') return null;
  const [word, collection] = wordsNamed[of] ?? [];
  if (word === undefined || collection === undefined) throw new Error(`No sample names a ${of}.`);
  return collection === null || targets.entry(collection) !== undefined ? word : undefined;
}

/** Some entries, as rates, are for one of several places: their samples are for a lodge. */
const isNeeded = (field: RelationshipField): boolean =>
  Boolean(field.required) || (field.relationTo === 'accommodation' && !field.hasMany);

/** Whether a sample lacks what it cannot do without: an entry it points at or names has still to be made. */
export function lacksOthers(fields: readonly Field[], given: object): boolean {
  return fields.some((field) => {
    if (field.type === 'tabs') return field.tabs.some((tab) => lacksOthers(tab.fields, given));
    if (field.type === 'row' || field.type === 'collapsible') return lacksOthers(field.fields, given);
    if (field.type === 'array') {
      const sampled = Object.entries(given).find(([name]) => name === field.name)?.[1];
      return Array.isArray(sampled) && sampled.some((each) => lacksOthers(field.fields, each));
    }
    const names = field.type === 'text' && typeof field.custom?.word === 'string';
    return (
      ((field.type === 'relationship' && isNeeded(field)) || (names && Boolean(field.required))) &&
      !(field.name in given)
    );
  });
}

/** `plain` fills what needs no other entry; `whole` fills everything. */
export type Extent = 'plain' | 'whole';

const richText = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        textFormat: 0,
        textStyle: '',
        children: [{ type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }],
      },
    ],
  },
});

/** Values a text with a rule of its own may want; the first its own check takes is used. */
const texts = (name: string): string[] => [
  `Words of ${name}`,
  `words-of-${name.toLowerCase()}`,
  `/words-of-${name.toLowerCase()}`,
  '06-01',
  '08:30',
  'USD',
  '?from={arrival}&to={departure}',
  // A line of a map, by its kind and its places.
  `river ${name}\n-24.98, 31.56\n-25.01, 31.60`,
  ...networks.map((network) => `https://www.${networkFacts[network].domain}/${name}`),
  `WEBVTT\n\n00:00.000 --> 00:02.000\nWords of ${name}`,
  `We keep what you wrote, as told in the [privacy policy], for ${name}.`,
];

type Validate = (value: unknown, options: object) => unknown;

/** What a check of the studio asks of the request it runs in: its configuration, and its words. */
const request = { payload: { config: {} }, t: (key: string) => key };

function textOf(field: { name: string; validate?: unknown; custom?: Record<string, unknown> }): string {
  if (field.custom?.leadsTo === 'own') return '/residences/a-house-of-its-own';
  // A link is published only when its page exists.
  if (field.custom?.leadsTo) return '/contact-us';
  const check = field.validate as Validate | undefined;
  const found = texts(field.name).find((text) => {
    const verdict = check?.(text, { siblingData: {}, data: {}, event: 'onChange', req: request }) ?? true;
    // What has to look something up is judged by the studio alone: a collection with such a field has words of its own.
    if (!(verdict instanceof Promise)) return verdict === true;
    verdict.catch(() => {});
    return true;
  });
  if (!found) throw new Error(`No sample suits the field ${field.name}.`);
  return found;
}

/** What Payload keeps with every entry and row; it adds these to fields that a configuration was built from. */
const payloadsOwn: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status']);

/** What the studio writes by itself, whatever a request says: who saved, how long a story takes to read. An import says where from. */
const isStudiosOwn = (field: Field & { name: string }) =>
  Boolean((field.admin as { hidden?: boolean } | undefined)?.hidden) && field.name !== 'importedFrom';

const kept = (field: Field) =>
  ('admin' in field && field.admin !== undefined && 'readOnly' in field.admin) ||
  ('custom' in field && field.custom?.keptByStudio === true);

function valueFor(field: Field, targets: Targets, extent: Extent): unknown {
  const named = wordNamed(field, targets);
  if (named !== null) {
    if (named === undefined || (extent === 'plain' && !('required' in field && field.required)))
      return undefined;
    return 'hasMany' in field && field.hasMany ? [named] : named;
  }
  switch (field.type) {
    case 'text':
      return field.hasMany ? [textOf(field), `More of ${field.name}`] : textOf(field);
    case 'textarea':
      return textOf(field);
    case 'email':
      return `${field.name.toLowerCase()}@example.com`;
    case 'number':
      return Math.min(Math.max(field.min ?? 0, 0) + 7, field.max ?? 3000);
    case 'checkbox':
      return !field.defaultValue;
    case 'date':
      // What is shown for a time is shown now.
      return /until$/i.test(field.name) ? '2099-03-04T12:30:00.000Z' : '2020-03-04T12:30:00.000Z';
    case 'select': {
      const options = field.options.map((option) => (typeof option === 'string' ? option : option.value));
      return field.hasMany ? options.slice(-2) : options.at(-1);
    }
    case 'richText':
      return richText(`Long words of ${field.name}`);
    case 'array': {
      return Array.from({ length: field.minRows ?? 1 }, () => sample(field.fields, targets, extent));
    }
    case 'group':
      return sample(field.fields, targets, extent);
    case 'relationship': {
      if (extent === 'plain' && !isNeeded(field)) return undefined;
      const id = targets.entry(field.relationTo as string);
      return field.hasMany && id !== undefined ? [id] : id;
    }
    case 'upload': {
      if (extent === 'plain' && !field.required) return undefined;
      const wanted = (field.filterOptions as { mimeType: { contains: 'image/' } }).mimeType.contains;
      const id = targets.media(wanted);
      return field.hasMany && id !== undefined ? [id] : id;
    }
    default:
      throw new Error(`There is no sample for a field of type ${field.type}.`);
  }
}

/** An entry with every field filled, made from the fields themselves: a new field is part of it at once. */
export function sample(fields: readonly Field[], targets: Targets, extent: Extent): Entry {
  const entry: Entry = {};
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) Object.assign(entry, sample(tab.fields, targets, extent));
    } else if (field.type === 'row' || field.type === 'collapsible') {
      Object.assign(entry, sample(field.fields, targets, extent));
    } else if (
      'name' in field &&
      field.name &&
      !payloadsOwn.has(field.name) &&
      !kept(field) &&
      field.type !== 'join' &&
      field.type !== 'ui' &&
      !isStudiosOwn(field)
    ) {
      const value = valueFor(field, targets, extent);
      if (value !== undefined) entry[field.name] = value;
    }
  }
  return entry;
}

/** Holds every field of `sent` against what was read: another entry or a picture must have come along, populated. */
export function expectSame(fields: readonly Field[], sent: Entry, read: Entry, where: string): void {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) expectSame(tab.fields, sent, read, where);
    } else if (field.type === 'row' || field.type === 'collapsible') {
      expectSame(field.fields, sent, read, where);
    } else if ('name' in field && field.name && field.name in sent) {
      expectField(field, sent[field.name], read[field.name], `${where}.${field.name}`);
    }
  }
}

function expectField(field: Field, sent: unknown, read: unknown, where: string): void {
  if (field.type === 'array') {
    const rows = read as Entry[];
    const given = sent as Entry[];
    expect(rows?.length, where).toBe(given.length);
    for (const [at, row] of given.entries()) expectSame(field.fields, row, rows[at] ?? {}, `${where}[${at}]`);
  } else if (field.type === 'group') {
    expectSame(field.fields, sent as Entry, read as Entry, where);
  } else if (field.type === 'relationship' || field.type === 'upload') {
    const populated = [read].flat() as { id?: number }[];
    expect(
      populated.map((each) => each?.id),
      `${where} is read whole`,
    ).toEqual([sent].flat());
  } else {
    expect(read, where).toEqual(sent);
  }
}

/** What editors fill in: collections with drafts. */
export function contentOf(all: readonly CollectionConfig[]): CollectionConfig[] {
  return all.filter(({ versions }) => typeof versions === 'object' && versions.drafts);
}
