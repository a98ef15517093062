import { deskCalls } from '@sundowner/desk-wire/calls';
import type { ErasureAsk, Erasures, Holds } from '@sundowner/desk-wire/privacy';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { callDesk, type Reply } from '../call-desk.ts';
import { Button } from '../parts/controls.tsx';
import { Field } from '../parts/fields.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { colleagueWords } from '../words/people-words.ts';
import { momentWords } from '../words/times.ts';
import { erasureStep } from './privacy-words.ts';

type Erasure = Erasures['erasures'][number];

export interface ErasureCardProps {
  /** Of an address or an enquiry. */
  readonly of: ErasureAsk;
  /** The request that is under way or finished; `null` where there is none. */
  readonly erasure: Erasure | null;
  readonly blockedBy: string | null;
  onChanged(erasures: Erasures): void;
}

function Step({
  state,
  children,
}: {
  readonly state: 'done' | 'now' | 'ahead';
  readonly children: ReactNode;
}) {
  return (
    <li data-step={state} aria-current={state === 'now' ? 'step' : undefined}>
      {children}
    </li>
  );
}

/** An erasure from the request to its receipt: the person who asks does not confirm it. */
export function ErasureCard({ of, erasure, blockedBy, onChanged }: ErasureCardProps) {
  const { say, open } = useSession();
  const viewer = useViewer();
  const step = erasure ? erasureStep(erasure) : 'none';
  const finish = (reply: Reply<Erasures>, words: string) => {
    if (!reply.ok) return say({ problem: reply.detail });
    onChanged(reply.value);
    say(words);
  };
  const ask = async () =>
    finish(
      await callDesk(deskCalls.askErasure, { body: of }),
      'Asked for. A second person has to confirm it.',
    );
  const confirm = async (id: string) =>
    finish(
      await callDesk(deskCalls.confirmErasure, { params: { erasure: id } }),
      'Confirmed. For an hour it can still be taken back.',
    );
  const withdraw = async (id: string) =>
    finish(
      await callDesk(deskCalls.withdrawErasure, { params: { erasure: id } }),
      'Taken back. Nothing is erased.',
    );
  const who = (id: string | null) => (id === null ? '' : colleagueWords(id, viewer.people));
  const at = (moment: string | null) => (moment === null ? '' : momentWords(moment, viewer.now));
  return (
    <section className="desk-card" aria-labelledby="desk-erasure-heading">
      <h2 id="desk-erasure-heading">Erasure</h2>
      <ol className="desk-steps">
        <Step state={erasure ? 'done' : 'now'}>
          {erasure ? (
            <>
              <b>Asked for by {who(erasure.askedBy)}</b>, {at(erasure.askedAt)}.
            </>
          ) : (
            <b>Somebody asks for it.</b>
          )}
        </Step>
        <Step state={step === 'none' ? 'ahead' : step === 'asked' ? 'now' : 'done'}>
          {erasure?.confirmedBy ? (
            <>
              <b>Confirmed by {who(erasure.confirmedBy)}</b>, {at(erasure.confirmedAt)}.
            </>
          ) : (
            <>
              <b>A second person confirms.</b> {step === 'asked' && erasure?.notYet}
            </>
          )}
        </Step>
        <Step state={step === 'confirmed' ? 'now' : step === 'finished' ? 'done' : 'ahead'}>
          {step === 'confirmed'
            ? `Until ${at(erasure?.finalAt ?? null)} it can still be taken back.`
            : 'One hour in which it can still be taken back.'}
        </Step>
        <Step state={step === 'finished' ? 'done' : 'ahead'}>
          {step === 'finished' ? (
            <>
              <b>Erased</b>, {at(erasure?.finishedAt ?? null)}.
            </>
          ) : (
            'Erased here. The receipt lists what others still hold.'
          )}
        </Step>
      </ol>
      {blockedBy !== null && step !== 'finished' && (
        <p role="note">{blockedBy} The erasure waits until it is lifted.</p>
      )}
      <p className="desk-buttons">
        {step === 'none' && (
          <Button look="danger" onClick={() => void ask()}>
            Ask for the erasure
          </Button>
        )}
        {erasure && (step === 'asked' || step === 'confirmed') && (
          <Button onClick={() => void withdraw(erasure.id)}>Take the request back</Button>
        )}
        {erasure && step === 'asked' && erasure.notYet === null && (
          <Button look="danger" onClick={() => void confirm(erasure.id)}>
            Confirm the erasure
          </Button>
        )}
        {erasure && step === 'finished' && (
          <Button onClick={() => open({ kind: 'receipt', erasure: erasure.id })}>See the receipt</Button>
        )}
      </p>
    </section>
  );
}

export interface HoldCardProps {
  readonly of: ErasureAsk;
  readonly holds: readonly { readonly id: string; readonly placedAt: string; readonly placedBy: string }[];
  onChanged(): void;
}

/** A legal hold on an address or an enquiry: an administrator places it, a second one lifts it. */
export function HoldCard({ of, holds, onChanged }: HoldCardProps) {
  const { asker, say } = useSession();
  const viewer = useViewer();
  const [reason, setReason] = useState('');
  const finish = (reply: Reply<Holds>, words: string) => {
    if (!reply.ok) return say({ problem: reply.detail });
    setReason('');
    onChanged();
    say(words);
  };
  const place = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    finish(await callDesk(deskCalls.placeHold, { body: { of, reason } }), 'The hold stands.');
  };
  const lift = async (id: string, placedBy: string) => {
    const words = placedBy === asker.id ? 'Asked for. A second administrator lifts it.' : 'Lifted.';
    finish(await callDesk(deskCalls.liftHold, { params: { hold: id } }), words);
  };
  return (
    <section className="desk-card" aria-labelledby="desk-hold-heading">
      <h2 id="desk-hold-heading">Legal hold</h2>
      {holds.length === 0 ? (
        <p>
          None. While one stands, neither retention nor an erasure removes anything; what is asked for waits.
        </p>
      ) : (
        <ul className="desk-short">
          {holds.map(({ id, placedAt, placedBy }) => (
            <li key={id}>
              Placed by {colleagueWords(placedBy, viewer.people)}, {momentWords(placedAt, viewer.now)}{' '}
              {asker.role === 'admin' && (
                <Button onClick={() => void lift(id, placedBy)}>
                  {placedBy === asker.id ? 'Ask for it to be lifted' : 'Lift the hold'}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {asker.role === 'admin' ? (
        <form onSubmit={(event) => void place(event)}>
          <Field label="Reason" required minLength={3} maxLength={2000} value={reason} onValue={setReason} />
          <Button submits>Place a hold</Button>
        </form>
      ) : (
        <p>An administrator places it, a second one lifts it.</p>
      )}
    </section>
  );
}
