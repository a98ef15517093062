import type { DeskRow } from '@sundowner/desk-wire/list';
import { inHouse } from '../../runtime/house.ts';
import { Avatar, Button } from '../parts/controls.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { usePresent } from '../state/live.ts';
import { useSession, useViewer } from '../state/session-context.ts';
import { useAct } from '../state/use-act.ts';
import { countryWords, nameWords, pageWords, rowKindWords, tripWords } from '../words/enquiry-words.ts';
import { awayWords, personWords } from '../words/people-words.ts';
import { dueWords, momentWords, rowTime, spanWords, wholeTime } from '../words/times.ts';
import { againWords, attentionWords, heldWords, snoozedWords, stateWords } from '../words/work-words.ts';
import { useDeskList } from './list-context.tsx';
import { Found, RowCheck, RowWords } from './row-parts.tsx';

interface RowProps {
  readonly row: DeskRow;
  /** It is no longer in the list. */
  readonly gone: boolean;
}

function Waiting({ row }: { readonly row: DeskRow }) {
  const { place } = useSession();
  const viewer = useViewer();
  const { now } = viewer;
  const { work } = row;
  const due = dueWords(work, now);
  const ourTurn = row.state === 'accepted' && (work.state === 'new' || work.state === 'open');
  const mixed = place.list === 'all' || place.list === 'attention' || place.list === 'mine';
  return (
    <div className="desk-row-waiting">
      <time dateTime={work.since} title={`${wholeTime(work.since)} ${inHouse()}`}>
        {ourTurn || work.state === 'waiting'
          ? spanWords(now.getTime() - Date.parse(work.since))
          : momentWords(work.since, now)}
      </time>
      {due ? (
        <small data-tone={due.late ? 'late' : undefined}>{due.words}</small>
      ) : (
        mixed && <small>{stateWords(row)}</small>
      )}
      {work.snoozedUntil !== null && <small>{snoozedWords(work.snoozedUntil, now)}</small>}
      {work.closingOffered && <small>two weeks: close it?</small>}
    </div>
  );
}

function With({ row }: { readonly row: DeskRow }) {
  const viewer = useViewer();
  const act = useAct();
  const { assignee } = row.work;
  const present = usePresent(row.reference, row.presence);
  const who = present.find(({ doing }) => doing === 'writing') ?? present[0];
  const doing = who && (who.doing === 'writing' ? 'writing now' : 'reading');
  const takes = row.state === 'accepted' && row.work.state !== 'done';
  const colleague = viewer.people.find(({ id }) => id === assignee);
  const away = colleague ? awayWords(colleague, viewer.now) : null;
  return (
    <div className="desk-row-with">
      {assignee === null ? (
        <>
          {takes && (
            <Button aria-label={`Take ${nameWords(row)}`} onClick={() => void act(row, { act: 'take' })}>
              Take
            </Button>
          )}
          <span className="desk-wide">Nobody</span>
        </>
      ) : (
        <>
          <Avatar person={assignee} viewer={viewer} />
          <span>
            {personWords(assignee, viewer)}
            {away && <small>{away}</small>}
          </span>
        </>
      )}
      {who && (
        <small data-tone="present">
          {who.person === assignee ? doing : `${personWords(who.person, viewer)} ${doing}`}
        </small>
      )}
    </div>
  );
}

/** One enquiry in a list: who, what about, where from, how long, with whom. */
export function ListRow({ row, gone }: RowProps) {
  const { place, properties } = useSession();
  const { words, selected } = useDeskList();
  const again = againWords(row);
  const late = row.work.attention.includes('late');
  return (
    <li
      className="desk-row"
      data-gone={gone ? '' : undefined}
      data-selected={selected.chosen.has(row.reference) ? '' : undefined}
    >
      <RowCheck reference={row.reference} name={nameWords(row)} />
      <div className="desk-row-who">
        <PlaceLink to={{ ...place, reference: row.reference }} data-reference={row.reference} dir="auto">
          {late && <i className="desk-dot" aria-hidden="true" />}
          <b>
            <Found text={nameWords(row)} words={words} />
          </b>
        </PlaceLink>
        {row.urgent && <span className="desk-tag desk-urgent">Urgent</span>}
        {again && <span className="desk-tag">{again}</span>}
        <small>{rowKindWords(row)}</small>
      </div>
      <div className="desk-row-trip">
        <span>
          <Found text={tripWords(row)} words={words} />
        </span>
        <RowWords row={row} words={words} />
        {row.work.attention
          .filter((reason) => reason !== 'late')
          .map((reason) => (
            <small key={reason} data-tone="late">
              {attentionWords[reason]}
            </small>
          ))}
      </div>
      <div className="desk-row-from">
        <span>
          {row.country ? <Found text={countryWords(row.country)} words={words} /> : 'Country not given'}
        </span>
        <span className="desk-narrow">, {rowKindWords(row)}</span>
        <small>{pageWords(row.page, properties)}</small>
      </div>
      <Waiting row={row} />
      <With row={row} />
      {gone && <p className="desk-row-gone">No longer in this list</p>}
    </li>
  );
}

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
          {rowKindWords(row)}, {tripWords(row)}
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
