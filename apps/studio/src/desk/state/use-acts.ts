'use client';

import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { WorkAct } from '@sundowner/desk-wire/work';
import { useCallback, useRef, useState } from 'react';
import type { House } from '../words/people-words.ts';
import { actWords } from './act-words.ts';
import type { Announcement } from './announcement.ts';
import { ask, onePath, type Reply } from './ask.ts';
import type { Target } from './desk-context.ts';
import { undoOf } from './undo.ts';
import type { DeskListHand } from './use-list.ts';
import type { OneHand } from './use-one.ts';

/** The line that says what was done, and takes it back. */
export function useAnnouncement() {
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  const count = useRef(0);
  const say = useCallback((next: Omit<Announcement, 'id'> | null) => {
    count.current += 1;
    setAnnouncement(next ? { ...next, id: count.current } : null);
  }, []);
  return { announcement, say };
}

export interface ActsDeps {
  readonly list: Pick<DeskListHand, 'replaceRow'>;
  readonly one: Pick<OneHand, 'setOne' | 'reload'>;
  readonly house: House;
  say(announcement: Omit<Announcement, 'id'> | null): void;
}

/** Shows an enquiry as it stands after an act, or why it was not done. */
export function useShown({ list, one, say }: Omit<ActsDeps, 'house'>) {
  const { replaceRow } = list;
  const { setOne, reload } = one;
  return useCallback(
    (reference: string, reply: Reply<EnquiryDetail>): boolean => {
      if (reply.ok) {
        const { state, work, tags } = reply.value;
        setOne(reply.value);
        replaceRow(reference, { state, work, tags });
        return true;
      }
      say({ text: reply.detail, tone: 'problem', undo: null });
      // What somebody else did first is shown.
      if (reply.status === 409) void reload();
      return false;
    },
    [replaceRow, setOne, reload, say],
  );
}

/** Does things to the work, says that they are done, and offers to take them back. */
export function useActs(deps: ActsDeps) {
  const { house, say } = deps;
  const shown = useShown(deps);
  const latest = useRef(house);
  latest.current = house;
  return useCallback(
    async (target: Target, act: WorkAct): Promise<boolean> => {
      const { reference } = target;
      // Until it is done nothing else can be taken back in its place.
      say(null);
      const run = (one: WorkAct) => ask<EnquiryDetail>('POST', `${onePath(reference)}/work`, { body: one });
      if (!shown(reference, await run(act))) return false;
      const back = undoOf(act, target.work);
      const { people, now } = latest.current;
      const undo = back && {
        words: 'Undo',
        until: null,
        run: async () => {
          if (shown(reference, await run(back))) say({ text: 'Taken back.', tone: 'done', undo: null });
        },
      };
      say({ text: actWords(act, people, now), tone: 'done', undo });
      return true;
    },
    [shown, say],
  );
}
