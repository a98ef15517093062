import { southAfricanToday } from '@sundowner/calendar/south-africa';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { type Target, useSession, useViewer } from '../state/session-context.ts';
import { useAct } from '../state/use-act.ts';
import { nameWords } from '../words/enquiry-words.ts';
import { snoozeChoices, snoozeUntil } from '../words/snooze-choices.ts';
import { shortDay } from '../words/times.ts';

/** Until which day an enquiry is out of the way. */
export function SnoozeDialog({ target, onClose }: { readonly target: Target; readonly onClose: () => void }) {
  const { settings } = useSession();
  const viewer = useViewer();
  const act = useAct();
  const choices = snoozeChoices(viewer.now);
  const [day, setDay] = useState('');
  const snooze = (to: string) => {
    onClose();
    void act(target, { act: 'snooze', until: snoozeUntil(to) });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (day !== '') snooze(day);
  };
  return (
    <Dialog title={`Snooze ${nameWords(target)} until`} onClose={onClose}>
      <ul className="desk-choices">
        {choices.map((choice) => (
          <li key={choice.day}>
            <button type="button" onClick={() => snooze(choice.day)}>
              <span>{choice.words}</span>
              <small>
                {shortDay(choice.day)}, {settings.snoozeEndsAt}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <form className="desk-form" onSubmit={onSubmit}>
        <label className="desk-field">
          Another day
          <input
            className="desk-input"
            type="date"
            required
            min={choices[0]?.day ?? southAfricanToday(viewer.now.getTime())}
            value={day}
            onChange={({ target: field }) => setDay(field.value)}
          />
        </label>
        <p>
          <Button submits>Snooze</Button>
        </p>
      </form>
      <p>It comes back by itself, and at once when the traveller writes.</p>
    </Dialog>
  );
}
