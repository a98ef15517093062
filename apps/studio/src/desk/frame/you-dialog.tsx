import { daysAfter } from '@sundowner/calendar/day';
import { southAfricanToday } from '@sundowner/calendar/south-africa';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { awayWords } from '../words/people-words.ts';
import { snoozeUntil } from '../words/snooze-choices.ts';

async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted';
}

/** How somebody wants to be told, and until when they are away. */
export function YouDialog({ onClose }: { readonly onClose: () => void }) {
  const { asker, settings, notices, chooseNotices, setAway } = useSession();
  const viewer = useViewer();
  const [blocked, setBlocked] = useState(false);
  const [until, setUntil] = useState('');
  const me = viewer.people.find(({ id }) => id === viewer.me);
  const away = me ? awayWords(me, viewer.now) : null;
  const leave = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (until !== '') setAway(snoozeUntil(until));
  };
  return (
    <Dialog title={asker.name} onClose={onClose}>
      <section className="desk-form">
        <h3>Tell me of what happens</h3>
        <label className="desk-choice">
          <input
            type="checkbox"
            checked={notices.desktop}
            onChange={async ({ target }) => {
              const wanted = target.checked;
              const allowed = !wanted || (await mayNotify());
              setBlocked(!allowed);
              chooseNotices({ desktop: wanted && allowed });
            }}
          />
          With a notice on this screen
        </label>
        {blocked && (
          <p role="alert">This browser does not let the studio show notices. Allow it in its settings.</p>
        )}
        <label className="desk-choice">
          <input
            type="checkbox"
            checked={notices.sound}
            onChange={({ target }) => chooseNotices({ sound: target.checked })}
          />
          With a sound
        </label>
        <label className="desk-choice">
          <input
            type="checkbox"
            checked={notices.mail}
            onChange={({ target }) => chooseNotices({ mail: target.checked })}
          />
          By email, in working hours, of what happens to mine while I am not here
        </label>
        <label className="desk-choice">
          <input
            type="checkbox"
            checked={notices.digest}
            onChange={({ target }) => chooseNotices({ digest: target.checked })}
          />
          By email at {settings.digestAt} on working days, of what waits
        </label>
        <p>A notice never holds a traveller’s name, words or address.</p>
        <p>
          <a className="desk-link" href="/admin/account">
            Your account and your signature
          </a>
        </p>
      </section>
      <form className="desk-form" onSubmit={leave}>
        <h3>Away</h3>
        {away ? (
          <p>
            You are {away}. Nothing new is given to you automatically.{' '}
            <Button onClick={() => setAway(null)}>I am back</Button>
          </p>
        ) : (
          <>
            <label className="desk-field">
              Back on
              <input
                className="desk-input"
                type="date"
                required
                min={daysAfter(southAfricanToday(viewer.now.getTime()), 1)}
                value={until}
                onChange={({ target }) => setUntil(target.value)}
              />
            </label>
            <p>
              <Button submits>I am away until then</Button>
            </p>
          </>
        )}
      </form>
    </Dialog>
  );
}
