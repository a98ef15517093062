import { deskCalls } from '@sundowner/desk-wire/calls';
import type { ListCounts } from '@sundowner/desk-wire/list';
import type { DeskNotification, Presence } from '@sundowner/desk-wire/work';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callDesk } from '../call-desk.ts';
import { type LiveState, useSession, useValue } from './session-context.ts';

export const useLive = (): LiveState => useValue(useSession().values.live);

/** Colleagues at an enquiry now; not oneself. @param known as it was read with the enquiry */
export function usePresent(reference: string, known: readonly Presence[]): readonly Presence[] {
  const { asker } = useSession();
  const { live } = useLive();
  return (live?.presence.filter((each) => each.reference === reference) ?? known).filter(
    ({ person }) => person !== asker.id,
  );
}

/** What this person was notified of and has not seen. */
export function useNotifications(): {
  readonly notifications: readonly DeskNotification[];
  markSeen(ids: readonly string[]): void;
} {
  const { values } = useSession();
  const { live } = useLive();
  const seen = useValue(values.seen);
  const markSeen = useCallback(
    (ids: readonly string[]) => {
      if (ids.length === 0) return;
      values.seen.set(new Set([...values.seen.read(), ...ids]));
      void callDesk(deskCalls.markSeen, { body: { ids: [...ids] } });
    },
    [values],
  );
  return { notifications: (live?.notifications ?? []).filter(({ id }) => !seen.has(id)), markSeen };
}

const countsKey = ['counts'] as const;

/** How many are in each list. They come with every list and with all news. */
export function useCounts(): ListCounts {
  const { data } = useQuery<ListCounts>({ queryKey: countsKey, enabled: false });
  if (!data) throw new Error('The counts come with the page.');
  return data;
}

export function useSetCounts(): (counts: ListCounts) => void {
  const client = useQueryClient();
  return useCallback((counts) => client.setQueryData(countsKey, counts), [client]);
}
