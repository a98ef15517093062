import { maySeeKind, recordOfKind } from '@sundowner/brand';
import { daysAfter } from '@sundowner/calendar/day';
import { type SubmitEvent, useState } from 'react';
import { houseToday } from '../../runtime/house.ts';
import { DayChoices, PersonChoices } from '../parts/choice-lists.tsx';
import { Button } from '../parts/controls.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/fields.tsx';
import { type Target, useSession, useViewer } from '../state/session-context.ts';
import { useAct } from '../state/use-act.ts';
import { nameWords } from '../words/enquiry-words.ts';
import { snoozeUntil } from '../words/snooze-choices.ts';

/** To whom an enquiry goes; those who may not see it are not there. */
export function GiveDialog({ target }: { readonly target: Target }) {
  const { open } = useSession();
  const viewer = useViewer();
  const act = useAct();
  const able = viewer.people.filter(
    (person) => !person.left && person.id !== target.work.assignee && maySeeKind(person, target.kind),
  );
  const give = (to: string | null) => {
    open(null);
    void act(target, { act: 'give', to });
  };
  return (
    <Dialog title={`Give ${nameWords(target)} to`}>
      <PersonChoices people={able} withNobody={target.work.assignee !== null} onChoose={give} />
      <p>Giving tells both of them.</p>
    </Dialog>
  );
}

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
          min={daysAfter(houseToday(viewer.now.getTime()), 1)}
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

/** Says beforehand what a release does, and that nobody is written to. */
export function ReleaseDialog({ target }: { readonly target: Target }) {
  const { settings, go, place, open } = useSession();
  const act = useAct();
  const hours = `${settings.targetHours} working ${settings.targetHours === 1 ? 'hour' : 'hours'}`;
  const release = async (answers: boolean) => {
    open(null);
    if ((await act(target, { act: 'release' })) && answers) go({ ...place, reference: target.reference });
  };
  return (
    <Dialog title={`Release ${nameWords(target)}?`}>
      <p>
        It becomes <b>New</b> and goes to the concierge mailbox and wherever enquiries are passed on. The{' '}
        {hours} start now.
      </p>
      <p>
        {recordOfKind(target.kind)?.confirmed ? (
          <>
            <b>They are asked by mail to confirm the letter.</b> Nothing else is sent to them.
          </>
        ) : (
          <>
            <b>No confirmation goes to the traveller,</b> because held enquiries never send mail by
            themselves. Your answer is the first mail they get.
          </>
        )}
      </p>
      <form
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== 'y' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          void release(false);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void release(false);
        }}
      >
        <Button submits look="solid" hint="Y">
          Release
        </Button>{' '}
        {place.reference === null && <Button onClick={() => void release(true)}>Release and open</Button>}{' '}
        <Button look="text" onClick={() => open(null)}>
          Cancel
        </Button>
      </form>
      <p>Who decided is recorded.</p>
    </Dialog>
  );
}
