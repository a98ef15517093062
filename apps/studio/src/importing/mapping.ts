import { z } from 'zod';
import { contentTypes, type Given, type TypeMapping } from './default-mapping.ts';
import { givenFaults } from './given-values.ts';
import { ExportFileError } from './source.ts';
import type { Target, TargetCollection } from './targets.ts';

/** Letters and digits alone, so that `blog-post`, `blogPost` and `Blog Post` are one name. */
export const sameName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Where the entries of each content type go. */
export interface Mapping {
  /** `null` for a type that is left out on purpose, `undefined` for one nobody mapped. */
  typeOf(contentType: string): TypeMapping | null | undefined;
}

const givenValue = z
  .json()
  .refine((value) => value !== null && value !== '', 'it is empty; leave the field out instead');

const mappingFile = z.strictObject({
  types: z.record(
    z.string(),
    z.nullable(
      z.strictObject({
        collection: z.string(),
        fields: z
          .record(
            z.string(),
            z.union([
              z.string(),
              z.null(),
              z.strictObject({ value: givenValue }),
              z.strictObject({ default: givenValue }),
            ]),
          )
          .default({}),
      }),
    ),
  ),
});

/** What a mapping file says of each content type it names. */
export type OwnTypes = Readonly<Record<string, TypeMapping | null>>;

/**
 * The mapping in force: what the mapping file says, then the types of the specification by id, then a collection of the
 * same name. A type the file sends to a collection keeps the usual other names of that collection's fields, where the
 * file does not name the field itself.
 *
 * @param own what the file given by `--mapping` says
 * @throws ExportFileError with a sentence for everything it names that the studio has not
 */
export function mappingInForce(own: OwnTypes, collections: readonly TargetCollection[]): Mapping {
  const faults = Object.entries(own).flatMap(([type, mapped]) =>
    mapped ? faultsOf(type, mapped, collections) : [],
  );
  if (faults.length > 0) throw new ExportFileError(`The mapping file cannot be used: ${faults.join('; ')}.`);
  const bySlug = new Map(collections.map(({ slug }) => [sameName(slug), slug]));
  return {
    typeOf(contentType) {
      const name = sameName(contentType);
      const known = contentTypes[name];
      const said = own[contentType];
      if (said === null) return null;
      if (said) {
        const usual = known?.collection === said.collection ? known : contentTypes[sameName(said.collection)];
        return { ...said, fields: { ...usual?.fields, ...said.fields } };
      }
      if (known && bySlug.has(sameName(known.collection))) return known;
      const collection = bySlug.get(name);
      return collection ? { collection, fields: {} } : undefined;
    },
  };
}

/**
 * Reads the text of a mapping file, without a look at what the studio has.
 *
 * @throws ExportFileError with a sentence for every fault of its shape
 */
export function readMapping(file: string): OwnTypes {
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
  return Object.fromEntries(
    Object.entries(parsed.data.types).map(([type, mapped]) => [type, mapped && typeMapping(mapped)]),
  );
}

function typeMapping(written: {
  readonly collection: string;
  readonly fields: Readonly<Record<string, string | null | Given>>;
}): TypeMapping {
  const fields: Record<string, string | null> = {};
  const given: Record<string, Given> = {};
  for (const [name, said] of Object.entries(written.fields)) {
    if (said === null || typeof said === 'string') fields[name] = said;
    else given[name] = said;
  }
  return { collection: written.collection, fields, given };
}

function faultsOf(type: string, mapped: TypeMapping, collections: readonly TargetCollection[]): string[] {
  const collection = collections.find(({ slug }) => slug === mapped.collection);
  if (!collection) return [`"${type}" goes to "${mapped.collection}", which is no collection`];
  const targets = new Map(collection.fields.map((target) => [target.name, target]));
  const given = Object.entries(mapped.given ?? {});
  const named = [
    ...Object.values(mapped.fields).filter((field) => field !== null),
    ...given.map(([field]) => field),
  ];
  return [
    ...named
      .filter((field) => !targets.has(field))
      .map((field) => `"${type}" names the field "${field}", which ${mapped.collection} has not`),
    ...given.flatMap(([field, value]) => {
      const target = targets.get(field);
      return target ? givenFaults(target, value).map((fault) => `"${type}": ${fault}`) : [];
    }),
  ];
}

/** Names of fields that hold a place, which the studio keeps as two numbers. */
const places = new Set(['location', 'coordinates', 'maplocation', 'geolocation', 'position']);

/** Which of a type's fields fill which of the studio's, best source first; and which fill none. */
export interface FieldPlan {
  readonly sources: ReadonlyMap<Target, readonly string[]>;
  readonly given: ReadonlyMap<Target, Given>;
  readonly unknown: readonly string[];
  /** Fields the mapping leaves out on purpose: nobody misses their words. */
  readonly leftOut: readonly string[];
}

/**
 * Plans the fields of one content type: by the mapping where it names them, else by the same name.
 *
 * @param names fields the type has in the export
 */
export function planFields(
  names: readonly string[],
  { fields: mapped, given: values = {} }: Pick<TypeMapping, 'fields' | 'given'>,
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
  const given = new Map<Target, Given>();
  for (const [name, value] of Object.entries(values)) {
    const target = byName.get(name);
    if (target) given.set(target, value);
  }
  const leftOut = names.filter((name) => named.get(name) === null);
  return { sources, given, unknown, leftOut };
}
