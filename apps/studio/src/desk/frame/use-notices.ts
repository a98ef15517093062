'use client';

import type { Live } from '@sundowner/desk-wire/live';
import type { NoticeChoices } from '@sundowner/desk-wire/people';
import { useCallback, useRef } from 'react';
import { deskRoot } from '../address.ts';
import { noticesOf } from './notices.ts';

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

/** Tells what happened to whoever is not looking, each way only by choice. */
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
