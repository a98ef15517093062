import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Live } from '@sundowner/desk-wire/live';
import type { NotificationChoices } from '@sundowner/desk-wire/people';
import type { DeskNotification } from '@sundowner/desk-wire/work';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { deskRoot } from '../address.ts';
import { callDesk, type Refusal } from '../call-desk.ts';
import { useDeskList } from '../list/list-context.tsx';
import { enquiryKey, hasChange } from '../state/enquiry-context.tsx';
import { useSetCounts } from '../state/live.ts';
import { readAgain } from '../state/queries.ts';
import { type Connection, useSession } from '../state/session-context.ts';

const againAfter = 4000;

function connectionOf({ status, code }: Refusal): Connection {
  if (code === 'unreadable') return 'unreadable';
  if (status === 401 || status === 403) return 'signed-out';
  return status === 0 ? 'offline' : 'away';
}

/** What the page does when something has happened: it says so, and reads again what changed. */
function useNews(): (live: Live, before: Live | null) => void {
  const client = useQueryClient();
  const { notificationChoices, place } = useSession();
  const { list, recountViews } = useDeskList();
  const setCounts = useSetCounts();
  const notify = useScreenNotifications(notificationChoices);
  return (live, before) => {
    notify(live, before);
    setCounts(live.counts);
    if (live.changed.length === 0) return;
    recountViews();
    void list.update();
    const { reference } = place;
    const isNews = live.changed.some(
      (change) => change.reference === reference && !hasChange(client, change.reference, change.at),
    );
    if (reference !== null && isNews) void readAgain(client, enquiryKey(reference));
  };
}

/** Hears what happens at the desk for as long as the page is open: asks, is answered when something happened, and asks again. */
export function useLiveNews(): void {
  const { live: value } = useSession().values;
  const onNews = useNews();
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => {
    const leaving = new AbortController();
    let before: Live | null = null;
    let wake: (() => void) | null = null;
    const online = () => wake?.();
    window.addEventListener('online', online);
    const listen = async () => {
      while (!leaving.signal.aborted) {
        const query: { readonly after?: string } = before ? { after: before.cursor } : {};
        const reply = await callDesk(deskCalls.waitForChanges, { query, signal: leaving.signal });
        if (leaving.signal.aborted) return;
        if (reply.ok) {
          latest.current(reply.value, before);
          before = reply.value;
          value.set({ live: reply.value, connection: 'up', heardAt: Date.now() });
          continue;
        }
        const connection = connectionOf(reply);
        value.set({ ...value.read(), connection });
        if (connection === 'signed-out') return;
        await new Promise<void>((next) => {
          wake = next;
          setTimeout(next, againAfter);
        });
      }
    };
    void listen();
    return () => {
      window.removeEventListener('online', online);
      leaving.abort();
    };
  }, [value]);
}

/** Two short tones. A browser that lets no page sound before it was touched stays silent. */
function sound(): void {
  try {
    const context = new AudioContext();
    for (const [at, pitch] of [
      [0, 660],
      [0.14, 880],
    ] as const) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.08, context.currentTime + at);
      volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at + 0.3);
      tone.connect(volume).connect(context.destination);
      tone.start(context.currentTime + at);
      tone.stop(context.currentTime + at + 0.32);
    }
    setTimeout(() => void context.close(), 1000);
  } catch {
    // No sound on this device.
  }
}

/** Notifies somebody whose page is not in front, by sound and on the screen, each only if they chose it. */
function useScreenNotifications(choices: NotificationChoices): (live: Live, before: Live | null) => void {
  const chosen = useRef(choices);
  chosen.current = choices;
  const lastNew = useRef(0);
  return useCallback((live, before) => {
    const now = Date.now();
    const notifications = screenNotifications(before, live, { lastNew: lastNew.current, now });
    if (notifications.length === 0) return;
    if (notifications.some(({ reference }) => reference === null)) lastNew.current = now;
    if (chosen.current.sound) sound();
    if (!chosen.current.desktop || !('Notification' in window) || Notification.permission !== 'granted')
      return;
    for (const { title, reference } of notifications.slice(0, 3)) {
      const shown = new Notification(title, { tag: reference ?? 'new' });
      shown.onclick = () => {
        window.focus();
        if (reference !== null) window.location.assign(`${deskRoot}/${reference}`);
      };
    }
  }, []);
}

/** What is shown outside the page. It never holds the traveller's words, name or address. */
export interface ScreenNotification {
  readonly title: string;
  readonly reference: string | null;
}

export const notificationWords: Readonly<Record<DeskNotification['kind'], string>> = {
  given: 'An enquiry was given to you',
  'taken-over': 'An enquiry of yours was taken over',
  mention: 'You were named in a note',
  'traveller-wrote': 'A traveller wrote again',
  'somebody-wrote': 'Somebody else wrote',
  stopped: 'An answer of yours was stopped',
  'called-back': 'What came before your answer was called back',
  refused: 'An answer of yours was refused',
  unclear: 'An answer of yours may have arrived, or not',
  'no-answer': 'Nobody has answered by the day you chose',
  'due-soon': 'A first answer is due within half an hour',
};

/** New enquiries are announced once a minute at most. */
const newOnesEvery = 60_000;

/**
 * What of the news is shown outside the page: each notification of this person once, and new enquiries that nobody has.
 *
 * @param before what the page knew; `null` for its first look, after which nothing is news
 */
export function screenNotifications(
  before: Live | null,
  live: Live,
  { lastNew, now }: { readonly lastNew: number; readonly now: number },
): readonly ScreenNotification[] {
  if (!before) return [];
  const known = new Set(before.notifications.map(({ id }) => id));
  const notifications = live.notifications
    .filter(({ id }) => !known.has(id))
    .map(({ kind, reference }) => ({ title: notificationWords[kind], reference }));
  const came = new Set(live.changed.filter(({ isNew }) => isNew).map(({ reference }) => reference));
  const nobodys = (counts: Live['counts']) => counts.with.find(({ person }) => person === '')?.count ?? 0;
  const isNews =
    came.size > 0 && nobodys(live.counts) > nobodys(before.counts) && now - lastNew >= newOnesEvery;
  const arrivals = came.size === 1 ? 'New enquiry' : `${came.size} new enquiries`;
  return isNews ? [...notifications, { title: arrivals, reference: null }] : notifications;
}
