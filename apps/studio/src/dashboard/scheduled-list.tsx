import type { Payload } from 'payload';
import { wholeTime } from '../desk/words/times.ts';
import { EntryLink } from '../links/parts/entry-link.tsx';
import { entryKind } from '../schema/collection-config.ts';
import { rowsShown, scheduledNext } from './read-lately.ts';

/** What will happen without anybody acting, the soonest first. */
export async function Scheduled({ payload }: { readonly payload: Payload }) {
  const coming = await scheduledNext(payload, new Date());
  if (coming.length === 0)
    return (
      <p className="home-empty">
        Nothing is scheduled. Entries can be published and taken back at a set time.
      </p>
    );
  const shown = coming.slice(0, rowsShown);
  return (
    <>
      <ol className="home-list">
        {shown.map(({ collection, id, title, does, at, failure }) => {
          const when = new Date(at).toISOString();
          return (
            <li key={`${collection} ${id} ${does} ${at}`}>
              <p>
                <EntryLink payload={payload} collection={collection} id={id}>
                  {title}
                </EntryLink>{' '}
                {failure === null ? does : <strong className="home-failed">could not be changed</strong>}
              </p>
              <p className="home-aside">
                {entryKind(payload, collection)} · <time dateTime={when}>{wholeTime(when)}</time>
                {failure !== null && ` · ${failure}`}
              </p>
            </li>
          );
        })}
      </ol>
      {coming.length > shown.length && (
        <p className="home-more">And {coming.length - shown.length} more later.</p>
      )}
    </>
  );
}
