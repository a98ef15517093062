import { type FieldPlan, type Mapping, planFields } from './mapping.ts';
import { nearestWords } from './nearest-collection.ts';
import type { Report } from './report.ts';
import type { ContentfulExport, SourceEntry } from './source.ts';
import type { TargetCollection } from './targets.ts';

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
