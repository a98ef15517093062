'use client';

import type { OneEnquiry } from '@sundowner/desk-wire/one';
import type { WorkAct } from '@sundowner/desk-wire/work';
import { useCallback, useRef, useState } from 'react';
import type { House } from '../words/people-words.ts';
import { actWords } from './act-words.ts';
import { ask, onePath, type Said } from './ask.ts';
import type { Target } from './desk-context.ts';
import type { SaidLast } from './said.ts';
import { undoOf } from './undo.ts';
import type { DeskListHand } from './use-list.ts';
import type { OneHand } from './use-one.ts';

/** The line that says what was done, and takes it back. */
export function useSaid() {
  const [said, setSaid] = useState<SaidLast | null>(null);
  const count = useRef(0);
  const say = useCallback((next: Omit<SaidLast, 'id'> | null) => {
    count.current += 1;
    setSaid(next ? { ...next, id: count.current } : null);
  }, []);
  return { said, say };
}

export interface ActsDeps {
  readonly list: Pick<DeskListHand, 'replaceRow'>;
  readonly one: Pick<OneHand, 'setOne' | 'reload'>;
  readonly house: House;
  say(said: Omit<SaidLast, 'id'> | null): void;
}

/** Shows an enquiry as it stands after an act, or why it was not done. */
export function useShown({ list, one, say }: Omit<ActsDeps, 'house'>) {
  const { replaceRow } = list;
  const { setOne, reload } = one;
  return useCallback(
    (reference: string, said: Said<OneEnquiry>): boolean => {
      if (said.ok) {
        const { state, work, tags } = said.value;
        setOne(said.value);
        replaceRow(reference, { state, work, tags });
        return true;
      }
      say({ text: said.detail, tone: 'problem', undo: null });
      // What somebody else did first is shown.
      if (said.status === 409) void reload();
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
      const run = (one: WorkAct) => ask<OneEnquiry>('POST', `${onePath(reference)}/work`, { body: one });
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
