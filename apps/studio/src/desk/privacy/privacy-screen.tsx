import { monthInWords } from '@sundowner/calendar/words';
import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Accesses } from '@sundowner/desk-wire/privacy';
import { useCallback, useEffect, useState } from 'react';
import { inHouse } from '../../runtime/house.ts';
import { callDesk } from '../call-desk.ts';
import { Button } from '../parts/controls.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { Select } from '../parts/fields.tsx';
import { useCall } from '../state/queries.ts';
import { useSession, useViewer } from '../state/session-context.ts';
import { enquiriesWords } from '../words/bulk-words.ts';
import { kindWords } from '../words/enquiry-words.ts';
import { colleagueWords } from '../words/people-words.ts';
import { dayWords, momentWords, wholeTime } from '../words/times.ts';
import { ConsentLedger } from './consents.tsx';
import { erasureStep, erasureStepWords, erasureSubjectWords, monthsAhead } from './privacy-words.ts';

/** Every request for an erasure that was not taken back. */
function ErasureList() {
  const { say, open } = useSession();
  const viewer = useViewer();
  const { value, problem, setValue } = useCall(deskCalls.readErasures, {});
  if (!value) return <p role="status">{problem ?? 'Reading.'}</p>;
  if (value.erasures.length === 0)
    return <p>Nobody has asked for an erasure. One begins at “A person’s data”.</p>;
  const act = async (id: string, verb: 'confirm' | 'withdraw') => {
    const call = verb === 'confirm' ? deskCalls.confirmErasure : deskCalls.withdrawErasure;
    const reply = await callDesk(call, { params: { erasure: id } });
    if (!reply.ok) return say({ problem: reply.detail });
    setValue(reply.value);
    const words = verb === 'confirm' ? 'Confirmed. For an hour it can still be taken back.' : 'Taken back.';
    say(words);
  };
  return (
    <DataTable
      caption="Newest first; whoever asked does not confirm"
      columns={['Of', 'Asked', 'Confirmed', 'State', 'To do']}
      rows={value.erasures.map((erasure) => {
        const step = erasureStep(erasure);
        const who = (id: string | null) => (id === null ? '' : colleagueWords(id, viewer.people));
        const words = erasureSubjectWords(erasure);
        const named = erasure.references.join(', ') || words;
        return {
          key: erasure.id,
          cells: [
            words,
            `${who(erasure.askedBy)}, ${momentWords(erasure.askedAt, viewer.now)}`,
            erasure.confirmedAt === null
              ? erasure.notYet
              : `${who(erasure.confirmedBy)}, ${momentWords(erasure.confirmedAt, viewer.now)}`,
            step === 'confirmed' && erasure.finalAt
              ? `Erased at ${momentWords(erasure.finalAt, viewer.now)}`
              : erasureStepWords[step],
            <span key="acts" className="desk-buttons">
              {step === 'asked' && erasure.notYet === null && (
                <Button
                  look="danger"
                  aria-label={`Confirm ${named}`}
                  onClick={() => void act(erasure.id, 'confirm')}
                >
                  Confirm
                </Button>
              )}
              {step === 'finished' ? (
                <Button
                  aria-label={`Receipt of ${named}`}
                  onClick={() => open({ kind: 'receipt', erasure: erasure.id })}
                >
                  Receipt
                </Button>
              ) : (
                <Button aria-label={`Take back ${named}`} onClick={() => void act(erasure.id, 'withdraw')}>
                  Take back
                </Button>
              )}
            </span>,
          ],
        };
      })}
    />
  );
}

/** Every hold there is or was; for administrators. */
function HoldList() {
  const { say, asker } = useSession();
  const viewer = useViewer();
  const { value, problem, setValue } = useCall(deskCalls.readHolds, {});
  if (!value) return <p role="status">{problem ?? 'Reading.'}</p>;
  if (value.holds.length === 0) return <p>No hold stands. One is placed at “A person’s data”.</p>;
  const lift = async (id: string) => {
    const reply = await callDesk(deskCalls.liftHold, { params: { hold: id } });
    if (reply.ok) setValue(reply.value);
    else say({ problem: reply.detail });
  };
  return (
    <DataTable
      caption="A second administrator lifts what one has placed"
      columns={['Of', 'Reason', 'Placed', 'State', 'To do']}
      rows={value.holds.map(({ id, references, reason, placedBy, placedAt, liftAskedBy, liftedAt }) => ({
        key: id,
        cells: [
          references.join(', ') || 'An address',
          reason,
          `${colleagueWords(placedBy, viewer.people)}, ${dayWords(placedAt)}`,
          liftedAt ? `Lifted ${dayWords(liftedAt)}` : liftAskedBy ? 'Stands; to be lifted' : 'Stands',
          liftedAt === null && (
            <Button onClick={() => void lift(id)}>
              {placedBy === asker.id && liftAskedBy === null ? 'Ask for it to be lifted' : 'Lift'}
              <span className="desk-hidden">: {references.join(', ') || 'an address'}</span>
            </Button>
          ),
        ],
      }))}
    />
  );
}

/** Erasures, what retention will do, holds, consents, and who looked at what. */
export function PrivacyScreen() {
  const { asker } = useSession();
  const isAdmin = asker.role === 'admin';
  return (
    <main id="desk-main" className="desk-page" tabIndex={-1}>
      <header>
        <h1>Erasures and consent</h1>
      </header>
      <section aria-labelledby="desk-erasures">
        <h2 id="desk-erasures">Erasures</h2>
        <ErasureList />
      </section>
      <RetentionCard />
      {isAdmin && (
        <section aria-labelledby="desk-holds">
          <h2 id="desk-holds">Legal holds</h2>
          <HoldList />
        </section>
      )}
      <section aria-labelledby="desk-consents">
        <h2 id="desk-consents">Consent ledger</h2>
        <ConsentLedger />
      </section>
      {isAdmin && (
        <section aria-labelledby="desk-accesses">
          <h2 id="desk-accesses">Who looked at what</h2>
          <AccessRecord />
        </section>
      )}
    </main>
  );
}

/** How far ahead is looked. */
const months = 24;

/** What retention will erase in a month to come, and what a hold keeps. */
function RetentionCard() {
  const viewer = useViewer();
  const ahead = monthsAhead(viewer.now, months);
  const [month, setMonth] = useState(ahead[0] ?? '');
  const { value, problem } = useCall(deskCalls.readRetention, { query: { month } });
  return (
    <section className="desk-card" aria-labelledby="desk-retention">
      <h2 id="desk-retention">Retention ahead</h2>
      <Select
        label="Month "
        value={month}
        choices={ahead.map((each) => ({ value: each, words: monthInWords(each) }))}
        onChoose={setMonth}
      />
      {!value && <p role="status">{problem ?? 'Counting.'}</p>}
      {value && (
        <p>
          <b>{value.count === 0 ? 'Nothing' : enquiriesWords(value.count)}</b> will be erased in{' '}
          {monthInWords(value.month)}
          {value.count > 0 &&
            ', since last contact and travel lie too far back; anything said until then moves it on'}
          .{value.onLegalHold > 0 && ` ${value.onLegalHold} on legal hold stay.`}
        </p>
      )}
      {value && value.list.length > 0 && (
        <details className="desk-more">
          <summary>See which</summary>
          <DataTable
            caption={`Erased in ${monthInWords(value.month)}, first due first`}
            columns={['Enquiry', 'Kind', 'Received', 'Erased on']}
            rows={value.list.map(({ reference, kind, receivedAt, dueAt }) => ({
              key: reference,
              cells: [reference, kindWords(kind), dayWords(receivedAt), dayWords(dueAt)],
            }))}
          />
        </details>
      )}
    </section>
  );
}

/** Every look at a file and at a person, and every export, by whom; for administrators. */
function AccessRecord() {
  const viewer = useViewer();
  const [person, setPerson] = useState('');
  const [found, setFound] = useState<Accesses | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = useCallback(
    async (cursor: string | null) => {
      const query = { person, ...(cursor === null ? {} : { cursor }) };
      const reply = await callDesk(deskCalls.readAccesses, { query });
      setProblem(reply.ok ? null : reply.detail);
      if (!reply.ok) return;
      setFound((before) =>
        cursor !== null && before
          ? { ...reply.value, accesses: [...before.accesses, ...reply.value.accesses] }
          : reply.value,
      );
    },
    [person],
  );
  useEffect(() => void read(null), [read]);
  return (
    <>
      <Select
        label="By "
        value={person}
        choices={[
          { value: '', words: 'Everybody' },
          ...viewer.people.map(({ id, name }) => ({ value: id, words: name })),
        ]}
        onChoose={setPerson}
      />
      {problem && <p role="alert">{problem}</p>}
      {!found && <p role="status">Reading.</p>}
      {found?.accesses.length === 0 && <p>Nobody has looked at anything yet.</p>}
      {found && found.accesses.length > 0 && (
        <DataTable
          caption={`Newest first, by the clock ${inHouse()}`}
          columns={['When', 'Who', 'What', 'Enquiry', 'Of it']}
          rows={found.accesses.map(({ at, person: who, what, reference, about }, index) => ({
            key: `${at} ${index}`,
            cells: [wholeTime(at), colleagueWords(who, viewer.people), what, reference ?? '', about ?? ''],
          }))}
        />
      )}
      {found?.nextCursor && <Button onClick={() => void read(found.nextCursor)}>Show more looks</Button>}
    </>
  );
}
