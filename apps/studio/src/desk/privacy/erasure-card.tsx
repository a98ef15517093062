'use client';

import type { ErasureAsk, Erasures } from '@sundowner/desk-wire/privacy';
import type { ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { ask } from '../state/ask.ts';
import { useDesk } from '../state/desk-context.ts';
import { colleagueWords } from '../words/people-words.ts';
import { momentWords } from '../words/waiting.ts';
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

/** An erasure from the request to its receipt: whoever asks does not confirm. */
export function ErasureCard({ of, erasure, blockedBy, onChanged }: ErasureCardProps) {
  const { say, house, open } = useDesk();
  const step = erasure ? erasureStep(erasure) : 'none';
  const act = async (path: string, body: unknown, words: string) => {
    const reply = await ask<Erasures>('POST', path, { body });
    if (!reply.ok) return say({ text: reply.detail, tone: 'problem', undo: null });
    onChanged(reply.value);
    say({ text: words, tone: 'done', undo: null });
  };
  const one = erasure && `/erasures/${encodeURIComponent(erasure.id)}`;
  const who = (id: string | null) => (id === null ? '' : colleagueWords(id, house.people));
  const at = (moment: string | null) => (moment === null ? '' : momentWords(moment, house.now));
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
          <Button
            look="danger"
            onClick={() => void act('/erasures', of, 'Asked for. A second person has to confirm it.')}
          >
            Ask for the erasure
          </Button>
        )}
        {one && (step === 'asked' || step === 'confirmed') && (
          <Button onClick={() => void act(`${one}/withdraw`, {}, 'Taken back. Nothing is erased.')}>
            Take the request back
          </Button>
        )}
        {one && step === 'asked' && erasure.notYet === null && (
          <Button
            look="danger"
            onClick={() =>
              void act(`${one}/confirm`, {}, 'Confirmed. For an hour it can still be taken back.')
            }
          >
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
