import { contentTypes } from './default-mapping.ts';
import { type FieldPlan, type Mapping, planFields, sameName } from './mapping.ts';
import type { Report } from './report.ts';
import type { ContentfulExport, SourceEntry } from './source.ts';
import type { TargetCollection } from './targets.ts';

/**
 * How alike two names are, 0 to 1: one inside the other is the same word twice, else the share of neighbouring pairs of
 * letters they have in common (Dice's coefficient).
 */
function likeness(one: string, other: string): number {
  const [shorter, longer] = [sameName(one), sameName(other)].sort((a, b) => a.length - b.length);
  if (!shorter || !longer) return 0;
  if (shorter.length >= 4 && longer.includes(shorter)) return 1;
  const pairs = (name: string) =>
    new Set(Array.from({ length: name.length - 1 }, (_, at) => name.slice(at, at + 2)));
  const [a, b] = [pairs(shorter), pairs(longer)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / Math.max(1, a.size + b.size);
}

/** Which fields of a type would fill which of the collection's: by their name, or a usual other one. */
function fitting(names: readonly string[], { slug, fields }: TargetCollection): ReadonlyMap<string, string> {
  const own = new Map(fields.map(({ name }) => [sameName(name), name]));
  const usual = contentTypes[sameName(slug)]?.fields ?? {};
  return new Map(
    names.flatMap((name) => {
      const target = own.get(sameName(name)) ?? usual[name];
      return target ? [[name, target] as const] : [];
    }),
  );
}

/** Fewer of a type's fields, or less of its name, is chance. */
const enough = { fields: 1 / 3, name: 1 / 2 } as const;

/**
 * The collection a content type fits best, by the fields that would fill one and by its name.
 *
 * @param names the type's fields
 * @returns `null` when nothing is near
 */
function nearestCollection(
  type: string,
  names: readonly string[],
  collections: readonly TargetCollection[],
): { readonly slug: string; readonly fits: readonly string[] } | null {
  const ranked = collections
    .filter(({ files }) => !files)
    .map((collection) => {
      const fits = fitting(names, collection);
      const share = names.length === 0 ? 0 : fits.size / names.length;
      const alike = likeness(type, collection.slug);
      const filled = new Set(fits.values());
      // Of two that take the same fields, the one that asks for less besides is nearer.
      const asked = collection.fields.filter(({ name, required }) => required && !filled.has(name)).length;
      return {
        slug: collection.slug,
        fits: [...fits.keys()],
        near: share >= enough.fields || alike >= enough.name,
        score: 2 * share + (alike >= enough.name ? alike : 0) - asked / 50,
      };
    })
    .filter(({ near }) => near)
    .sort((a, b) => b.score - a.score);
  return ranked[0] ?? null;
}

/** What to do about a type without a collection, for the report. */
function nearestWords(
  type: string,
  names: readonly string[],
  collections: readonly TargetCollection[],
): string {
  const nearest = nearestCollection(type, names, collections);
  if (!nearest) return 'none is near; name one in a mapping file, or null to leave it out';
  const by = nearest.fits.length > 0 ? ` (${nearest.fits.join(', ')} would fit)` : '';
  return `the nearest is ${nearest.slug}${by}; name it in a mapping file, or null to leave the type out`;
}

/** An entry with the place it goes to. */
export interface PlannedEntry {
  readonly entry: SourceEntry;
  readonly collection: TargetCollection;
  readonly plan: FieldPlan;
  /** Its place among the entries of its type, from 1. */
  readonly place: number;
}

/** Fields a type has: as its definition says, and as its entries show when the export leaves the definition out. */
function fieldNames(type: string, { contentTypes, entries }: ContentfulExport): string[] {
  const defined = contentTypes.find(({ id }) => id === type)?.fields ?? [];
  const used = entries.filter((entry) => entry.type === type).flatMap(({ fields }) => Object.keys(fields));
  return [...new Set([...defined, ...used])];
}

/** Which entries go where. Types and fields without a place are remarked on and nothing worse. */
export function planEntries(
  source: ContentfulExport,
  mapping: Mapping,
  collections: readonly TargetCollection[],
  report: Report,
): ReadonlyMap<string, PlannedEntry> {
  const planned = new Map<string, PlannedEntry>();
  for (const type of new Set(source.entries.map((entry) => entry.type))) {
    const mapped = mapping.typeOf(type);
    const collection = mapped && collections.find(({ slug }) => slug === mapped.collection);
    report.type(type, collection?.slug ?? null);
    const entries = source.entries.filter((entry) => entry.type === type);
    if (!collection || !mapped) {
      const why =
        mapped === null
          ? 'left out by the mapping file'
          : `no collection takes this type; ${nearestWords(type, fieldNames(type, source), collections)}`;
      report.remark('note', type, null, why);
      for (const _ of entries) report.count(type, 'skipped');
      continue;
    }
    const plan = planFields(fieldNames(type, source), mapped, collection.fields);
    if (plan.unknown.length > 0) {
      report.remark(
        'note',
        type,
        null,
        `fields without a place in ${collection.slug}: ${plan.unknown.join(', ')}`,
      );
    }
    for (const [index, entry] of entries.entries()) {
      planned.set(entry.id, { entry, collection, plan, place: index + 1 });
    }
  }
  return planned;
}
