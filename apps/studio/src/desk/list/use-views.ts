import type { SavedView, SavedViewAct, SavedViews } from '@sundowner/desk-wire/finding';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { ask } from '../state/ask.ts';
import { readAgain, useAsked } from '../state/queries.ts';
import { useSession } from '../state/session-context.ts';

export interface ViewsState {
  readonly views: readonly SavedView[];
  /** @returns whether it was done; why not is said */
  add(view: SavedViewAct): Promise<boolean>;
  change(id: string, view: SavedViewAct): Promise<boolean>;
  remove(id: string): Promise<boolean>;
  /** Before which of one's own it stands, from 0. */
  move(id: string, place: number): Promise<boolean>;
}

const one = (id: string) => `/views/${encodeURIComponent(id)}`;

/** The saved views of the person signed in, and those shared with everybody. */
export function useViews(): ViewsState {
  const { say } = useSession();
  const { value, setValue } = useAsked<SavedViews>('GET', '/views', {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const act = async (path: string, body: unknown): Promise<boolean> => {
    const reply = await ask<SavedViews>('POST', path, { body });
    if (reply.ok) setValue(reply.value);
    else say({ problem: reply.detail });
    return reply.ok;
  };
  return {
    views: value?.views ?? [],
    add: (view) => act('/views', view),
    change: (id, view) => act(one(id), view),
    remove: (id) => act(`${one(id)}/remove`, {}),
    move: (id, place) => act(`${one(id)}/place`, { place }),
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
      void readAgain(client, ['/views']);
    }, rest);
  }, [client]);
}
