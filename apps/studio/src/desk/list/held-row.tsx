import type { DeskRow } from '@sundowner/desk-wire/list';
import { Button } from '../parts/button.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { useAct } from '../state/use-act.ts';
import { kindWords, nameWords, tripWords } from '../words/enquiry-words.ts';
import { rowTime } from '../words/times.ts';
import { heldWords } from '../words/work-words.ts';
import { useDeskList } from './list-context.tsx';
import { Found, RowCheck, RowWords } from './row-parts.tsx';

/** A held enquiry: why, what it says, and the two things to do about it. */
export function HeldRow({ row, gone }: { readonly row: DeskRow; readonly gone: boolean }) {
  const { place, open } = useSession();
  const { selected, words } = useDeskList();
  const viewer = useViewer();
  const act = useAct();
  const why = heldWords(row.suspicion);
  const name = nameWords(row);
  return (
    <li
      className="desk-held"
      data-gone={gone ? '' : undefined}
      data-selected={selected.chosen.has(row.reference) ? '' : undefined}
    >
      <RowCheck reference={row.reference} name={name} />
      <div>
        <PlaceLink to={{ ...place, reference: row.reference }} data-reference={row.reference} dir="auto">
          <b>{name}</b>
        </PlaceLink>{' '}
        <time dateTime={row.receivedAt}>{rowTime(row.receivedAt, viewer.now)}</time>
        {row.address && <small>{row.address}</small>}
        <small>
          {kindWords(row.kind)}, {tripWords(row)}
        </small>
      </div>
      <div>
        <p>
          <b>{why.what}</b> {why.more}
        </p>
        <p dir="auto">
          {row.words === null ? 'No message' : <Found text={`“${row.words}”`} words={words} />}
        </p>
        {row.found !== null && <RowWords row={row} words={words} />}
        {row.earlier > 0 && (
          <small data-tone="good">
            {row.earlier === 1 ? 'One earlier enquiry' : `${row.earlier} earlier enquiries`} of the same
            person
          </small>
        )}
      </div>
      {gone || row.state !== 'quarantined' ? (
        <p className="desk-row-gone">No longer held</p>
      ) : (
        <div>
          <Button aria-label={`Release ${name}`} onClick={() => open({ kind: 'release', target: row })}>
            Release
          </Button>
          <Button aria-label={`Discard ${name}`} onClick={() => void act(row, { act: 'discard' })}>
            Discard
          </Button>
        </div>
      )}
    </li>
  );
}
