import {
  type CollectionSlug,
  type Payload,
  type SanitizedCollectionConfig,
  ValidationError,
  type Where,
} from 'payload';
import { notifiedTogether } from '../content-changes/hooks.ts';
import { collapsePending, promise, recordPromised } from '../content-changes/outbox.ts';
import { unguarded } from '../links/take-down-rules.ts';
import { claimLibrary } from '../media/library-store.ts';
import { largestUpload } from '../media/upload-bounds.ts';
import { keepAllOffersTrue } from '../offers/taking-off.ts';
import { studioCollection } from '../places/studio-collection.ts';
import { offeredWords } from '../places/words.ts';
import { readValue, writeValue } from '../runtime/key-values.ts';
import { asEdited, queryRows, schemaAdapter } from '../schema/adapter.ts';
import { openPayload } from '../start/open-payload.ts';
import type { ImportRecord, PayloadImporter, StoredEntry, Writing } from './payload-importer.ts';
import {
  type ConfiguredField,
  fileFields,
  type ImportWords,
  importTargets,
  type TargetCollection,
} from './targets.ts';

/** @throws Error in words for an operator: every field the studio refused, with its reason */
function throwInStudioWords(error: unknown): never {
  if (error instanceof ValidationError) {
    const { errors } = error.data ?? {};
    const fields = (errors ?? []).map(({ path, message }) => `${path}: ${message}`);
    if (fields.length > 0) throw new Error(fields.join(' '), { cause: error });
  }
  throw error;
}

const context = { [notifiedTogether]: true, ...unguarded };
const markOf = (collection: string) => `imported:${collection}`;

const isContent = ({ slug }: SanitizedCollectionConfig): boolean =>
  !['users', 'content-changes', 'studio-marks'].includes(slug) && !slug.startsWith('payload-');

function targetCollection(config: SanitizedCollectionConfig, words: ImportWords): TargetCollection {
  return {
    slug: config.slug,
    fields: importTargets(
      config.flattenedFields as readonly ConfiguredField[],
      config.upload ? fileFields : undefined,
      words,
    ),
    drafts: Boolean(config.versions?.drafts),
    trash: config.trash === true,
    files: Boolean(config.upload),
    single: config.custom?.single === true,
  };
}

/** `image/*` takes `image/png`. */
const takes = (accepted: readonly string[] | undefined, type: string): boolean =>
  accepted?.some((one) => one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1)))) ?? false;

function keeperOf(payload: Payload, type: string): string | null {
  const keepers = payload.config.collections.filter(
    ({ upload }) => typeof upload === 'object' && takes(upload.mimeTypes, type),
  );
  return keepers.find(({ slug }) => slug === 'media')?.slug ?? keepers[0]?.slug ?? null;
}

interface Row {
  readonly id: number;
  readonly importedFrom?: string | null;
  readonly updatedAt: string;
  readonly deletedAt?: string | null;
  readonly _status?: string;
  readonly filename?: string | null;
}

async function storedEntries(
  payload: Payload,
  { slug, fields }: TargetCollection,
  importedFrom?: readonly string[],
): Promise<StoredEntry[]> {
  const unique = fields.filter((field) => field.unique).map(({ name }) => name);
  const where: Where = importedFrom ? { importedFrom: { in: [...importedFrom] } } : {};
  const rows = await asEdited<Row>(payload, {
    collection: slug as CollectionSlug,
    where,
    depth: 0,
    pagination: false,
    limit: 0,
    showHiddenFields: true,
    select: Object.fromEntries(
      ['importedFrom', 'updatedAt', '_status', 'deletedAt', 'filename', ...unique].map((name) => [
        name,
        true,
      ]),
    ) as never,
  });
  return rows.map((row) => ({
    id: row.id,
    importedFrom: row.importedFrom ?? null,
    updatedAt: row.updatedAt,
    inTrash: Boolean(row.deletedAt),
    published: row._status === 'published',
    filename: row.filename ?? null,
    keys: Object.fromEntries(
      unique.flatMap((name) => {
        const value = (row as unknown as Record<string, unknown>)[name];
        return typeof value === 'string' ? [[name, value] as const] : [];
      }),
    ),
  }));
}

async function write(
  payload: Payload,
  { collection, id, importedFrom, data, as, over, unpublish }: Writing,
): Promise<number> {
  const hasTrash = payload.collections[collection as CollectionSlug].config.trash === true;
  if (as === 'trash' && id !== null && hasTrash) {
    // Nothing but the trash: a draft saved over a published entry would leave that one where visitors see it.
    const gone = { deletedAt: new Date().toISOString() } as never;
    const slug = collection as CollectionSlug;
    return idOf(await payload.update({ collection: slug, id, data: gone, depth: 0, context, trash: true }));
  }
  if (unpublish && id !== null) {
    const off = { _status: 'draft', ...(hasTrash ? { deletedAt: null } : {}) } as never;
    const slug = collection as CollectionSlug;
    await payload.update({ collection: slug, id, data: off, depth: 0, context, trash: hasTrash });
  }
  const trashed = as === 'trash' ? { deletedAt: new Date().toISOString() } : {};
  const entry = {
    ...data,
    importedFrom,
    _status: as === 'published' ? 'published' : 'draft',
    ...(hasTrash ? { deletedAt: null, ...trashed } : {}),
  } as never;
  const shared = { collection: collection as CollectionSlug, data: entry, depth: 0, context };
  // A draft is saved without the checks a published entry has to pass.
  const draft = as !== 'published';
  const operation =
    id === null
      ? payload.create({ ...shared, draft } as never)
      : payload.update({ ...shared, id, draft: draft || over === true, trash: hasTrash } as never);
  return idOf(await operation);
}

const idOf = (made: unknown): number => Number((made as { readonly id: number }).id);

/**
 * How soon SQLite puts a commit on the disk for good. Waiting for it after every row is most of an import's time; without,
 * a power cut may take back the last rows in their order, never some in between, and a second run brings them again.
 */
async function settle(payload: Payload, when: 'later' | 'at once'): Promise<void> {
  const adapter = schemaAdapter(payload);
  if (adapter.name !== 'sqlite') return;
  await queryRows(adapter, `PRAGMA synchronous = ${when === 'later' ? 'NORMAL' : 'FULL'}`);
}

/**
 * Opens the studio's store for an import, beside a running studio or without one, in both modes. Migrations must have
 * run.
 */
export async function openImporting(): Promise<PayloadImporter> {
  const payload = await openPayload();
  await claimLibrary(payload);
  // What the studio refuses is in the report, once and in words.
  payload.logger.level = 'silent';
  const { property, region, tours } = offeredWords(await studioCollection({ payload }, { drafts: true }));
  const words: ImportWords = { property: [...property], region: [...region], tours: [...tours] };
  const collections = payload.config.collections
    .filter(isContent)
    .map((config) => targetCollection(config, words));
  const collectionOf = (slug: string) => {
    const found = collections.find((collection) => collection.slug === slug);
    if (!found) throw new Error(`There is no collection "${slug}".`);
    return found;
  };
  let promised: number | null = null;
  return {
    places: await studioCollection({ payload }, { drafts: false }),
    collections,
    words,
    largestFile: largestUpload,
    keeperOf: (type) => keeperOf(payload, type),
    stored: (slug, importedFrom) => storedEntries(payload, collectionOf(slug), importedFrom),
    write: (writing) => write(payload, writing).catch(throwInStudioWords),
    upload: async ({ collection, id, importedFrom, data, file }) => {
      const upload = file && {
        data: Buffer.from(file.bytes),
        name: file.name,
        mimetype: file.type,
        size: file.bytes.length,
      };
      const shared = {
        collection: collection as CollectionSlug,
        data: { ...data, importedFrom },
        depth: 0,
        context,
        ...(upload ? { file: upload } : {}),
      };
      const operation =
        id === null ? payload.create(shared as never) : payload.update({ ...shared, id } as never);
      const made = (await operation.catch(throwInStudioWords)) as unknown as Row;
      return { id: Number(made.id), filename: made.filename ?? null };
    },
    notes: async (slug) => {
      const record = (await readValue(payload, markOf(slug))) as Readonly<
        Record<string, ImportRecord>
      > | null;
      return new Map(Object.entries(record ?? {}));
    },
    note: (slug, notes) => writeValue(payload, markOf(slug), Object.fromEntries(notes)),
    willTell: async (slugs) => {
      await settle(payload, 'later');
      promised = await promise(payload, slugs, promised);
    },
    tell: async (slugs) => {
      // The next commit takes all before it along.
      if (slugs.includes('rate') || slugs.includes('offer')) await keepAllOffersTrue(payload);
      await settle(payload, 'at once');
      await recordPromised(payload, slugs, promised);
      promised = null;
      if (slugs.length > 0) await collapsePending(payload);
    },
    close: () => payload.destroy(),
  };
}
