import { maySeeKind } from '@sundowner/brand';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { RefObject } from 'react';
import { Button, Icon } from '../parts/controls.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { useAct } from '../state/use-act.ts';
import { contactOf, kindTitle, nameWords, tripWords } from '../words/enquiry-words.ts';
import { awayWords, personWords } from '../words/people-words.ts';
import { dueSentence, sentenceTime, wholeTime } from '../words/times.ts';
import { attentionWords, heldWords, snoozedWords, stateWords } from '../words/work-words.ts';

export interface EnquiryHeadProps {
  readonly enquiry: EnquiryDetail;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** What is most pressing about it, in one line. */
function Pressing({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const viewer = useViewer();
  const { work } = enquiry;
  const due = enquiry.state === 'accepted' ? dueSentence(work, viewer.now) : null;
  const others = work.attention.filter((reason) => reason !== 'late').map((reason) => attentionWords[reason]);
  return (
    <>
      {enquiry.urgent && <span data-tone="late">Urgent</span>}
      {due && <span data-tone={due.late ? 'late' : 'warning'}>{due.words}</span>}
      {others.map((words) => (
        <span key={words} data-tone="warning">
          {words}
        </span>
      ))}
      {work.snoozedUntil !== null && <span>{snoozedWords(work.snoozedUntil, viewer.now)}</span>}
      {work.firstAnswer !== null && (
        <span>
          First answer by {personWords(work.firstAnswer.by, viewer).replace('You', 'you')},{' '}
          {wholeTime(work.firstAnswer.at)}
        </span>
      )}
    </>
  );
}

function WithChoice({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const viewer = useViewer();
  const act = useAct();
  const { assignee } = enquiry.work;
  const able = viewer.people.filter(
    (person) => person.id === assignee || (!person.left && maySeeKind(person, enquiry.kind)),
  );
  return (
    <label>
      With{' '}
      <select
        className="desk-select"
        value={assignee ?? ''}
        onChange={({ target }) =>
          void act(enquiry, { act: 'give', to: target.value === '' ? null : target.value })
        }
      >
        <option value="">Nobody</option>
        {able.map((person) => {
          const away = awayWords(person, viewer.now);
          return (
            <option key={person.id} value={person.id}>
              {person.id === viewer.me ? `${person.name} (you)` : person.name}
              {away && ` (${away})`}
            </option>
          );
        })}
      </select>
    </label>
  );
}

function Acts({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const { open } = useSession();
  const act = useAct();
  const viewer = useViewer();
  const { work } = enquiry;
  const done = work.state === 'done';
  return (
    <div className="desk-acts">
      <p>
        State <b>{stateWords(enquiry)}</b>
      </p>
      <WithChoice enquiry={enquiry} />
      {work.assignee !== viewer.me && (
        <Button hint="E" onClick={() => void act(enquiry, { act: 'take' })}>
          {work.assignee === null ? 'Take' : 'Take over'}
        </Button>
      )}
      {!done &&
        (work.snoozedUntil === null ? (
          <Button hint="S" onClick={() => open({ kind: 'snooze', target: enquiry })}>
            Snooze
          </Button>
        ) : (
          <Button hint="S" onClick={() => void act(enquiry, { act: 'wake' })}>
            End the snooze
          </Button>
        ))}
      <Button hint="C" onClick={() => void act(enquiry, { act: done ? 'reopen' : 'close' })}>
        {done ? 'Open again' : 'Close'}
      </Button>
      {work.closingOffered && <p>No answer of theirs for two weeks.</p>}
    </div>
  );
}

/** Who, what about, and where the work stands. */
export function EnquiryHead({ enquiry, heading }: EnquiryHeadProps) {
  const viewer = useViewer();
  const { telephone } = contactOf(enquiry);
  const first = enquiry.same.length === 0 ? 'first enquiry' : `${enquiry.same.length + 1} enquiries`;
  const works = enquiry.state === 'accepted' && enquiry.eraseFinalAt === null;
  return (
    <header className="desk-enquiry-head">
      <p className="desk-enquiry-line">
        <span>{kindTitle(enquiry.kind, enquiry.way)}</span>
        <span>{enquiry.reference}</span>
        <time dateTime={enquiry.receivedAt}>{wholeTime(enquiry.receivedAt)}</time>
        <Pressing enquiry={enquiry} />
      </p>
      <div className="desk-enquiry-name">
        <h1 ref={heading} tabIndex={-1} dir="auto">
          {nameWords(enquiry)}
        </h1>
        {telephone?.href && (
          <a className="desk-button desk-button-plain" href={telephone.href}>
            <Icon name="telephone" />
            {telephone.text}
          </a>
        )}
      </div>
      <p className="desk-trip">
        {tripWords(enquiry)} · {first}
      </p>
      {works && (
        <>
          <p className="desk-narrow">
            {stateWords(enquiry)}, with{' '}
            {personWords(enquiry.work.assignee, viewer).replace(/^(You|Nobody)$/, (word) =>
              word.toLowerCase(),
            )}
          </p>
          <Acts enquiry={enquiry} />
        </>
      )}
    </header>
  );
}

/** Why an enquiry is not like the others, before anything else is read. */
export function StatusNote({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const { open } = useSession();
  const act = useAct();
  const viewer = useViewer();
  if (enquiry.eraseFinalAt !== null) {
    const at = sentenceTime(enquiry.eraseFinalAt, viewer.now);
    return (
      <p className="desk-status">
        To be erased for good at {at}. Nothing is sent on; until then it can be taken back.
      </p>
    );
  }
  if (enquiry.state === 'erased')
    return <p className="desk-status">Erased: who wrote this, and what, is no longer kept.</p>;
  if (enquiry.state === 'discarded') {
    return (
      <div className="desk-status">
        <p>Discarded. Nothing is sent on. It is deleted 30 days after it came.</p>
        <Button onClick={() => void act(enquiry, { act: 'undiscard' })}>Take that back</Button>
      </div>
    );
  }
  if (enquiry.state === 'quarantined') {
    const { what, more } = heldWords(enquiry.suspicion);
    return (
      <div className="desk-status">
        <p>
          <b>Held. {what}</b> {more} Nothing has been sent on.
        </p>
        <p>
          <Button look="solid" hint="Y" onClick={() => open({ kind: 'release', target: enquiry })}>
            Release
          </Button>{' '}
          <Button hint="D" onClick={() => void act(enquiry, { act: 'discard' })}>
            Discard
          </Button>
        </p>
      </div>
    );
  }
  const isGivenUp = enquiry.deliveries.some(({ state, leftUnsent }) => state === 'dead' && !leftUnsent);
  if (enquiry.state !== 'accepted' || !isGivenUp) return null;
  return (
    <div className="desk-status">
      <p>An email or a delivery was given up. Make it again under “What has happened”, or leave it unsent.</p>
      <Button onClick={() => void act(enquiry, { act: 'dismiss' })}>Leave it unsent</Button>
    </div>
  );
}
