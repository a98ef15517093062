import { useEffect } from 'react';
import { useDeskList } from '../list/list-context.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useCounts } from '../state/live.ts';
import { useSession, useViewer } from '../state/session-context.ts';
import { nameWords, rowKindWords, tripWords } from '../words/enquiry-words.ts';
import { personWords } from '../words/people-words.ts';
import { momentWords, spanWords } from '../words/times.ts';
import { listWords } from '../words/work-words.ts';

/** The list an enquiry was opened from, beside it. */
export function MiniList() {
  const { place } = useSession();
  const { list } = useDeskList();
  const counts = useCounts();
  const viewer = useViewer();
  const { reference } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another enquiry brings another row into sight
  useEffect(() => {
    document.querySelector('.desk-mini [aria-current=true]')?.scrollIntoView({ block: 'nearest' });
  }, [reference]);
  return (
    <nav className="desk-mini" aria-label={listWords[place.list]}>
      <header>
        <PlaceLink to={{ ...place, reference: null }}>{listWords[place.list]}</PlaceLink>
        <span>{counts[place.list].toLocaleString('en-GB')}</span>
        <span aria-hidden="true">
          <kbd>K</kbd> <kbd>J</kbd>
        </span>
      </header>
      <ol>
        {list.rows.map((row) => {
          const ourTurn = row.work.state === 'new' || row.work.state === 'open';
          const late = row.work.attention.includes('late');
          const since = viewer.now.getTime() - Date.parse(row.work.since);
          const who = personWords(row.work.assignee, viewer).replace(/^(You|Nobody)$/, (word) =>
            word.toLowerCase(),
          );
          return (
            <li key={row.reference}>
              <PlaceLink
                to={{ ...place, reference: row.reference }}
                aria-current={row.reference === reference ? 'true' : undefined}
              >
                <b dir="auto">
                  {row.urgent && 'Urgent: '}
                  {nameWords(row)}
                </b>
                <em data-tone={late ? 'late' : undefined}>
                  {late ? 'late' : ourTurn ? spanWords(since) : momentWords(row.work.since, viewer.now)}
                </em>
                <span>{tripWords(row)}</span>
                <span>
                  {rowKindWords(row)}, {who}
                </span>
              </PlaceLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The enquiry before and after the open one, in the list it was opened from. */
export function useNeighbours() {
  const { place, go } = useSession();
  const { list } = useDeskList();
  const found = list.rows.findIndex(({ reference }) => reference === place.reference);
  const at = found < 0 ? null : found;
  const referenceAt = (index: number) => list.rows[index]?.reference ?? null;
  return {
    at,
    previous: at === null ? null : referenceAt(at - 1),
    next: at === null ? referenceAt(0) : referenceAt(at + 1),
    show: (reference: string | null) => {
      if (reference !== null) go({ ...place, reference });
    },
  };
}
