import type { Live } from '@sundowner/desk-wire/live';
import type { NotificationChoices } from '@sundowner/desk-wire/people';
import type { DeskNotification } from '@sundowner/desk-wire/work';
import { useCallback, useRef } from 'react';
import { deskRoot } from '../address.ts';

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
export function useScreenNotifications(
  choices: NotificationChoices,
): (live: Live, before: Live | null) => void {
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

const words: Readonly<Record<DeskNotification['kind'], string>> = {
  given: 'An enquiry was given to you',
  'taken-over': 'An enquiry of yours was taken over',
  mention: 'You were named in a note',
  'traveller-wrote': 'A traveller wrote again',
  stopped: 'An answer of yours was stopped',
  refused: 'An answer of yours was refused',
  unclear: 'An answer of yours may have arrived, or not',
  'due-soon': 'A first answer is due within half an hour',
};

export const notificationWords = (kind: DeskNotification['kind']): string => words[kind];

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
    .map(({ kind, reference }) => ({ title: words[kind], reference }));
  const came = new Set(live.changed.filter(({ isNew }) => isNew).map(({ reference }) => reference));
  const nobodys = (counts: Live['counts']) => counts.with.find(({ person }) => person === '')?.count ?? 0;
  const isNews =
    came.size > 0 && nobodys(live.counts) > nobodys(before.counts) && now - lastNew >= newOnesEvery;
  const arrivals = came.size === 1 ? 'New enquiry' : `${came.size} new enquiries`;
  return isNews ? [...notifications, { title: arrivals, reference: null }] : notifications;
}
