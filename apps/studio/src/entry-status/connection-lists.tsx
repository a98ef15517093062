import { useEffect, useState } from 'react';
import type { ConnectedEntry, ShownConnections } from './connections.ts';

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
          <h4>At the head of its page</h4>
          <ul className="entry-standing-uses">{heads.map(line)}</ul>
        </>
      )}
      {shownOn.length > 0 && (
        <details>
          <summary>Where is this shown? ({shownOn.length})</summary>
          <ul className="entry-standing-uses">
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
          <ul className="entry-standing-uses">{shows.map(line)}</ul>
        </details>
      )}
    </>
  );
}
