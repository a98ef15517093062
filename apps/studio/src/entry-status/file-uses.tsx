import type { UIFieldServerProps } from 'payload';
import { Suspense } from 'react';
import { EntryLink } from '../links/parts/entry-link.tsx';
import { findUses } from '../review/review.ts';
import { entryKind } from '../schema/collection-config.ts';
import '../media/crop-preview.css';
import { PictureQuestion } from './file-delete-question.island.tsx';

/** Entries a list shows; the rest is counted. */
const shownAtMost = 30;

type UsesProps = Pick<UIFieldServerProps, 'payload' | 'id' | 'collectionSlug'>;

async function Uses({ payload, id, collectionSlug }: UsesProps) {
  const uses = await findUses(payload, collectionSlug, id ?? '');
  const usedBy = uses.map(({ collection, title }) => ({ title, kind: entryKind(payload, collection) }));
  const question = <PictureQuestion id={id ?? ''} usedBy={usedBy} />;
  if (uses.length === 0)
    return (
      <>
        <p>Nothing uses it. It can be deleted without a gap anywhere.</p>
        {question}
      </>
    );
  const shown = uses.slice(0, shownAtMost);
  return (
    <>
      {question}
      <ul>
        {shown.map(({ collection, id: entry, title, fields, status }) => (
          <li key={`${collection} ${entry}`}>
            <EntryLink payload={payload} collection={collection} id={entry}>
              {title}
            </EntryLink>{' '}
            <span>
              {entryKind(payload, collection)}, {fields.join(', ')}
              {status === 'draft' ? ' (draft)' : ''}
            </span>
          </li>
        ))}
      </ul>
      {uses.length > shown.length && <p>And {uses.length - shown.length} more.</p>}
    </>
  );
}

/** Where a picture, film or PDF is used, so that nobody deletes or replaces it in the dark. */
export function UsedIn({ payload, id, collectionSlug }: UIFieldServerProps) {
  if (!id) return null;
  return (
    <section className="used field-type" aria-labelledby="used-in">
      <h2 id="used-in">Where it is used</h2>
      <Suspense fallback={<p role="status">Looking through the entries…</p>}>
        <Uses payload={payload} id={id} collectionSlug={collectionSlug} />
      </Suspense>
    </section>
  );
}
