'use client';

import type { DeskRow, ListAnswer, ListCounts } from '@sundowner/desk-wire/list';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeskPlace, placeQuery } from '../address.ts';
import { ask, type Reply } from './ask.ts';
import { mergedRows } from './merged-rows.ts';

export interface DeskListState {
  readonly rows: readonly DeskRow[];
  readonly gone: ReadonlySet<string>;
  readonly arrived: number;
  readonly more: boolean;
  readonly counts: ListCounts;
  readonly found: number | null;
  /** `failed`: the list could not be read; what was shown before stays. */
  readonly state: 'there' | 'loading' | 'failed';
  /** Why it could not, as a status for whoever is told of it. */
  readonly status: number;
}

export interface DeskListHand extends DeskListState {
  /** Reads the list anew, what came and what left with it. */
  reload(): Promise<void>;
  /** Brings what changed into the rows in their places. */
  look(): Promise<void>;
  showMore(): Promise<void>;
  setCounts(counts: ListCounts): void;
  /** After an act of one's own. */
  replaceRow(reference: string, change: Partial<DeskRow>): void;
}

const pageOf = 50;
const most = 100;

const nothing: ReadonlySet<string> = new Set();

function request(
  { list, filter, sort }: DeskPlace,
  words: string,
  limit: number,
  cursor: string | null = null,
) {
  return { list, filter, words, ...(sort ? { sort } : {}), limit, cursor };
}

const shownOf = (answer: ListAnswer) => ({
  rows: answer.rows,
  counts: answer.counts,
  found: answer.found,
  more: answer.nextCursor !== null,
  gone: nothing,
  arrived: 0,
  state: 'there' as const,
  status: 200,
});

/** The list of a place, or what is found by words in it, kept while one of its enquiries is open. */
export function useList(place: DeskPlace, words: string, initial: ListAnswer): DeskListHand {
  const [list, setList] = useState<DeskListState>(() => shownOf(initial));
  const cursor = useRef(initial.nextCursor);
  const key = `${words}\n${placeQuery(place)}`;
  const drawn = useRef(key);
  const latest = useRef({ place, words });
  latest.current = { place, words };
  const rows = useRef(list.rows);
  rows.current = list.rows;
  /** Answers to questions that were asked anew meanwhile are not shown. */
  const turn = useRef(0);

  const read = useCallback(async (limit: number, after: string | null = null) => {
    turn.current += 1;
    const mine = turn.current;
    const reply = await ask<ListAnswer>('POST', '/list', {
      body: request(latest.current.place, latest.current.words, limit, after),
    });
    return mine === turn.current ? reply : null;
  }, []);

  /** A page somebody waits for is read first: news that comes meanwhile would take its turn, and the list would stay empty. */
  const awaited = useRef({ is: false, missed: false });
  const readAwaited = useCallback(
    async (limit: number, after: string | null = null) => {
      awaited.current.is = true;
      const reply = await read(limit, after);
      // Without an answer a later one is waited for.
      if (reply !== null) awaited.current.is = false;
      return reply;
    },
    [read],
  );

  const failed = useCallback((reply: Reply<ListAnswer> & { ok: false }) => {
    setList((before) => ({ ...before, state: 'failed', status: reply.status }));
  }, []);

  const caughtUp = useRef(() => {});

  const reload = useCallback(async () => {
    const reply = await readAwaited(pageOf);
    if (reply === null) return;
    if (!reply.ok) return failed(reply);
    cursor.current = reply.value.nextCursor;
    setList(shownOf(reply.value));
    caughtUp.current();
  }, [readAwaited, failed]);

  const look = useCallback(async () => {
    if (awaited.current.is) {
      awaited.current.missed = true;
      return;
    }
    const limit = Math.min(most, Math.max(pageOf, rows.current.length));
    const reply = await read(limit);
    if (!reply?.ok) return;
    const { rows: fresh, counts, found, nextCursor } = reply.value;
    setList((before) => ({
      ...before,
      ...mergedRows(before.rows, fresh, nextCursor === null),
      counts,
      found,
      state: 'there',
    }));
  }, [read]);

  const showMore = useCallback(async () => {
    const reply = await readAwaited(pageOf, cursor.current);
    if (reply === null) return;
    if (!reply.ok) return failed(reply);
    const { rows: next, nextCursor, counts, found } = reply.value;
    cursor.current = nextCursor;
    setList((before) => {
      const known = new Set(before.rows.map(({ reference }) => reference));
      const added = next.filter(({ reference }) => !known.has(reference));
      return { ...before, rows: [...before.rows, ...added], counts, found, more: nextCursor !== null };
    });
    caughtUp.current();
  }, [readAwaited, failed]);

  caughtUp.current = () => {
    if (!awaited.current.missed) return;
    awaited.current.missed = false;
    void look();
  };

  useEffect(() => {
    if (drawn.current === key) return;
    drawn.current = key;
    setList((before) => ({ ...before, state: 'loading', rows: [], gone: nothing, arrived: 0, more: false }));
    void reload();
  }, [key, reload]);

  const setCounts = useCallback((counts: ListCounts) => setList((before) => ({ ...before, counts })), []);
  const replaceRow = useCallback((reference: string, change: Partial<DeskRow>) => {
    setList((before) => ({
      ...before,
      rows: before.rows.map((row) => (row.reference === reference ? { ...row, ...change } : row)),
    }));
  }, []);

  return { ...list, reload, look, showMore, setCounts, replaceRow };
}
