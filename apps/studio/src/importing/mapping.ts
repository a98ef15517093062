import { z } from 'zod';
import { contentTypes, type TypeMapping } from './default-mapping.ts';
import { ExportFileError } from './source.ts';
import type { Target, TargetCollection } from './targets.ts';

/** Where the entries of each content type go. */
export interface Mapping {
  /** `null` for a type that is left out on purpose, `undefined` for one nobody mapped. */
  typeOf(contentType: string): TypeMapping | null | undefined;
}

const mappingFile = z.strictObject({
  types: z.record(
    z.string(),
    z.nullable(
      z.strictObject({
        collection: z.string(),
        fields: z.record(z.string(), z.nullable(z.string())).default({}),
      }),
    ),
  ),
});

/** Letters and digits alone, so that `blog-post`, `blogPost` and `Blog Post` are one name. */
export const sameName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The mapping in force: what the mapping file says, then the types of the specification by id, then a collection of the
 * same name.
 *
 * @param file text of `--mapping`, or `null`
 * @throws ExportFileError with a sentence for every fault of the file
 */
export function readMapping(file: string | null, collections: readonly TargetCollection[]): Mapping {
  const own = file === null ? {} : parse(file, collections);
  const bySlug = new Map(collections.map(({ slug }) => [sameName(slug), slug]));
  return {
    typeOf(contentType) {
      if (contentType in own) return own[contentType];
      const name = sameName(contentType);
      const known = contentTypes[name];
      if (known && bySlug.has(sameName(known.collection))) return known;
      const collection = bySlug.get(name);
      return collection ? { collection, fields: {} } : undefined;
    },
  };
}

function parse(file: string, collections: readonly TargetCollection[]): Record<string, TypeMapping | null> {
  let json: unknown;
  try {
    json = JSON.parse(file);
  } catch (error) {
    throw new ExportFileError(
      `The mapping file is no JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
  const parsed = mappingFile.safeParse(json);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'the file'}: ${message}`,
    );
    throw new ExportFileError(`The mapping file cannot be used: ${faults.join('; ')}.`);
  }
  const faults = Object.entries(parsed.data.types).flatMap(([type, mapped]) => {
    if (mapped === null) return [];
    const collection = collections.find(({ slug }) => slug === mapped.collection);
    if (!collection) return [`"${type}" goes to "${mapped.collection}", which is no collection`];
    const names = new Set(collection.fields.map(({ name }) => name));
    return Object.values(mapped.fields).flatMap((field) =>
      field === null || names.has(field)
        ? []
        : [`"${type}" names the field "${field}", which ${mapped.collection} has not`],
    );
  });
  if (faults.length > 0) throw new ExportFileError(`The mapping file cannot be used: ${faults.join('; ')}.`);
  return parsed.data.types;
}

/** Names of fields that hold a place, which the studio keeps as two numbers. */
const places = new Set(['location', 'coordinates', 'maplocation', 'geolocation', 'position']);

/** Which of a type's fields fill which of the studio's, best source first; and which fill none. */
export interface FieldPlan {
  readonly sources: ReadonlyMap<Target, readonly string[]>;
  readonly unknown: readonly string[];
}

/**
 * Plans the fields of one content type: by the mapping where it names them, else by the same name.
 *
 * @param names fields the type has in the export
 */
export function planFields(
  names: readonly string[],
  mapped: TypeMapping['fields'],
  targets: readonly Target[],
): FieldPlan {
  const byName = new Map(targets.map((target) => [target.name, target]));
  const bySameName = new Map(targets.map((target) => [sameName(target.name), target]));
  const sources = new Map<Target, string[]>();
  const unknown: string[] = [];
  const named = new Map(Object.entries(mapped));
  const add = (target: Target, source: string, first: boolean) => {
    const list = sources.get(target) ?? [];
    sources.set(target, first ? [source, ...list] : [...list, source]);
  };
  for (const source of names) {
    const degrees = places.has(sameName(source)) ? ['latitude', 'longitude'] : [];
    const axes = degrees.flatMap((name) => byName.get(name) ?? []);
    for (const axis of axes) add(axis, source, false);
    const same = byName.get(source) ?? bySameName.get(sameName(source));
    if (!named.has(source)) {
      if (same) add(same, source, true);
      else if (axes.length === 0) unknown.push(source);
      continue;
    }
    const target = named.get(source);
    if (target === null || target === undefined) continue;
    const found = byName.get(target);
    // A mapping of ours may name a field the collection has lost; the value then goes by its own name, or is reported.
    if (found) add(found, source, false);
    else if (same) add(same, source, true);
    else unknown.push(source);
  }
  return { sources, unknown };
}
