import type { Payload } from 'payload';
import { rowTime, wholeTime } from '../desk/words/times.ts';
import { deedWords } from '../edit-log/deed.ts';
import { EntryLink } from '../links/parts/entry-link.tsx';
import { entryKind } from '../schema/collection-config.ts';
import { editedLately } from './read-lately.ts';

/** Who did what to which entry, the newest first. */
export async function Lately({ payload }: { readonly payload: Payload }) {
  const rows = await editedLately(payload);
  const now = new Date();
  if (rows.length === 0)
    return <p className="home-empty">Nothing yet. What you and others save will be listed here.</p>;
  return (
    <ol className="home-list">
      {rows.map(({ id, of, entry, title, did, by, at }) => (
        <li key={id}>
          <p>
            <b>{by}</b> {deedWords(did)}{' '}
            {did === 'deleted' ? (
              <span className="home-title">{title}</span>
            ) : (
              <EntryLink payload={payload} collection={of} id={entry}>
                {title}
              </EntryLink>
            )}
          </p>
          <p className="home-aside">
            {entryKind(payload, of)} ·{' '}
            <time dateTime={at} title={wholeTime(at)}>
              {rowTime(at, now)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  );
}
