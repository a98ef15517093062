import './versions.css';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import Link from 'next/link';
import { notFound } from 'next/navigation.js';
import type { CollectionSlug, DocumentViewServerProps, PayloadRequest, ServerProps } from 'payload';
import { formatAdminURL } from 'payload/shared';
import { wholeTime } from '../../desk/words/times.ts';
import { AboveComparison } from './above-comparison.island.tsx';

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
async function savedVersions(
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
function describeVersion({ published, by }: Pick<SavedVersion, 'published' | 'by'>): string {
  const did = published ? 'Published' : 'Draft saved';
  return by === null ? `${did} by the studio itself` : `${did} by ${by}`;
}

interface NoteProps extends ServerProps {
  readonly collectionSlug?: string;
  readonly docID?: number | string;
  readonly req?: PayloadRequest;
}

/** Above the comparison of a version: who saved it, who the one before it, and what the oldest is compared with. */
export async function VersionNote({ collectionSlug, docID, params, req }: NoteProps) {
  const shown = (params?.segments as readonly string[] | undefined)?.at(-1);
  if (!collectionSlug || docID === undefined || !req || !shown) return null;
  const versions = await savedVersions(req, collectionSlug as CollectionSlug, docID);
  const at = versions.findIndex(({ id }) => String(id) === shown);
  const version = versions[at];
  if (!version) return null;
  const before = versions[at + 1];
  return (
    <AboveComparison>
      <p>
        {describeVersion(version)}, {wholeTime(version.at)}.{' '}
        {before
          ? `The one before it: ${describeVersion(before)}, ${wholeTime(before.at)}.`
          : 'It is the oldest that is kept: there is nothing before it to compare it with, so everything it holds is shown as new.'}
      </p>
    </AboveComparison>
  );
}

/** The versions of an entry: when each was saved, by whom, and what visitors see now. */
export async function VersionsView({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || docID === undefined) return notFound();
  const { slug, labels, admin } = collectionConfig;
  const versions = await savedVersions(req, slug as CollectionSlug, docID);
  const isTrashed = routeSegments[2] === 'trash';
  const live = versions.find(({ published }) => published)?.id;
  const address = (version: number | string) =>
    formatAdminURL({
      adminRoute: req.payload.config.routes.admin,
      path: `/collections/${slug}/${isTrashed ? 'trash/' : ''}${docID}/versions/${version}`,
    });
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={String(labels.plural)}
        useAsTitle={admin.useAsTitle}
        view="Versions"
      />
      <main className="versions">
        <Gutter className="versions-list">
          <p>
            The last 30 are kept. One that is brought back becomes a draft; nothing visitors see changes by
            it.
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">Saved</th>
                <th scope="col">By whom</th>
                <th scope="col">On the site</th>
              </tr>
            </thead>
            <tbody>
              {versions.map((version, at) => (
                <tr key={version.id}>
                  <td>
                    <Link href={address(version.id)} prefetch={false}>
                      <time dateTime={version.at}>{wholeTime(version.at)}</time>
                    </Link>
                  </td>
                  <td>{describeVersion(version)}</td>
                  <td>
                    {version.id === live && 'This was published last'}
                    {at === versions.length - 1 && <span>The oldest that is kept</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {versions.length === 0 && <p>Nothing has been saved yet.</p>}
        </Gutter>
      </main>
    </>
  );
}
