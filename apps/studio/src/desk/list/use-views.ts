import { deskCalls } from '@sundowner/desk-wire/calls';
import type { FilterChoices } from '@sundowner/desk-wire/filter-choices';
import type { SavedViewAct, SavedViews } from '@sundowner/desk-wire/saved-views';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { callDesk, type Reply } from '../call-desk.ts';
import { callKey, readAgain, useCall } from '../state/queries.ts';
import { useSession } from '../state/session-context.ts';

/** The saved views of the person signed in, and those shared with everybody. Each change says whether it was done; why not is announced. */
export function useViews() {
  const { say } = useSession();
  const { value, setValue } = useCall(deskCalls.readViews, {}, Number.POSITIVE_INFINITY);
  const showReply = (reply: Reply<SavedViews>): boolean => {
    if (reply.ok) setValue(reply.value);
    else say({ problem: reply.detail });
    return reply.ok;
  };
  return {
    views: value?.views ?? [],
    add: async (body: SavedViewAct) => showReply(await callDesk(deskCalls.addView, { body })),
    change: async (view: string, body: SavedViewAct) =>
      showReply(await callDesk(deskCalls.changeView, { params: { view }, body })),
    remove: async (view: string) => showReply(await callDesk(deskCalls.removeView, { params: { view } })),
    /** @param place before which of this person's own views it comes, from 0 */
    move: async (view: string, place: number) =>
      showReply(await callDesk(deskCalls.moveView, { params: { view }, body: { place } })),
  };
}

/** Counts are asked for again no more often, milliseconds. */
const rest = 10_000;

/** Counts what the saved views find again, a while after something has changed. */
export function useRecountViews(): () => void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      void readAgain(client, callKey(deskCalls.readViews, {}));
    }, rest);
  }, [client]);
}

/** Everything lists can be narrowed by that there is; `null` until it has come. Read once. */
export const useChoices = (): FilterChoices | null =>
  useCall(deskCalls.readChoices, {}, Number.POSITIVE_INFINITY).value;
