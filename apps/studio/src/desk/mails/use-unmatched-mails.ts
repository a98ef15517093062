import { deskCalls } from '@sundowner/desk-wire/calls';
import type { UnmatchedMails } from '@sundowner/desk-wire/mails';
import { callDesk } from '../call-desk.ts';
import { useCall } from '../state/queries.ts';
import { useSession } from '../state/session-context.ts';

export interface UnmatchedMailsState {
  /** `null` until they have come, and where the site reads no mailbox. */
  readonly mails: UnmatchedMails | null;
  reload(): Promise<void>;
  /** Puts a mail to an enquiry, or away without one. */
  settle(id: string, reference: string | null): Promise<void>;
}

/** Mails of senders nobody knows. */
export function useUnmatchedMails(): UnmatchedMailsState {
  const { say } = useSession();
  const { value, reload, setValue } = useCall(deskCalls.readUnmatchedMails, {}, Number.POSITIVE_INFINITY);
  return {
    mails: value,
    reload,
    async settle(id, reference) {
      const reply = await callDesk(deskCalls.actOnUnmatchedMail, {
        params: { mail: id },
        body: reference === null ? { act: 'put-away' } : { act: 'attach', reference },
      });
      if (!reply.ok) return say({ problem: reply.detail });
      setValue(reply.value);
      const words = reference === null ? 'Put away.' : `Put to ${reference}.`;
      say(words);
    },
  };
}
