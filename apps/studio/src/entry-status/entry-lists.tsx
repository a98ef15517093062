import { useEffect, useState } from 'react';
import type { Usage } from '../links/usages.ts';
import { houseMoment } from '../runtime/house.ts';
import type { ConnectedEntry, ShownConnections } from './connections.ts';
import type { EntryStatus } from './entry-status.ts';

interface ScheduledTimesProps {
  readonly jobs: EntryStatus['scheduled'];
  remove(job: number): void;
}

/** What is set for an entry, and what could not be done and why. */
export function ScheduledTimes({ jobs, remove }: ScheduledTimesProps) {
  if (jobs.length === 0) return null;
  return (
    <>
      <h2>Set for later</h2>
      <ul className="entry-status-jobs">
        {jobs.map(({ id, type, at, failure }) => (
          <li key={id}>
            <span>
              {type === 'publish' ? 'Publish' : 'Unpublish'} on{' '}
              <time dateTime={at}>{houseMoment(new Date(at))}</time>
            </span>
            {failure && <strong role="alert">This was not done: {failure}</strong>}
            <button type="button" onClick={() => remove(id)}>
              {failure ? 'Put this message away' : 'Take it back'}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface UsedByProps {
  readonly status: EntryStatus;
  agree(): void;
  takeBack(): void;
}

function Places({ usages }: { usages: readonly Usage[] }) {
  return (
    <ul className="entry-status-uses">
      {usages.map(({ collection, id, kind, title, where, href }) => (
        <li key={`${collection}:${id}`}>
          <a href={href}>{title}</a> <span>{where ? `${kind}: ${where}` : kind}</span>
        </li>
      ))}
    </ul>
  );
}

/** Who would lose something with an entry, and the way on for an editor who wants it gone all the same. */
export function UsedBy({ status, agree, takeBack }: UsedByProps) {
  const { published, usedBy, neededBy, byOldAddress, indispensable, agreedUntil } = status;
  const guarded = published && usedBy.length + neededBy.length > 0 && !indispensable;
  return (
    <>
      {usedBy.length + neededBy.length > 0 && (
        <>
          <h2>Where it is used</h2>
          {neededBy.map((words) => (
            <p key={words}>It is found by its key on {words}.</p>
          ))}
          {usedBy.length > 0 && <Places usages={usedBy} />}
        </>
      )}
      {indispensable && (
        <p>The site cannot do without it: it is never unpublished or deleted while it is the only one.</p>
      )}
      {guarded && agreedUntil === null && (
        <>
          <p>It cannot be unpublished or deleted while it is used there.</p>
          <button type="button" onClick={agree}>
            Let them lose it
          </button>
        </>
      )}
      {guarded && agreedUntil !== null && (
        <>
          <p role="status">
            Agreed: until {houseMoment(new Date(agreedUntil))} it can be unpublished or deleted, and what is
            named above loses it.
          </p>
          <button type="button" onClick={takeBack}>
            Keep it protected
          </button>
        </>
      )}
      {byOldAddress.length > 0 && (
        <>
          <h2>Linked by an old address</h2>
          <p>Visitors are sent on. Correct the links when you next edit these.</p>
          <Places usages={byOldAddress} />
        </>
      )}
    </>
  );
}

interface ConnectionsProps {
  /** `/api/blog/12`; `null` for what has not been saved. */
  readonly address: string | null;
  /** Changes when what visitors see of the entry changes. */
  readonly published: boolean;
}

function useConnections({ address, published }: ConnectionsProps): ShownConnections | null {
  const [found, setFound] = useState<ShownConnections | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: being published says when to ask again
  useEffect(() => {
    if (address === null) return;
    const stop = new AbortController();
    fetch(`${address}/connections`, { signal: stop.signal })
      .then(async (response) => setFound(response.ok ? ((await response.json()) as ShownConnections) : null))
      // The panel stands without them.
      .catch(() => undefined);
    return () => stop.abort();
  }, [address, published]);
  return found;
}

const line = ({ key, title, words, href }: ConnectedEntry) => (
  <li key={key}>
    <a href={href}>{title}</a> <span>{words}</span>
  </li>
);

/** Where an entry is shown and what its page shows, each with the way there. */
export function ConnectionLists(props: ConnectionsProps) {
  const found = useConnections(props);
  if (!found) return null;
  const { shownOn, shows } = found;
  const heads = shows.filter((one) => one.heads);
  return (
    <>
      {heads.length > 0 && (
        <>
          <h2>At the head of its page</h2>
          <ul className="entry-status-uses">{heads.map(line)}</ul>
        </>
      )}
      {shownOn.length > 0 && (
        <details>
          <summary>Where is this shown? ({shownOn.length})</summary>
          <ul className="entry-status-uses">
            {shownOn.map(({ path, href, by }) => (
              <li key={path}>
                <a href={href} target="_blank" rel="noreferrer">
                  {path}
                </a>{' '}
                <span>
                  {by ? (
                    <>
                      through <a href={by.href}>{by.title}</a> ({by.words})
                    </>
                  ) : (
                    'by itself'
                  )}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {shows.length > 0 && (
        <details>
          <summary>What does it show? ({shows.length})</summary>
          <ul className="entry-status-uses">{shows.map(line)}</ul>
        </details>
      )}
    </>
  );
}
