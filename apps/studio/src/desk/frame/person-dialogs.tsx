import { daysAfter } from '@sundowner/calendar/day';
import { type SubmitEvent, useState } from 'react';
import { houseToday } from '../../runtime/house.ts';
import { Button } from '../parts/controls.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Check, Field } from '../parts/fields.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { awayWords } from '../words/people-words.ts';
import { snoozeUntil } from '../words/snooze-choices.ts';
import { keySheet } from './keys.ts';

async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted';
}

/** How a person wants to be notified, and until when they are away. */
export function YouDialog() {
  const { asker, settings, notificationChoices, chooseNotifications, setAway } = useSession();
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
    <Dialog title={asker.name}>
      <section className="desk-form">
        <h3>Tell me of what happens</h3>
        <Check
          checked={notificationChoices.desktop}
          onCheck={async (wanted) => {
            const allowed = !wanted || (await mayNotify());
            setBlocked(!allowed);
            chooseNotifications({ desktop: wanted && allowed });
          }}
        >
          With a notice on this screen
        </Check>
        {blocked && (
          <p role="alert">
            This browser does not let the studio show notificationChoices. Allow it in its settings.
          </p>
        )}
        <Check checked={notificationChoices.sound} onCheck={(sound) => chooseNotifications({ sound })}>
          With a sound
        </Check>
        <Check checked={notificationChoices.mail} onCheck={(mail) => chooseNotifications({ mail })}>
          By email, in working hours, of what happens to mine while I am not here
        </Check>
        <Check checked={notificationChoices.digest} onCheck={(digest) => chooseNotifications({ digest })}>
          By email at {settings.digestAt} on working days, of what waits
        </Check>
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
            <Field
              label="Back on"
              type="date"
              required
              min={daysAfter(houseToday(viewer.now.getTime()), 1)}
              value={until}
              onValue={setUntil}
            />
            <p>
              <Button submits>I am away until then</Button>
            </p>
          </>
        )}
      </form>
    </Dialog>
  );
}

/** What every key does, and the switch that turns single keys off (WCAG 2.1.4). */
export function KeysDialog() {
  const { notificationChoices, chooseNotifications } = useSession();
  const toggle = (
    <Check checked={notificationChoices.keys} onCheck={(keys) => chooseNotifications({ keys })}>
      Single keys on
    </Check>
  );
  return (
    <Dialog title="Keys" look="wide" aside={toggle}>
      <div className="desk-keys">
        {keySheet.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(({ words, keys: pressed }) => (
                <div key={words}>
                  <dt>{words}</dt>
                  <dd>
                    {pressed.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p>
        Keys are never heard while you write in a field. Single keys can be switched off; everything is also a
        button.
      </p>
    </Dialog>
  );
}
