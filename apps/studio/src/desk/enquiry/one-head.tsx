'use client';

import { maySeeKind } from '@sundowner/brand';
import type { OneEnquiry } from '@sundowner/desk-wire/one';
import type { RefObject } from 'react';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useDesk } from '../state/desk-context.ts';
import { contactOf } from '../words/contact.ts';
import { kindTitle, nameWords, tripWords } from '../words/enquiry-words.ts';
import { awayWords, personWords } from '../words/people-words.ts';
import { wholeTime } from '../words/times.ts';
import { dueSentence } from '../words/waiting.ts';
import { attentionWords, snoozedWords, stateWords } from '../words/work-words.ts';

export interface OneHeadProps {
  readonly one: OneEnquiry;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** What is most pressing about it, in one line. */
function Pressing({ one }: { readonly one: OneEnquiry }) {
  const { house } = useDesk();
  const { work } = one;
  const due = one.state === 'accepted' ? dueSentence(work, house.now) : null;
  const others = work.attention.filter((reason) => reason !== 'late').map(attentionWords);
  return (
    <>
      {due && <span data-tone={due.late ? 'late' : 'warning'}>{due.words}</span>}
      {others.map((words) => (
        <span key={words} data-tone="late">
          {words}
        </span>
      ))}
      {work.snoozedUntil !== null && <span>{snoozedWords(work.snoozedUntil, house.now)}</span>}
      {work.firstAnswer !== null && (
        <span>
          First answer by {personWords(work.firstAnswer.by, house).replace('You', 'you')},{' '}
          {wholeTime(work.firstAnswer.at)}
        </span>
      )}
    </>
  );
}

function WithChoice({ one }: { readonly one: OneEnquiry }) {
  const { house, act } = useDesk();
  const { assignee } = one.work;
  const able = house.people.filter(
    (person) => person.id === assignee || (!person.left && maySeeKind(person, one.kind)),
  );
  return (
    <label>
      With{' '}
      <select
        className="desk-select"
        value={assignee ?? ''}
        onChange={({ target }) =>
          void act(one, { act: 'give', to: target.value === '' ? null : target.value })
        }
      >
        <option value="">Nobody</option>
        {able.map((person) => {
          const away = awayWords(person, house.now);
          return (
            <option key={person.id} value={person.id}>
              {person.id === house.me ? `${person.name} (you)` : person.name}
              {away && ` (${away})`}
            </option>
          );
        })}
      </select>
    </label>
  );
}

function Acts({ one }: { readonly one: OneEnquiry }) {
  const { open, act, house } = useDesk();
  const { work } = one;
  const done = work.state === 'done';
  return (
    <div className="desk-acts">
      <p>
        State <b>{stateWords(one)}</b>
      </p>
      <WithChoice one={one} />
      {work.assignee !== house.me && (
        <Button hint="E" onClick={() => void act(one, { act: 'take' })}>
          {work.assignee === null ? 'Take' : 'Take over'}
        </Button>
      )}
      {!done &&
        (work.snoozedUntil === null ? (
          <Button hint="S" onClick={() => open({ kind: 'snooze', target: one })}>
            Snooze
          </Button>
        ) : (
          <Button hint="S" onClick={() => void act(one, { act: 'wake' })}>
            End the snooze
          </Button>
        ))}
      <Button hint="C" onClick={() => void act(one, { act: done ? 'reopen' : 'close' })}>
        {done ? 'Open again' : 'Close'}
      </Button>
      {work.closingOffered && <p>No answer of theirs for two weeks.</p>}
    </div>
  );
}

/** Who, what about, and where the work stands. */
export function OneHead({ one, heading }: OneHeadProps) {
  const { house } = useDesk();
  const { telephone } = contactOf(one);
  const first = one.same.length === 0 ? 'first enquiry' : `${one.same.length + 1} enquiries`;
  const works = one.state === 'accepted' && one.eraseFinalAt === null;
  return (
    <header className="desk-one-head">
      <p className="desk-one-line">
        <span>{kindTitle(one.kind)}</span>
        <span>{one.reference}</span>
        <time dateTime={one.receivedAt}>{wholeTime(one.receivedAt)}</time>
        <Pressing one={one} />
      </p>
      <div className="desk-one-name">
        <h1 ref={heading} tabIndex={-1} dir="auto">
          {nameWords(one)}
        </h1>
        {telephone?.href && (
          <a className="desk-button desk-button-plain" href={telephone.href}>
            <Icon name="telephone" />
            {telephone.text}
          </a>
        )}
      </div>
      <p className="desk-trip">
        {tripWords(one)} · {first}
      </p>
      {works && (
        <>
          <p className="desk-narrow">
            {stateWords(one)}, with{' '}
            {personWords(one.work.assignee, house).replace(/^(You|Nobody)$/, (word) => word.toLowerCase())}
          </p>
          <Acts one={one} />
        </>
      )}
    </header>
  );
}
