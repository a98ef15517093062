'use client';

import type { DeskSort } from '@sundowner/desk-wire/list';
import { useDesk } from '../state/desk-context.ts';

const sorts: readonly { readonly sort: DeskSort; readonly words: string }[] = [
  { sort: 'waiting', words: 'Longest waiting' },
  { sort: 'due', words: 'First due' },
  { sort: 'newest', words: 'Newest' },
  { sort: 'oldest', words: 'Oldest' },
];

export function SortChoice() {
  const { place, go } = useDesk();
  const usual = ['held', 'done', 'all'].includes(place.list) ? 'newest' : 'waiting';
  return (
    <label className="desk-sort">
      Sorted by{' '}
      <select
        className="desk-select"
        value={place.sort ?? usual}
        onChange={({ target }) => {
          const sort = sorts.find((one) => one.sort === target.value)?.sort ?? null;
          go({ ...place, sort: sort === usual ? null : sort });
        }}
      >
        {sorts.map(({ sort, words }) => (
          <option key={sort} value={sort}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
