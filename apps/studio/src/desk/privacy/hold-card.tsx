'use client';

import type { ErasureAsk, Holds } from '@sundowner/desk-wire/privacy';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { ask } from '../state/ask.ts';
import { useDesk } from '../state/desk-context.ts';
import { colleagueWords } from '../words/people-words.ts';
import { momentWords } from '../words/waiting.ts';

export interface HoldCardProps {
  readonly of: ErasureAsk;
  readonly holds: readonly { readonly id: string; readonly placedAt: string; readonly placedBy: string }[];
  onChanged(): void;
}

/** A legal hold on an address or an enquiry: an administrator places it, a second one lifts it. */
export function HoldCard({ of, holds, onChanged }: HoldCardProps) {
  const { asker, house, say } = useDesk();
  const [reason, setReason] = useState('');
  const act = async (path: string, body: unknown, words: string) => {
    const reply = await ask<Holds>('POST', path, { body });
    if (!reply.ok) return say({ text: reply.detail, tone: 'problem', undo: null });
    setReason('');
    onChanged();
    say({ text: words, tone: 'done', undo: null });
  };
  const place = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void act('/holds', { of, reason }, 'The hold stands.');
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
              Placed by {colleagueWords(placedBy, house.people)}, {momentWords(placedAt, house.now)}{' '}
              {asker.role === 'admin' && (
                <Button
                  onClick={() =>
                    void act(
                      `/holds/${encodeURIComponent(id)}/lift`,
                      {},
                      placedBy === asker.id ? 'Asked for. A second administrator lifts it.' : 'Lifted.',
                    )
                  }
                >
                  {placedBy === asker.id ? 'Ask for it to be lifted' : 'Lift the hold'}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {asker.role === 'admin' ? (
        <form onSubmit={place}>
          <label className="desk-field">
            Reason
            <input
              className="desk-input"
              required
              minLength={3}
              maxLength={2000}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
          <Button submits>Place a hold</Button>
        </form>
      ) : (
        <p>An administrator places it, a second one lifts it.</p>
      )}
    </section>
  );
}
