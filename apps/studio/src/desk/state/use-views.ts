'use client';

import type { SavedView, SavedViewAct, SavedViews } from '@sundowner/desk-wire/finding';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Say } from './announcement.ts';
import { ask } from './ask.ts';

export interface ViewsHand {
  readonly views: readonly SavedView[];
  /** Their counts may be others now. */
  stale(): void;
  /** @returns whether it was done; why not is said */
  add(view: SavedViewAct): Promise<boolean>;
  change(id: string, view: SavedViewAct): Promise<boolean>;
  remove(id: string): Promise<boolean>;
  /** Before which of one's own it stands, from 0. */
  move(id: string, place: number): Promise<boolean>;
}

const one = (id: string) => `/views/${encodeURIComponent(id)}`;

/** Counts are asked for anew no more often. */
const rest = 10_000;

/** Saved views of whoever is signed in, and those of everybody. */
export function useViews(say: Say): ViewsHand {
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const read = useCallback(async () => {
    const reply = await ask<SavedViews>('GET', '/views');
    if (reply.ok) setViews(reply.value.views);
  }, []);
  useEffect(() => {
    void read();
    return () => {
      if (timer.current) clearTimeout(timer.current);
    };
  }, [read]);
  const stale = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      void read();
    }, rest);
  }, [read]);
  const act = useCallback(
    async (path: string, body: unknown): Promise<boolean> => {
      const reply = await ask<SavedViews>('POST', path, { body });
      if (reply.ok) setViews(reply.value.views);
      else say({ text: reply.detail, tone: 'problem', undo: null });
      return reply.ok;
    },
    [say],
  );
  return {
    views,
    stale,
    add: useCallback((view) => act('/views', view), [act]),
    change: useCallback((id, view) => act(one(id), view), [act]),
    remove: useCallback((id) => act(`${one(id)}/remove`, {}), [act]),
    move: useCallback((id, place) => act(`${one(id)}/place`, { place }), [act]),
  };
}
