import type { StrayMails } from '@sundowner/desk-wire/mails';
import { ask } from '../state/ask.ts';
import { useAsked } from '../state/queries.ts';
import { useSession } from '../state/session-context.ts';

export interface UnmatchedMails {
  /** `null` until they have come, and where the site reads no mailbox. */
  readonly mails: StrayMails | null;
  reload(): Promise<void>;
  /** Puts a mail to an enquiry, or away without one. */
  settle(id: string, reference: string | null): Promise<void>;
}

/** Mails of senders nobody knows. */
export function useUnmatchedMails(): UnmatchedMails {
  const { say } = useSession();
  const { value, reload, setValue } = useAsked<StrayMails>('GET', '/mails', {
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    mails: value,
    reload,
    async settle(id, reference) {
      const body = reference === null ? { act: 'put-away' } : { act: 'attach', reference };
      const reply = await ask<StrayMails>('POST', `/mails/${encodeURIComponent(id)}`, { body });
      if (!reply.ok) return say({ problem: reply.detail });
      setValue(reply.value);
      const words = reference === null ? 'Put away.' : `Put to ${reference}.`;
      say(words);
    },
  };
}
