import type { BulkVerb, Selection } from '@sundowner/desk-wire/bulk';
import { deskCalls } from '@sundowner/desk-wire/calls';
import { useQueryClient } from '@tanstack/react-query';
import { callDesk } from '../call-desk.ts';
import { enquiriesKey } from '../state/enquiry-context.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { bulkDoneWords, lastBulkWords } from '../words/bulk-words.ts';
import { useDeskList } from './list-context.tsx';

/** Does things to many enquiries at once, and takes them back. */
export function useBulk() {
  const client = useQueryClient();
  const { say } = useSession();
  const viewer = useViewer();
  const { list, selected, recountViews } = useDeskList();
  const changed = () => {
    void list.reload();
    recountViews();
    void client.invalidateQueries({ queryKey: enquiriesKey });
  };
  const undo = (id: string) => ({
    run: async () => {
      const reply = await callDesk(deskCalls.undoBulk, { params: { bulk: id } });
      if (!reply.ok) return say({ problem: reply.detail });
      changed();
      const left = reply.value.left.reduce((sum, { count }) => sum + count, 0);
      const rest = left === 0 ? '' : ` ${left} had changed meanwhile and stay as they are.`;
      say(`Taken back.${rest}`);
    },
  });
  return {
    count: (selection: Selection, verb: BulkVerb) =>
      callDesk(deskCalls.countBulk, { body: { selection, verb } }),
    /** @param counted how many it was said to be @returns why it was not done; `null` once it is */
    async run(selection: Selection, verb: BulkVerb, counted: number): Promise<string | null> {
      const reply = await callDesk(deskCalls.actInBulk, { body: { selection, verb, counted } });
      if (!reply.ok) return reply.detail;
      const { id, done } = reply.value;
      selected.clear();
      changed();
      say({ text: bulkDoneWords(verb, done, viewer), undo: id === null ? null : undo(id) });
      return null;
    },
    /** Offers the last act on many to be taken back, where nothing else was done since. */
    async offerLast() {
      const reply = await callDesk(deskCalls.readLastBulk, {});
      const last = reply.ok ? reply.value.last : null;
      if (!last || last.undoneAt !== null) return;
      say({ text: lastBulkWords(last.act, last.count, last.at, viewer.now), undo: undo(last.id) });
    },
  };
}
