import type { Collection } from '@sundowner/brand';
import { assetAddresses, describeAsset, withoutScheme } from './assets/describe.ts';
import { Catalogue } from './catalogue.ts';
import type { ImportFiles } from './import-files.ts';
import { type Mapping, mappingInForce } from './mapping.ts';
import type { PayloadImporter } from './payload-importer.ts';
import { type PlannedEntry, planEntries } from './plan-entries.ts';
import { Report } from './report.ts';
import {
  type ContentfulExport,
  droppedLocales,
  type Localised,
  type SourceAsset,
  type SourceEntry,
} from './source.ts';

export interface ImportOptions {
  /** Folder the export's tool put the files into. */
  readonly assetsFolder: string;
  /** Whether a file that is not in that folder is loaded from its address. */
  readonly download: boolean;
  readonly dryRun: boolean;
  readonly overwrite: boolean;
  readonly archived: 'trash' | 'skip';
  /** What becomes of a changed entry whose published version no file holds. */
  readonly changed: 'publish' | 'draft';
}

export type Progress = (words: string, done: number, total: number) => void;

/** Entries written between two notes about them: what a kill can lose is written again, never doubled. */
const recordedEvery = 100;

/** One import under way: the export, the studio, and what was done so far. */
export class ImportRun {
  readonly source: ContentfulExport;
  readonly studio: PayloadImporter;
  readonly options: ImportOptions;
  readonly progress: Progress;
  readonly stop: AbortSignal | undefined;
  readonly report = new Report();
  /** The collection as it will be known by its addresses: what is published, with the properties of the export. */
  places: Collection;
  readonly chain: readonly string[];
  readonly planned: ReadonlyMap<string, PlannedEntry>;
  readonly entries: ReadonlyMap<string, SourceEntry>;
  readonly assets: ReadonlyMap<string, SourceAsset>;
  readonly addresses: ReadonlyMap<string, string>;
  /** Entries whose turn has come, whatever became of them. */
  readonly tried = new Set<string>();
  /** Entries this import made in its first pass and has to fill in its second. */
  readonly fresh = new Set<string>();
  #catalogue: Catalogue | null = null;
  readonly #mapping: Mapping;
  readonly #published: ReadonlyMap<string, SourceEntry>;
  readonly #unrecorded = new Map<string, Map<string, string>>();
  #collections: readonly string[] = [];
  #wrote = false;
  #unrecordedCount = 0;
  #pretended = 0;

  constructor(
    files: ImportFiles,
    studio: PayloadImporter,
    options: ImportOptions,
    progress: Progress,
    stop?: AbortSignal,
  ) {
    const { source, unreadable, published, chain } = files;
    this.#mapping = mappingInForce(files.mapping, studio.collections);
    this.source = source;
    this.studio = studio;
    this.places = studio.places;
    this.options = options;
    this.progress = progress;
    this.stop = stop;
    this.chain = chain;
    this.entries = new Map(source.entries.map((entry) => [entry.id, entry]));
    this.assets = new Map(source.assets.map((asset) => [asset.id, asset]));
    this.addresses = assetAddresses(source.assets, this.chain);
    this.#published = published;
    for (const { kind, id, reason } of unreadable) this.report.fail(`unreadable ${kind}`, id, reason);
    this.planned = planEntries(source, this.#mapping, studio.collections, this.report);
    this.report.dropped(droppedLocales([...source.entries, ...source.assets], this.chain));
  }

  get catalogue(): Catalogue {
    if (!this.#catalogue) throw new Error('The import has not begun.');
    return this.#catalogue;
  }

  /** Looks at what stands in the studio; nothing is written before. */
  async begin(): Promise<void> {
    const { studio, planned } = this;
    // A later export may hold only a part and still link to what an earlier one brought.
    this.#catalogue = await Catalogue.of(
      studio,
      studio.collections.map(({ slug }) => slug),
    );
    this.#collections = [
      ...new Set(['media', ...[...planned.values()].map(({ collection }) => collection.slug)]),
    ];
    if (!this.options.dryRun) await studio.willTell(this.#collections);
  }

  /** Records what is not recorded yet and tells the site once; also when the operator stopped the import half-way. */
  async end(): Promise<void> {
    await this.noteNow(true);
    if (!this.options.dryRun) await this.studio.tell(this.#wrote ? this.#collections : []);
  }

  /** A number no entry has, for links of a dry run. */
  pretendId(): number {
    this.#pretended -= 1;
    return this.#pretended;
  }

  publishedFields(id: string): Readonly<Record<string, Localised>> | null {
    return this.#published.get(id)?.fields ?? null;
  }

  /** Whether the mapping file leaves a content type out on purpose. */
  leavesOut(contentType: string): boolean {
    return this.#mapping.typeOf(contentType) === null;
  }

  /** The asset whose file has this address. */
  assetByAddress(address: string): string | null {
    return this.addresses.get(withoutScheme(address)) ?? null;
  }

  titleOfAsset(id: string): string {
    const asset = this.assets.get(id);
    const details = asset ? describeAsset(asset, this.chain) : id;
    return typeof details === 'string' ? id : details.alt;
  }

  isPicture(id: string): boolean {
    const asset = this.assets.get(id);
    const details = asset ? describeAsset(asset, this.chain) : '';
    return typeof details !== 'string' && details.fileType.startsWith('image/');
  }

  /** Remembers what was written, to be recorded with the next batch. */
  written(collection: string, source: string, digest: string): void {
    const batch = this.#unrecorded.get(collection) ?? new Map<string, string>();
    this.#unrecorded.set(collection, batch.set(source, digest));
    this.#unrecordedCount += 1;
  }

  /** Something is about to be written: the site has to hear of this import, even if the write ends half-way. */
  aboutToWrite(): void {
    this.#wrote = true;
  }

  /** Notes what was finished, with the moment it was last changed. @param all also an unfinished batch */
  async noteNow(all: boolean): Promise<void> {
    if (this.options.dryRun || this.#unrecordedCount === 0 || (!all && this.#unrecordedCount < recordedEvery))
      return;
    for (const [collection, batch] of this.#unrecorded) {
      const notes = this.catalogue.notesOf(collection);
      for (const { importedFrom, updatedAt } of await this.studio.stored(collection, [...batch.keys()])) {
        const digest = importedFrom === null ? undefined : batch.get(importedFrom);
        if (importedFrom !== null && digest !== undefined) notes.set(importedFrom, { digest, updatedAt });
      }
      await this.studio.note(collection, notes);
    }
    this.#unrecorded.clear();
    this.#unrecordedCount = 0;
    if (!all) await this.studio.willTell(this.#collections);
  }
}
