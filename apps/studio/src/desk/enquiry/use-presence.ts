import { deskCalls } from '@sundowner/desk-wire/calls';
import type { PresenceSign } from '@sundowner/desk-wire/work';
import { useEffect } from 'react';
import { callDesk } from '../call-desk.ts';

/** Presence lapses after 60 seconds. */
const every = 20_000;

const sign = (reference: string, doing: PresenceSign) =>
  void callDesk(deskCalls.showPresence, {
    params: { reference },
    body: { doing },
    keepalive: doing === 'gone',
  });

/** Says to the others that somebody is at an enquiry, reading or writing, until they leave it. It informs; the store decides. */
export function usePresence(reference: string | null, doing: 'reading' | 'writing'): void {
  useEffect(() => {
    if (reference === null) return;
    const here = () => {
      if (!document.hidden) sign(reference, doing);
    };
    here();
    const timer = setInterval(here, every);
    const leave = () => sign(reference, 'gone');
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
    return () => sign(reference, 'gone');
  }, [reference]);
}
