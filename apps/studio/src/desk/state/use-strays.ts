'use client';

import type { StrayMails } from '@sundowner/desk-wire/mails';
import { useCallback, useEffect, useState } from 'react';
import type { Say } from './announcement.ts';
import { ask } from './ask.ts';

export interface StraysHand {
  /** `null` until they have come, and where the site reads no mailbox. */
  readonly strays: StrayMails | null;
  reload(): Promise<void>;
  /** Puts a mail to an enquiry, or away without one. */
  settle(id: string, reference: string | null): Promise<void>;
}

/** Mails of senders nobody knows. */
export function useStrays(say: Say): StraysHand {
  const [strays, setStrays] = useState<StrayMails | null>(null);
  const reload = useCallback(async () => {
    const reply = await ask<StrayMails>('GET', '/mails');
    if (reply.ok) setStrays(reply.value);
  }, []);
  useEffect(() => void reload(), [reload]);
  const settle = useCallback(
    async (id: string, reference: string | null) => {
      const body = reference === null ? { act: 'put-away' } : { act: 'attach', reference };
      const reply = await ask<StrayMails>('POST', `/mails/${encodeURIComponent(id)}`, { body });
      if (!reply.ok) return say({ text: reply.detail, tone: 'problem', undo: null });
      setStrays(reply.value);
      const words = reference === null ? 'Put away.' : `Put to ${reference}.`;
      say({ text: words, tone: 'done', undo: null });
    },
    [say],
  );
  return { strays, reload, settle };
}
