import { useEffect, useState } from 'react';
import { useDeskList } from '../list/list-context.tsx';
import { Button, Icon } from '../parts/controls.tsx';
import { useLive, useNotifications } from '../state/live.ts';
import { useSession, useValue, useViewer } from '../state/session-context.ts';
import { colleagueWords } from '../words/people-words.ts';
import { clockTime, momentWords } from '../words/times.ts';
import { AlertBanners } from './alert-banners.tsx';
import { notificationWords } from './use-live-news.ts';

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

/** Notifications this person has not seen yet, without the traveller's words. */
function Notifications() {
  const { go, place } = useSession();
  const viewer = useViewer();
  const { notifications, markSeen } = useNotifications();
  const others = notifications.filter(({ reference }) => reference !== place.reference);
  if (others.length === 0) return null;
  return (
    <div className="desk-banner" data-tone="notification">
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
              {notificationWords[kind]}
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
      <AlertBanners />
      <ConnectionBanner />
      <Notifications />
    </div>
  );
}

/** What only says something goes by itself; what can be undone stays until it is sent away. */
const shownFor = 10_000;

/** The line at the foot: what was done last, and its undo. Heard by screen readers as it fills. */
export function AnnouncementLine() {
  const { say, values } = useSession();
  const announcement = useValue(values.announcement);
  const [left, setLeft] = useState<number | null>(null);
  const until = announcement?.undo?.until ?? null;
  useEffect(() => {
    if (!announcement) return;
    if (until !== null) {
      const count = () => {
        const seconds = Math.ceil((until - Date.now()) / 1000);
        setLeft(Math.max(0, seconds));
        if (seconds <= 0) say('Your answer is on its way.');
      };
      count();
      const timer = setInterval(count, 500);
      return () => clearInterval(timer);
    }
    setLeft(null);
    if (announcement.undo || announcement.tone === 'problem') return;
    const timer = setTimeout(() => say(null), shownFor);
    return () => clearTimeout(timer);
  }, [announcement, until, say]);
  return (
    <>
      <p className="desk-hidden" role="status">
        {announcement?.text}
      </p>
      {announcement && (
        <div className="desk-said" data-tone={announcement.tone}>
          <p aria-hidden="true">
            {announcement.text}
            {left !== null && ` ${left} s`}
          </p>
          {announcement.undo && (
            <Button hint="Z" onClick={announcement.undo.run}>
              {announcement.undo.words ?? 'Undo'}
            </Button>
          )}
          <Button aria-label="Dismiss" icon="close" onClick={() => say(null)} />
        </div>
      )}
    </>
  );
}
