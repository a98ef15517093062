import './editor-home.css';
import type { Payload, PayloadRequest } from 'payload';
import { Suspense } from 'react';
import { writesContent } from '../access/callers.ts';
import { rowTime, wholeTime } from '../desk/words/times.ts';
import { editVerb } from '../edit-log/edits.ts';
import { EntryLink } from '../links/parts/entry-link.tsx';
import { entryKind } from '../schema/collection-config.ts';
import { Attention } from './attention.tsx';
import { editedLately, rowsShown, scheduledNext } from './read-lately.ts';
import { readGuide, type Setup, SetupGuide, SetupPutAway } from './setup-guide.tsx';

/** What will happen without anybody acting, the soonest first. */
async function Scheduled({ payload }: { readonly payload: Payload }) {
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

/** Who did what to which entry, the newest first. */
async function Lately({ payload }: { readonly payload: Payload }) {
  const rows = await editedLately(payload);
  const now = new Date();
  if (rows.length === 0)
    return <p className="home-empty">Nothing yet. What you and others save will be listed here.</p>;
  return (
    <ol className="home-list">
      {rows.map(({ id, of, entry, title, did, by, at }) => (
        <li key={id}>
          <p>
            <b>{by}</b> {editVerb(did)}{' '}
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

interface EditorHomeProps {
  readonly payload: Payload;
  readonly user?: PayloadRequest['user'];
}

const waiting = (words: string) => (
  <p className="home-waiting" role="status">
    {words}
  </p>
);

/** Where the guide cannot be read, the start page stands without it. */
async function guideFor(payload: Payload, user: NonNullable<PayloadRequest['user']>): Promise<Setup | null> {
  try {
    return await readGuide(payload, user);
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The guide of the start page could not be read.' });
    return null;
  }
}

/**
 * The start page of people who write content: what changed, what will happen by itself, what is to be put right; before an installation is
 * whole, the guide.
 */
export async function EditorHome({ payload, user }: EditorHomeProps) {
  if (!user || !writesContent(user)) return null;
  const setup = await guideFor(payload, user);
  if (setup && !setup.away) return <SetupGuide {...setup} />;
  return (
    <>
      {setup && <SetupPutAway {...setup} />}
      <Status payload={payload} />
    </>
  );
}

function Status({ payload }: Pick<EditorHomeProps, 'payload'>) {
  return (
    <div className="home">
      <section className="home-part home-attention" aria-labelledby="home-attention">
        <h2 id="home-attention">To put right</h2>
        <Suspense fallback={waiting('Looking through the entries…')}>
          <Attention payload={payload} />
        </Suspense>
      </section>
      <section className="home-part" aria-labelledby="home-lately">
        <h2 id="home-lately">Changed lately</h2>
        <Suspense fallback={waiting('Reading what changed…')}>
          <Lately payload={payload} />
        </Suspense>
      </section>
      <section className="home-part" aria-labelledby="home-scheduled">
        <h2 id="home-scheduled">Scheduled</h2>
        <Suspense fallback={waiting('Reading what is scheduled…')}>
          <Scheduled payload={payload} />
        </Suspense>
      </section>
    </div>
  );
}
