import { deskCalls } from '@sundowner/desk-wire/calls';
import type { WorkAct } from '@sundowner/desk-wire/work';
import { useCallback, useRef } from 'react';
import { callDesk } from '../call-desk.ts';
import { actWords } from './act-words.ts';
import { useShowReply } from './enquiry-query.ts';
import { type Target, useSession } from './session-context.ts';
import { undoOf } from './undo.ts';

/** Does things to the work, says that they are done, and offers to take them back. @returns whether it was done */
export function useAct(): (target: Target, act: WorkAct) => Promise<boolean> {
  const { people, values, say } = useSession();
  const showReply = useShowReply();
  const latest = useRef(people);
  latest.current = people;
  return useCallback(
    async (target, act) => {
      const { reference } = target;
      // Until it is done nothing else can be taken back in its place.
      say(null);
      const run = (body: WorkAct) => callDesk(deskCalls.actOnWork, { params: { reference }, body });
      if (!showReply(reference, await run(act))) return false;
      const back = undoOf(act, target.work);
      const undo = back && {
        run: async () => {
          if (showReply(reference, await run(back))) say('Taken back.');
        },
      };
      say({ text: actWords(act, latest.current, values.clock.read()), undo });
      return true;
    },
    [showReply, say, values],
  );
}
