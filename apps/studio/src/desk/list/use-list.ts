import { deskCalls } from '@sundowner/desk-wire/calls';
import type { DeskRow, ListAnswer } from '@sundowner/desk-wire/list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type DeskPlace, placeQuery } from '../address.ts';
import { callDesk, type Refusal, type Reply } from '../call-desk.ts';
import { listsKey } from '../state/enquiry-context.tsx';
import { useSetCounts } from '../state/live.ts';
import { readAgain } from '../state/queries.ts';

/** A list as it was read, and what has changed in it since. */
interface ListData {
  readonly rows: readonly DeskRow[];
  /** Rows that have left the list and stay in their places until it is read again. */
  readonly gone: ReadonlySet<string>;
  /** How many enquiries came since and are not shown. */
  readonly arrived: number;
  /** Where the next page begins; `null` after the last. */
  readonly cursor: string | null;
  readonly found: number | null;
  /** Words a search found in place of typed ones. */
  readonly alsoFound: readonly string[];
  /** Mails of no enquiry a search found. */
  readonly mails: ListAnswer['mails'];
  /** Why the last answer was no list; `null` where it was one. */
  readonly refusal: Refusal | null;
}

export interface DeskListState extends Omit<ListData, 'cursor'> {
  readonly more: boolean;
  /** `failed`: the list could not be read; what was shown before stays. */
  readonly state: 'there' | 'loading' | 'failed';
  /** Reads the list again, what came and what left with it. */
  reload(): Promise<void>;
  /** Brings what changed into the rows in their places. */
  update(): Promise<void>;
  showMore(): Promise<void>;
}

const pageSize = 50;
const mostRows = 100;

const empty: ListData = {
  rows: [],
  gone: new Set(),
  arrived: 0,
  cursor: null,
  found: null,
  alsoFound: [],
  mails: [],
  refusal: null,
};

const dataOf = ({ rows, nextCursor, found, alsoFound, mails }: ListAnswer): ListData => ({
  ...empty,
  rows,
  cursor: nextCursor,
  found,
  alsoFound,
  mails,
});

/** The list of a place, or what is found by words in it, kept while one of its enquiries is open. */
export function useList(place: DeskPlace, words: string, initial: ListAnswer): DeskListState {
  const client = useQueryClient();
  const setCounts = useSetCounts();
  const key = [...listsKey, placeQuery(place), words];
  useState(() => {
    client.setQueryData<ListData>(key, dataOf(initial));
    setCounts(initial.counts);
  });
  const latest = useRef({ place, words, key });
  latest.current = { place, words, key };
  /** What is read beside the query: news, or a further page. One at a time; a newer question takes the place of an older one. */
  const beside = useRef(new AbortController());
  const adding = useRef<Promise<void> | null>(null);

  const read = useCallback(
    async (limit: number, cursor: string | null, signal: AbortSignal): Promise<Reply<ListAnswer>> => {
      const { place: at, words: searched } = latest.current;
      const { list, filter, sort } = at;
      const body = { list, filter, words: searched, ...(sort ? { sort } : {}), limit, cursor };
      const reply = await callDesk(deskCalls.readList, { body, signal });
      if (reply.ok) setCounts(reply.value.counts);
      return reply;
    },
    [setCounts],
  );

  const { data, isPlaceholderData } = useQuery<ListData>({
    queryKey: key,
    queryFn: async ({ signal, queryKey }) => {
      beside.current.abort();
      const reply = await read(pageSize, null, signal);
      if (reply.ok) return dataOf(reply.value);
      return { ...(client.getQueryData<ListData>(queryKey) ?? empty), refusal: reply };
    },
    // How many were found stays in the heading until the next list has come.
    placeholderData: (before) => before && { ...empty, found: before.found },
  });

  const readBeside = useCallback(
    async (limit: number, cursor: string | null) => {
      beside.current.abort();
      beside.current = new AbortController();
      const { signal } = beside.current;
      const reply = await read(limit, cursor, signal);
      return signal.aborted ? null : reply;
    },
    [read],
  );

  const reload = useCallback(() => readAgain(client, latest.current.key), [client]);

  const update = useCallback(async () => {
    const { key: queryKey } = latest.current;
    // A page somebody waits for is read first: news would take its turn, and the list would stay empty.
    await client
      .getQueryCache()
      .find({ queryKey })
      ?.promise?.catch(() => {});
    await adding.current;
    const shown = client.getQueryData<ListData>(queryKey)?.rows.length ?? 0;
    const reply = await readBeside(Math.min(mostRows, Math.max(pageSize, shown)), null);
    if (!reply?.ok) return;
    const { rows, found, nextCursor } = reply.value;
    client.setQueryData<ListData>(
      queryKey,
      (before) =>
        before && { ...before, ...mergedRows(before.rows, rows, nextCursor === null), found, refusal: null },
    );
  }, [client, readBeside]);

  const add = useCallback(async () => {
    const { key: queryKey } = latest.current;
    const reply = await readBeside(pageSize, client.getQueryData<ListData>(queryKey)?.cursor ?? null);
    client.setQueryData<ListData>(queryKey, (before) => {
      if (!before || !reply) return before;
      if (!reply.ok) return { ...before, refusal: reply };
      const known = new Set(before.rows.map(({ reference }) => reference));
      const { rows, nextCursor, found } = reply.value;
      const added = rows.filter(({ reference }) => !known.has(reference));
      return { ...before, rows: [...before.rows, ...added], found, cursor: nextCursor, refusal: null };
    });
  }, [client, readBeside]);
  const showMore = useCallback(async () => {
    adding.current = add().finally(() => {
      adding.current = null;
    });
    await adding.current;
  }, [add]);

  const { rows, gone, arrived, found, alsoFound, mails, cursor, refusal } = data ?? empty;
  const state = !data || isPlaceholderData ? 'loading' : refusal === null ? 'there' : 'failed';
  return {
    rows,
    gone,
    arrived,
    found,
    alsoFound,
    mails,
    refusal,
    more: cursor !== null,
    state,
    reload,
    update,
    showMore,
  };
}

export interface Merged {
  readonly rows: readonly DeskRow[];
  /** Of those shown, what is no longer in the list: it stays in its place until the list is read anew. */
  readonly gone: ReadonlySet<string>;
  /** How many came that are not shown yet. */
  readonly arrived: number;
}

/**
 * Brings what changed into a list somebody looks at. No row moves under hand or pointer: each is drawn anew in its place, what came
 * waits, what left is marked.
 *
 * @param fresh the list as it is now, at least as far as it is shown
 */
export function mergedRows(shown: readonly DeskRow[], fresh: readonly DeskRow[], isWhole: boolean): Merged {
  const now = new Map(fresh.map((row) => [row.reference, row]));
  const known = new Set(shown.map(({ reference }) => reference));
  return {
    rows: shown.map((row) => now.get(row.reference) ?? row),
    gone: new Set(
      isWhole || fresh.length >= shown.length
        ? shown.filter(({ reference }) => !now.has(reference)).map(({ reference }) => reference)
        : [],
    ),
    arrived: fresh.filter(({ reference }) => !known.has(reference)).length,
  };
}
