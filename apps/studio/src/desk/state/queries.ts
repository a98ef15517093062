import {
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask, type Reply } from './ask.ts';

/**
 * What the desk has read, kept by the question it answers. Nothing is read again by itself: a question asked by another screen, news of
 * the long poll and one's own changes do that. What no screen shows is dropped after half a minute.
 */
export const createDeskQueries = (): QueryClient =>
  new QueryClient({
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

/** An answer, or why there is none. A refusal stands beside what was answered before, which stays on the page. */
export interface Answer<Content> {
  readonly value: Content | null;
  readonly refusal: (Reply<never> & { readonly ok: false }) | null;
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

export interface AskedQuery<Content> {
  /** `null` until it has come. */
  readonly value: Content | null;
  /** Why it could not be had. */
  readonly problem: string | null;
  setValue(value: Content): void;
  reload(): Promise<void>;
}

export interface AskedOptions {
  readonly body?: unknown;
  /** How long an answer is good without being asked for again, milliseconds. */
  readonly staleTime?: number;
}

/** What the desk answers to one question, asked again when the question changes. */
export function useAsked<Content>(
  method: 'GET' | 'POST',
  path: string,
  { body, ...options }: AskedOptions = {},
): AskedQuery<Content> {
  const client = useQueryClient();
  const queryKey = body === undefined ? [path] : [path, body];
  const { data } = useQuery({
    queryKey,
    queryFn: reading((signal) => ask<Content>(method, path, { signal, ...(body ? { body } : {}) })),
    ...options,
  });
  const hash = JSON.stringify(queryKey);
  const setValue = useCallback(
    (value: Content) => show(client, JSON.parse(hash) as QueryKey, value),
    [client, hash],
  );
  const reload = useCallback(() => readAgain(client, JSON.parse(hash) as QueryKey), [client, hash]);
  return { value: data?.value ?? null, problem: data?.refusal?.detail ?? null, setValue, reload };
}
