import type { Reference } from './convert.ts';
import type { ImportRecord, PayloadImporter, StoredEntry } from './payload-importer.ts';

/** What stands in the studio, and what earlier imports recorded about it. Filled once per collection. */
export class Catalogue {
  readonly #byImport = new Map<string, Reference & { readonly entry: StoredEntry }>();
  readonly #byKey = new Map<string, StoredEntry>();
  readonly #first = new Map<string, StoredEntry>();
  readonly #notes = new Map<string, Map<string, ImportRecord>>();

  static async of(studio: PayloadImporter, collections: Iterable<string>): Promise<Catalogue> {
    const catalogue = new Catalogue();
    for (const collection of new Set(collections)) {
      for (const entry of await studio.stored(collection)) catalogue.#add(collection, entry);
      catalogue.#notes.set(collection, new Map(await studio.notes(collection)));
    }
    return catalogue;
  }

  #add(collection: string, entry: StoredEntry): void {
    if (entry.importedFrom !== null) {
      this.#byImport.set(entry.importedFrom, { collection, id: entry.id, entry });
      return;
    }
    if (entry.inTrash) return;
    if (!this.#first.has(collection)) this.#first.set(collection, entry);
    for (const [field, value] of Object.entries(entry.keys)) {
      this.#byKey.set(`${collection} ${field} ${value}`, entry);
    }
  }

  /** The entry an earlier import made of an item. */
  imported(collection: string, source: string): StoredEntry | null {
    const found = this.#byImport.get(source);
    return found?.collection === collection ? found.entry : null;
  }

  /** An entry written here that has the place an item would take: the same unique value, or the only place there is. */
  inTheWay(
    collection: string,
    single: boolean,
    keys: Readonly<Record<string, unknown>>,
  ): { readonly entry: StoredEntry; readonly why: string } | null {
    for (const [field, value] of Object.entries(keys)) {
      const entry = this.#byKey.get(`${collection} ${field} ${value}`);
      if (entry) return { entry, why: `another entry here has the ${field} "${value}"` };
    }
    const only = single ? this.#first.get(collection) : undefined;
    return only ? { entry: only, why: 'there is one already, and there can be only one' } : null;
  }

  reference(source: string): Reference | null {
    const found = this.#byImport.get(source);
    return found ? { collection: found.collection, id: found.id } : null;
  }

  /** The name of the file an earlier or this import made of an asset. */
  fileOf(source: string): string | null {
    return this.#byImport.get(source)?.entry.filename ?? null;
  }

  /** Remembers an item that now stands in the studio, so that links can point at it. */
  stands(collection: string, source: string, id: number, filename: string | null = null): void {
    const before = this.#byImport.get(source)?.entry;
    const entry: StoredEntry = {
      id,
      importedFrom: source,
      updatedAt: '',
      inTrash: false,
      published: false,
      filename: filename ?? before?.filename ?? null,
      keys: {},
    };
    this.#byImport.set(source, { collection, id, entry });
  }

  recordOf(collection: string, source: string): ImportRecord | null {
    return this.#notes.get(collection)?.get(source) ?? null;
  }

  notesOf(collection: string): Map<string, ImportRecord> {
    const notes = this.#notes.get(collection) ?? new Map<string, ImportRecord>();
    this.#notes.set(collection, notes);
    return notes;
  }
}
