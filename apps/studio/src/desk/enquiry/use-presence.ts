'use client';

import { useEffect } from 'react';
import { ask, onePath } from '../state/ask.ts';

/** Presence lapses after 60 seconds. */
const every = 20_000;

/** Says to the others that somebody is at an enquiry, reading or writing, until they leave it. It informs; the store decides. */
export function usePresence(reference: string | null, doing: 'reading' | 'writing'): void {
  useEffect(() => {
    if (reference === null) return;
    const sign = (now: 'reading' | 'writing' | 'gone') =>
      void ask('POST', `${onePath(reference)}/presence`, { body: { doing: now }, keepalive: now === 'gone' });
    const here = () => {
      if (!document.hidden) sign(doing);
    };
    here();
    const timer = setInterval(here, every);
    const leave = () => sign('gone');
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', here);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', here);
    };
  }, [reference, doing]);
  useEffect(() => {
    if (reference === null) return;
    return () =>
      void ask('POST', `${onePath(reference)}/presence`, { body: { doing: 'gone' }, keepalive: true });
  }, [reference]);
}
