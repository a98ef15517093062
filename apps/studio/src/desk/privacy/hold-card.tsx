import { deskCalls } from '@sundowner/desk-wire/calls';
import type { ErasureAsk, Holds } from '@sundowner/desk-wire/privacy';
import { type SubmitEvent, useState } from 'react';
import { callDesk, type Reply } from '../call-desk.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/fields.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { colleagueWords } from '../words/people-words.ts';
import { momentWords } from '../words/waiting.ts';

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
