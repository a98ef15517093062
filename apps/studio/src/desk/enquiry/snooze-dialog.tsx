import { daysAfter } from '@sundowner/calendar/day';
import { southAfricanToday } from '@sundowner/calendar/today';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { DayChoices } from '../parts/choice-lists.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/fields.tsx';
import { type Target, useSession, useViewer } from '../state/session-context.ts';
import { useAct } from '../state/use-act.ts';
import { nameWords } from '../words/enquiry-words.ts';
import { snoozeUntil } from '../words/snooze-choices.ts';

/** Until which day an enquiry is out of the way. */
export function SnoozeDialog({ target }: { readonly target: Target }) {
  const { open } = useSession();
  const viewer = useViewer();
  const act = useAct();
  const [day, setDay] = useState('');
  const snooze = (until: string) => {
    open(null);
    void act(target, { act: 'snooze', until });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (day !== '') snooze(snoozeUntil(day));
  };
  return (
    <Dialog title={`Snooze ${nameWords(target)} until`}>
      <DayChoices withDates onChoose={snooze} />
      <form className="desk-form" onSubmit={onSubmit}>
        <Field
          label="Another day"
          type="date"
          required
          min={daysAfter(southAfricanToday(viewer.now.getTime()), 1)}
          value={day}
          onValue={setDay}
        />
        <p>
          <Button submits>Snooze</Button>
        </p>
      </form>
      <p>It comes back by itself, and at once when the traveller writes.</p>
    </Dialog>
  );
}
