import { emptyCollection } from '@sundowner/brand';
import type { PayloadImporter, Writing } from '../../apps/studio/src/importing/payload-importer.ts';
import type { TargetCollection } from '../../apps/studio/src/importing/targets.ts';

export interface WrittenEntry extends Omit<Writing, 'id'> {
  readonly id: number;
}

/**
 * A studio an import can be done into without a database. It keeps what was written last of each entry and, like the
 * studio, publishes none without a required field.
 */
export function importingStudio(collections: readonly TargetCollection[]) {
  const written = new Map<number, WrittenEntry>();
  let last = 0;
  const door: PayloadImporter = {
    places: emptyCollection(),
    collections,
    words: { property: [], region: [], tours: [] },
    largestFile: 1_000_000,
    keeperOf: (type) => (type.startsWith('image/') ? 'media' : null),
    stored: async (collection, importedFrom) =>
      [...written.values()]
        .filter(
          (entry) =>
            entry.collection === collection && (!importedFrom || importedFrom.includes(entry.importedFrom)),
        )
        .map((entry) => ({
          id: entry.id,
          importedFrom: entry.importedFrom,
          updatedAt: '',
          inTrash: false,
          published: entry.as === 'published',
          filename: null,
          keys: {},
        })),
    write: async (writing) => {
      const required = collections.find(({ slug }) => slug === writing.collection)?.fields ?? [];
      const empty = required.find((field) => field.required && (writing.data[field.name] ?? null) === null);
      if (writing.as === 'published' && empty) throw new Error(`${empty.name}: This field is required.`);
      if (writing.id === null) last += 1;
      const id = writing.id ?? last;
      written.set(id, { ...writing, id });
      return id;
    },
    upload: async ({ collection, id, importedFrom, data, file }) => {
      const made = await door.write({ collection, id, importedFrom, data, as: 'published' });
      return { id: made, filename: file?.name ?? null };
    },
    notes: async () => new Map(),
    note: async () => undefined,
    willTell: async () => undefined,
    tell: async () => undefined,
    close: async () => undefined,
  };
  return { door, written: () => [...written.values()] };
}
