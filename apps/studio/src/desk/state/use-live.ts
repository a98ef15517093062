'use client';

import type { Live } from '@sundowner/desk-wire/live';
import { useEffect, useRef, useState } from 'react';
import { ask } from './ask.ts';

/** `away`: the site does not answer the studio. `offline`: nothing is heard of the studio itself. */
export type Connection = 'up' | 'away' | 'offline' | 'signed-out';

export interface LiveHand {
  readonly live: Live | null;
  readonly connection: Connection;
  /** When something was last heard, milliseconds since 1970. */
  readonly heardAt: number;
}

const againAfter = 4000;

function connectionOf(status: number): Connection {
  if (status === 401 || status === 403) return 'signed-out';
  return status === 0 ? 'offline' : 'away';
}

/**
 * Hears what happens at the desk for as long as the page is open: asks, is answered when something happened, and asks again.
 *
 * @param onNews with what was known before, `null` the first time
 */
export function useLive(start: number, onNews: (live: Live, before: Live | null) => void): LiveHand {
  const [hand, setHand] = useState<LiveHand>({ live: null, connection: 'up', heardAt: start });
  const hear = useRef(onNews);
  hear.current = onNews;
  useEffect(() => {
    const leaving = new AbortController();
    let before: Live | null = null;
    let wake: (() => void) | null = null;
    const online = () => wake?.();
    window.addEventListener('online', online);
    const listen = async () => {
      while (!leaving.signal.aborted) {
        const after: string = before ? `?after=${encodeURIComponent(before.cursor)}` : '';
        const reply = await ask<Live>('GET', `/live${after}`, { signal: leaving.signal });
        if (leaving.signal.aborted) return;
        if (reply.ok) {
          hear.current(reply.value, before);
          before = reply.value;
          setHand({ live: reply.value, connection: 'up', heardAt: Date.now() });
          continue;
        }
        const connection = connectionOf(reply.status);
        setHand((known) => ({ ...known, connection }));
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
  }, []);
  return hand;
}
