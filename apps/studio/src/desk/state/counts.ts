import type { ListCounts } from '@sundowner/desk-wire/list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

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
