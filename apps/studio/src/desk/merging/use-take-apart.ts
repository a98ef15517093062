import { deskCalls } from '@sundowner/desk-wire/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callDesk } from '../call-desk.ts';
import { listsKey, useShowReply } from '../state/enquiry-context.tsx';
import { useSession } from '../state/session-context.ts';

/** Takes two enquiries apart again, or ends their link. @returns whether it was done */
export function useTakeApart(): (reference: string, other: string) => Promise<boolean> {
  const { say } = useSession();
  const showReply = useShowReply();
  const client = useQueryClient();
  return useCallback(
    async (reference, other) => {
      say(null);
      const reply = await callDesk(deskCalls.unmerge, { params: { reference }, body: { other } });
      if (!showReply(reference, reply)) return false;
      // The other is a row of its own again.
      void client.invalidateQueries({ queryKey: listsKey });
      say(`${reference} and ${other} are two again. What was written or sent since stays with ${reference}.`);
      return true;
    },
    [client, say, showReply],
  );
}
