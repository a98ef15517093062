import type { CollectionSlug, PayloadRequest } from 'payload';

/** One kept version of an entry, as its list shows it. */
export interface SavedVersion {
  readonly id: number | string;
  /** ISO 8601. */
  readonly at: string;
  /** Who saved it; `null` for the studio itself. */
  readonly by: string | null;
  readonly published: boolean;
  readonly autosaved: boolean;
}

interface Row {
  readonly id: number | string;
  readonly updatedAt: string;
  readonly autosave?: boolean | null;
  readonly version: { readonly _status?: string | null; readonly changedBy?: string | null };
}

/** The kept versions of an entry (at most 30, `versions.maxPerDoc`), the newest first. */
export async function savedVersions(
  req: PayloadRequest,
  collection: CollectionSlug,
  entry: number | string,
): Promise<readonly SavedVersion[]> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: entry } },
    select: { updatedAt: true, autosave: true, version: { _status: true, changedBy: true } } as never,
    sort: '-updatedAt',
    limit: 100,
    depth: 0,
    trash: true,
    overrideAccess: false,
    req,
  });
  return (docs as unknown as readonly Row[]).map(({ id, updatedAt, autosave, version }) => ({
    id,
    at: updatedAt,
    by: version.changedBy?.trim() || null,
    published: version._status === 'published',
    autosaved: Boolean(autosave),
  }));
}

/** "Published by Naledi": what a version is, and who saved it. */
export function versionWords({ published, by }: Pick<SavedVersion, 'published' | 'by'>): string {
  const did = published ? 'Published' : 'Draft saved';
  return by === null ? `${did} by the studio itself` : `${did} by ${by}`;
}
