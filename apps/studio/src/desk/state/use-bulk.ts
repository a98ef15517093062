'use client';

import type { BulkCount, BulkDone, BulkVerb, LastBulk, Selection } from '@sundowner/desk-wire/bulk';
import { useCallback, useRef } from 'react';
import { bulkDoneWords, lastBulkWords } from '../words/bulk-words.ts';
import type { House } from '../words/people-words.ts';
import type { Say } from './announcement.ts';
import { ask, type Reply } from './ask.ts';
import type { SelectionHand } from './use-selection.ts';

export interface BulkHand {
  count(selection: Selection, verb: BulkVerb): Promise<Reply<BulkCount>>;
  /** With the number that was counted. @returns why it was not done; `null` once it is */
  run(selection: Selection, verb: BulkVerb, counted: number): Promise<string | null>;
  /** Offers the last act on many to be taken back, where nothing else was done since. */
  offerLast(): Promise<void>;
}

export interface BulkDeps {
  readonly selected: Pick<SelectionHand, 'clear'>;
  readonly house: House;
  say: Say;
  /** The list and the counts are others now. */
  changed(): void;
}

/** Does things to many enquiries at once, and takes them back. */
export function useBulk(deps: BulkDeps): BulkHand {
  const latest = useRef(deps);
  latest.current = deps;
  const undo = useCallback(
    (id: string) => ({
      words: 'Undo',
      until: null,
      run: async () => {
        const { say, changed } = latest.current;
        const reply = await ask<BulkDone>('POST', `/bulk/${encodeURIComponent(id)}/undo`);
        if (!reply.ok) return say({ text: reply.detail, tone: 'problem', undo: null });
        changed();
        const left = reply.value.left.reduce((sum, { count }) => sum + count, 0);
        const rest = left === 0 ? '' : ` ${left} had changed meanwhile and stay as they are.`;
        say({ text: `Taken back.${rest}`, tone: 'done', undo: null });
      },
    }),
    [],
  );
  const count = useCallback(
    (selection: Selection, verb: BulkVerb) =>
      ask<BulkCount>('POST', '/bulk/count', { body: { selection, verb } }),
    [],
  );
  const run = useCallback(
    async (selection: Selection, verb: BulkVerb, counted: number) => {
      const reply = await ask<BulkDone>('POST', '/bulk', { body: { selection, verb, counted } });
      if (!reply.ok) return reply.detail;
      const { say, changed, selected, house } = latest.current;
      const { id, done } = reply.value;
      selected.clear();
      changed();
      say({ text: bulkDoneWords(verb, done, house), tone: 'done', undo: id === null ? null : undo(id) });
      return null;
    },
    [undo],
  );
  const offerLast = useCallback(async () => {
    const reply = await ask<LastBulk>('GET', '/bulk/last');
    const last = reply.ok ? reply.value.last : null;
    if (!last || last.undoneAt !== null) return;
    const { say, house } = latest.current;
    say({
      text: lastBulkWords(last.act, last.count, last.at, house.now),
      tone: 'done',
      undo: undo(last.id),
    });
  }, [undo]);
  return { count, run, offerLast };
}
