'use client';

import type { StrayMails } from '@sundowner/desk-wire/mails';
import { useCallback, useEffect, useState } from 'react';
import { ask } from './ask.ts';
import type { Say } from './said.ts';

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
    const said = await ask<StrayMails>('GET', '/mails');
    if (said.ok) setStrays(said.value);
  }, []);
  useEffect(() => void reload(), [reload]);
  const settle = useCallback(
    async (id: string, reference: string | null) => {
      const body = reference === null ? { act: 'put-away' } : { act: 'attach', reference };
      const said = await ask<StrayMails>('POST', `/mails/${encodeURIComponent(id)}`, { body });
      if (!said.ok) return say({ text: said.detail, tone: 'problem', undo: null });
      setStrays(said.value);
      const words = reference === null ? 'Put away.' : `Put to ${reference}.`;
      say({ text: words, tone: 'done', undo: null });
    },
    [say],
  );
  return { strays, reload, settle };
}
