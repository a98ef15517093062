import type { Live } from '@sundowner/desk-wire/live';
import type { NoticeChoices } from '@sundowner/desk-wire/people';
import type { Told } from '@sundowner/desk-wire/work';
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
export function useNotices(choices: NoticeChoices): (live: Live, before: Live | null) => void {
  const chosen = useRef(choices);
  chosen.current = choices;
  const lastNew = useRef(0);
  return useCallback((live, before) => {
    const now = Date.now();
    const notices = noticesOf(before, live, { lastNew: lastNew.current, now });
    if (notices.length === 0) return;
    if (notices.some(({ reference }) => reference === null)) lastNew.current = now;
    if (chosen.current.sound) sound();
    if (!chosen.current.desktop || !('Notification' in window) || Notification.permission !== 'granted')
      return;
    for (const { title, reference } of notices.slice(0, 3)) {
      const notice = new Notification(title, { tag: reference ?? 'new' });
      notice.onclick = () => {
        window.focus();
        if (reference !== null) window.location.assign(`${deskRoot}/${reference}`);
      };
    }
  }, []);
}

/** What is shown outside the page. It never holds the traveller's words, name or address. */
export interface Notice {
  readonly title: string;
  readonly reference: string | null;
}

const words: Readonly<Record<Told['kind'], string>> = {
  given: 'An enquiry was given to you',
  'taken-over': 'An enquiry of yours was taken over',
  mention: 'You were named in a note',
  'traveller-wrote': 'A traveller wrote again',
  stopped: 'An answer of yours was stopped',
  refused: 'An answer of yours was refused',
  unclear: 'An answer of yours may have arrived, or not',
  'due-soon': 'A first answer is due within half an hour',
};

export const notificationWords = (kind: Told['kind']): string => words[kind];

/** Everybody is told of new ones once a minute at most. */
const newOnesEvery = 60_000;

/**
 * What of the news is worth a notice: each thing told to this person once, and new enquiries that nobody has.
 *
 * @param before what the page knew; `null` for its first look, after which nothing is news
 */
export function noticesOf(
  before: Live | null,
  live: Live,
  { lastNew, now }: { readonly lastNew: number; readonly now: number },
): readonly Notice[] {
  if (!before) return [];
  const known = new Set(before.told.map(({ id }) => id));
  const told = live.told
    .filter(({ id }) => !known.has(id))
    .map(({ kind, reference }) => ({ title: words[kind], reference }));
  const came = new Set(live.changed.filter(({ isNew }) => isNew).map(({ reference }) => reference));
  const nobodys = (counts: Live['counts']) => counts.with.find(({ person }) => person === '')?.count ?? 0;
  const isNews =
    came.size > 0 && nobodys(live.counts) > nobodys(before.counts) && now - lastNew >= newOnesEvery;
  const arrivals = came.size === 1 ? 'New enquiry' : `${came.size} new enquiries`;
  return isNews ? [...told, { title: arrivals, reference: null }] : told;
}
