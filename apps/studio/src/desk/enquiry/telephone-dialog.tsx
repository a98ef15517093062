import { type KeyboardEvent, useState } from 'react';
import { Button } from '../parts/controls.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { type Target, useSession } from '../state/session-context.ts';
import { useAct } from '../state/use-act.ts';
import { useKeptWords } from './note-field.tsx';

const outcomes = [
  { outcome: 'spoke', words: 'Spoke to them' },
  { outcome: 'left-message', words: 'Left a message' },
  { outcome: 'no-reply', words: 'No reply' },
] as const;

type Outcome = (typeof outcomes)[number]['outcome'];

/** Writes a telephone call down; what is written stays until it is recorded. Digits choose, outside of the note. */
export function TelephoneDialog({ target }: { readonly target: Target }) {
  const { open } = useSession();
  const act = useAct();
  const [outcome, setOutcome] = useState<Outcome>('spoke');
  const { words, write, forget } = useKeptWords('call', target.reference);
  const [done, setDone] = useState(false);
  const reached = outcome !== 'no-reply';
  const [busy, setBusy] = useState(false);
  const record = async () => {
    if (busy) return;
    setBusy(true);
    const recorded = await act(target, { act: 'telephone', outcome, words });
    if (recorded) forget();
    // Why it was not is said in the line at the foot, which the dialog would hide; the words are there when it is opened again.
    open(null);
    if (!recorded) return;
    if (done && reached) await act(target, { act: 'close' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = outcomes[Number(event.key) - 1];
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void record();
    else if (chosen && !(event.target instanceof HTMLTextAreaElement)) setOutcome(chosen.outcome);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="Answered by telephone">
      <form
        className="desk-form"
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          void record();
        }}
      >
        <fieldset>
          <legend>What happened</legend>
          {outcomes.map((each, at) => (
            <Button
              key={each.outcome}
              hint={String(at + 1)}
              aria-pressed={outcome === each.outcome}
              onClick={() => setOutcome(each.outcome)}
            >
              {each.words}
            </Button>
          ))}
        </fieldset>
        <label className="desk-field">
          What was agreed (a note for us)
          <textarea
            className="desk-area"
            rows={3}
            maxLength={5000}
            value={words}
            onChange={({ target: field }) => write(field.value)}
          />
        </label>
        {reached && (
          <fieldset>
            <legend>Afterwards the enquiry is</legend>
            <Button aria-pressed={!done} onClick={() => setDone(false)}>
              Waiting for the traveller
            </Button>
            <Button aria-pressed={done} onClick={() => setDone(true)}>
              Done
            </Button>
          </fieldset>
        )}
        <p>“Spoke to them” and “Left a message” count as the first answer. “No reply” does not.</p>
        <p>
          <Button submits look="solid" hint="Ctrl Enter" aria-disabled={busy}>
            Record
          </Button>{' '}
          <Button
            look="text"
            title="Esc leaves, and keeps what is written"
            onClick={() => {
              forget();
              open(null);
            }}
          >
            Cancel
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
