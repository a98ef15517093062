import {
  type CollectionSlug,
  commitTransaction,
  createLocalReq,
  type Field,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { type EntryRow, readRow } from '../content-changes/entry-row.ts';
import { contentSlugs } from '../links/index-entries.ts';
import { abandonedMs, bringBackAbandoned, mediaFolder } from '../media/kept-files.ts';
import { collectionConfig } from '../schema/collection-config.ts';

/** How old an empty draft nobody has open must be before it is swept away, in milliseconds. */
const oldMs = 3_600_000;
const sweepMs = 3_600_000;

/** What Payload itself keeps with every entry. */
const kept: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'changedBy',
]);

type Values = Readonly<Record<string, unknown>>;
type Scope = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldHolds(field: Field, data: Values): boolean {
  switch (field.type) {
    case 'tabs':
      return field.tabs.some((tab) => {
        const inside = 'name' in tab && tab.name ? data[tab.name] : data;
        return isValues(inside) && hasText(tab.fields, inside);
      });
    case 'row':
    case 'collapsible':
      return hasText(field.fields, data);
    case 'group': {
      const inside = 'name' in field && field.name ? data[field.name] : data;
      return isValues(inside) && hasText(field.fields, inside);
    }
    case 'ui':
    // What these say of a new entry is their default; a changed one leaves a second version.
    case 'checkbox':
    case 'select':
    case 'radio':
      return false;
    default: {
      if (!('name' in field) || kept.has(field.name)) return false;
      const value = data[field.name];
      const isDefault = 'defaultValue' in field && field.defaultValue !== undefined;
      if (value === null || value === undefined || value === '' || isDefault) return false;
      return !Array.isArray(value) || value.length > 0;
    }
  }
}

/** Whether anything was ever written, chosen or linked in an entry; boxes and menus keep what they start with. */
export function hasText(fields: readonly Field[], data: Values): boolean {
  return fields.some((field) => fieldHolds(field, data));
}

async function isUntouched(req: Scope, slug: CollectionSlug, row: EntryRow): Promise<boolean> {
  const { fields } = collectionConfig(req.payload, slug);
  if (row._status === 'published' || row.deletedAt || hasText(fields, row)) return false;
  const { totalDocs } = await req.payload.db.countVersions({
    collection: slug,
    where: { parent: { equals: row.id } },
    ...(req.transactionID ? { req } : {}),
  });
  return totalDocs <= 1;
}

/**
 * Removes an entry nothing was ever written into. The studio stores an entry the moment its form is opened, so that it can
 * save itself; one that is left empty would stay in lists, and take the only place where there is one of a kind.
 *
 * @returns whether it was empty, and went
 */
export async function removeIfEmpty(req: Scope, slug: CollectionSlug, id: number | string): Promise<boolean> {
  const row = await readRow(req, slug, id);
  if (!row || !(await isUntouched(req, slug, row))) return false;
  const { totalDocs: held } = await req.payload.db.count({
    collection: 'payload-locked-documents',
    where: { and: [{ 'document.relationTo': { equals: slug } }, { 'document.value': { equals: id } }] },
  });
  if (held > 0) return false;
  const own = await createLocalReq({}, req.payload);
  await initTransaction(own);
  try {
    await own.payload.db.deleteVersions({ collection: slug, where: { parent: { equals: id } }, req: own });
    await own.payload.db.deleteOne({ collection: slug, where: { id: { equals: id } }, req: own });
    await commitTransaction(own);
  } catch (error) {
    await killTransaction(own);
    throw error;
  }
  return true;
}

/** Removes every empty draft that has lain about for an hour; @returns how many. */
async function sweepEmptyDrafts(payload: Payload, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - oldMs).toISOString();
  let removed = 0;
  for (const slug of contentSlugs(payload)) {
    const { docs } = await payload.db.find<EntryRow>({
      collection: slug,
      where: { and: [{ _status: { equals: 'draft' } }, { createdAt: { less_than: before } }] },
      limit: 200,
      pagination: false,
      sort: '-createdAt',
    });
    for (const { id } of docs) if (await removeIfEmpty({ payload }, slug, id)) removed += 1;
  }
  return removed;
}

/** Sweeps now and every hour, in the studio's own process. */
export function startSweeping(payload: Payload): void {
  const sweep = () =>
    sweepEmptyDrafts(payload)
      .then(() => bringBackAbandoned(payload, mediaFolder(payload), abandonedMs))
      .catch((error: unknown) => {
        payload.logger.warn(
          `Empty drafts were not looked for: ${error instanceof Error ? error.message : error}.`,
        );
      });
  void sweep();
  setInterval(sweep, sweepMs).unref();
}
