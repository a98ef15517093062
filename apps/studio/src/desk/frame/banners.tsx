import { useDeskList } from '../list/list-context.tsx';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useLive, useNotifications } from '../state/live.ts';
import { useSession, useViewer } from '../state/session-context.ts';
import { colleagueWords } from '../words/people-words.ts';
import { clockTime } from '../words/times.ts';
import { momentWords } from '../words/waiting.ts';
import { notificationWords } from './use-screen-notifications.ts';

/** What is wrong with the pipeline; it goes when the fault goes. */
function Alerts() {
  const { alerts } = useSession();
  if (alerts.length === 0) return null;
  return (
    <section aria-label="What is wrong with the enquiry desk">
      {alerts.map(({ title, says, help, urgent }) => (
        <div key={`${title} ${says}`} className="desk-banner" data-tone={urgent ? 'bad' : 'warning'}>
          <Icon name="warning" />
          <p>
            <b>{title}.</b> {says} {help}
          </p>
        </div>
      ))}
    </section>
  );
}

function ConnectionBanner() {
  const { list } = useDeskList();
  const live = useLive();
  const { connection, heardAt } = live;
  if (connection === 'up') return null;
  const at = clockTime(new Date(heardAt).toISOString());
  const words = {
    offline: [
      'No connection.',
      `You see the desk as it was at ${at}. Drafts are kept on this device and saved when the connection is back. Nothing can be sent until then.`,
    ],
    away: [
      'The website does not answer the studio.',
      `You see the desk as it was at ${at}. Nothing is lost: enquiries are still received and stored.`,
    ],
    'signed-out': ['You have been signed out.', 'Drafts are kept on this device.'],
    unreadable: [
      'The studio’s answer could not be read.',
      `You see the desk as it was at ${at}. Reload the page; drafts are kept on this device.`,
    ],
  }[connection];
  return (
    <div className="desk-banner" data-tone="warning">
      <Icon name="warning" />
      <p>
        <b>{words[0]}</b> {words[1]}
      </p>
      {connection === 'signed-out' || connection === 'unreadable' ? (
        // A full load, which leads to the sign-in and back, or fetches the page the studio has now.
        <Button onClick={() => window.location.reload()}>
          {connection === 'signed-out' ? 'Sign in' : 'Reload'}
        </Button>
      ) : (
        <Button onClick={() => void list.reload()}>Try now</Button>
      )}
    </div>
  );
}

/** The most that are named at once. */
const most = 3;

/** What was told to this person and not seen yet: without the traveller's words. */
function Notifications() {
  const { go, place } = useSession();
  const viewer = useViewer();
  const { notifications, markSeen } = useNotifications();
  const others = notifications.filter(({ reference }) => reference !== place.reference);
  if (others.length === 0) return null;
  return (
    <div className="desk-banner" data-tone="told">
      <ul>
        {others.slice(0, most).map(({ id, kind, reference, by, at }) => (
          <li key={id}>
            <button
              type="button"
              className="desk-link"
              onClick={() => {
                markSeen([id]);
                go({ ...place, reference });
              }}
            >
              {notificationWords(kind)}
            </button>{' '}
            <span>
              {reference}
              {by && `, by ${colleagueWords(by, viewer.people)}`}, {momentWords(at, viewer.now)}
            </span>
          </li>
        ))}
        {others.length > most && <li>And {others.length - most} more.</li>}
      </ul>
      <Button onClick={() => markSeen(others.map(({ id }) => id))}>Seen</Button>
    </div>
  );
}

export function Banners() {
  return (
    <div className="desk-banners" role="status">
      <Alerts />
      <ConnectionBanner />
      <Notifications />
    </div>
  );
}
