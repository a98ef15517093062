import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import Link from 'next/link';
import { notFound } from 'next/navigation.js';
import type { CollectionSlug, DocumentViewServerProps } from 'payload';
import { formatAdminURL } from 'payload/shared';
import { wholeTime } from '../../desk/words/times.ts';
import { savedVersions, versionWords } from './saved-versions.ts';
import './versions.css';

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
                  <td>{versionWords(version)}</td>
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
