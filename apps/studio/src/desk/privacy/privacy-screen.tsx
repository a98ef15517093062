import { deskCalls } from '@sundowner/desk-wire/calls';
import { callDesk } from '../call-desk.ts';
import { Button } from '../parts/button.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { useCall } from '../state/queries.ts';
import { useSession, useViewer } from '../state/session-context.ts';
import { colleagueWords } from '../words/people-words.ts';
import { dayWords } from '../words/times.ts';
import { momentWords } from '../words/waiting.ts';
import { AccessRecord } from './access-record.tsx';
import { ConsentLedger } from './consent-ledger.tsx';
import { erasureStep, erasureStepWords } from './privacy-words.ts';
import { RetentionCard } from './retention-card.tsx';
import '../parts/privacy.css';

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
        const words = erasure.references.join(', ') || 'Nothing';
        return {
          key: erasure.id,
          cells: [
            erasure.of === 'person' ? `A person: ${words}` : words,
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
                  aria-label={`Confirm ${words}`}
                  onClick={() => void act(erasure.id, 'confirm')}
                >
                  Confirm
                </Button>
              )}
              {step === 'finished' ? (
                <Button
                  aria-label={`Receipt of ${words}`}
                  onClick={() => open({ kind: 'receipt', erasure: erasure.id })}
                >
                  Receipt
                </Button>
              ) : (
                <Button aria-label={`Take back ${words}`} onClick={() => void act(erasure.id, 'withdraw')}>
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
