import { deskCalls } from '@sundowner/desk-wire/calls';
import { useCallback } from 'react';
import { callDesk } from '../call-desk.ts';
import { useShowReply } from '../state/enquiry-context.tsx';
import { useSession } from '../state/session-context.ts';

/** Takes two enquiries apart again, or ends their link. @returns whether it was done */
export function useTakeApart(): (reference: string, other: string) => Promise<boolean> {
  const { say } = useSession();
  const showReply = useShowReply();
  return useCallback(
    async (reference, other) => {
      say(null);
      const reply = await callDesk(deskCalls.unmerge, { params: { reference }, body: { other } });
      if (!showReply(reference, reply)) return false;
      say(`${reference} and ${other} are two again. What was written or sent since stays with ${reference}.`);
      return true;
    },
    [say, showReply],
  );
}
