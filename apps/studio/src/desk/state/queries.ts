import type { CallOutput, DeskCall } from '@sundowner/desk-wire/calls/desk-call';
import {
  notifyManager,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { studioAddress } from '../address.ts';
import { callDesk, type DeskInput, type Refusal, type Reply } from '../call-desk.ts';

/**
 * What the desk has read, kept by the question it answers. Nothing is read again by itself: a question asked by another screen, news of
 * the long poll and one's own changes do that. What no screen shows is dropped after half a minute.
 */
export function createDeskQueries(): QueryClient {
  // What an act has changed is drawn with the words that say so: a key pressed at them would else act on what was there before.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Without a connection the question is asked all the same: that it was not answered is what the page shows.
        networkMode: 'always',
        // What the server drew the page with is not asked for again as soon as the page starts.
        staleTime: 1000,
        gcTime: 30_000,
      },
    },
  });
}

/** An answer, or why there is none. A refusal stands beside what was answered before, which stays on the page. */
export interface Answer<Content> {
  readonly value: Content | null;
  readonly refusal: Refusal | null;
}

/** Reads what a query is about. */
export const reading =
  <Content>(read: (signal: AbortSignal) => Promise<Reply<Content>>) =>
  async ({ client, queryKey, signal }: QueryFunctionContext): Promise<Answer<Content>> => {
    const reply = await read(signal);
    if (reply.ok) return { value: reply.value, refusal: null };
    return { value: client.getQueryData<Answer<Content>>(queryKey)?.value ?? null, refusal: reply };
  };

/** Shows something newer than what is being read, which is not waited for any more. */
export function show<Content>(client: QueryClient, queryKey: QueryKey, value: Content): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Answer<Content>>(queryKey, { value, refusal: null });
}

/** Reads something again, also where the first reading has not ended: that one may not have seen the change. */
export async function readAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  await client.invalidateQueries({ queryKey, exact: true });
}

/** What is kept of a call is kept under this key. */
export function callKey<const Call extends DeskCall>(call: Call, input: DeskInput<Call>): QueryKey {
  const { params, query, body } = input as Partial<Record<'params' | 'query', Record<string, string>>> & {
    readonly body?: unknown;
  };
  return [studioAddress(call, params, query), body ?? null];
}

/** What the desk answers to a call, asked again when its input changes. @param staleTime how long an answer is good, milliseconds */
export function useCall<const Call extends DeskCall>(call: Call, input: DeskInput<Call>, staleTime?: number) {
  type Content = CallOutput<Call, 'answer'>;
  const client = useQueryClient();
  const queryKey = callKey(call, input);
  const { data } = useQuery({
    queryKey,
    queryFn: reading<Content>((signal) => callDesk(call, { ...input, signal })),
    ...(staleTime === undefined ? {} : { staleTime }),
  });
  const hash = JSON.stringify(queryKey);
  const acts = useMemo(() => {
    const key = JSON.parse(hash) as QueryKey;
    return {
      setValue: (value: Content) => show(client, key, value),
      reload: () => readAgain(client, key),
    };
  }, [client, hash]);
  return {
    /** `null` until it has come. */
    value: data?.value ?? null,
    /** Why it could not be had. */
    problem: data?.refusal?.detail ?? null,
    ...acts,
  };
}
