'use client';

import type { DeskSort } from '@sundowner/desk-wire/list';
import { useDesk } from '../state/desk-context.ts';

const sorts: readonly { readonly sort: DeskSort; readonly words: string }[] = [
  { sort: 'waiting', words: 'Longest waiting' },
  { sort: 'due', words: 'First due' },
  { sort: 'newest', words: 'Newest' },
  { sort: 'oldest', words: 'Oldest' },
];
/** Names are sealed: they are sorted where few are found. */
const byName = { sort: 'name', words: 'Name' } as const;

export function SortChoice() {
  const { place, go, list } = useDesk();
  const few = list.found !== null && list.found <= 500;
  const offered = few || place.sort === 'name' ? [...sorts, byName] : sorts;
  const usual = ['held', 'done', 'all'].includes(place.list) ? 'newest' : 'waiting';
  return (
    <label className="desk-sort">
      Sorted by{' '}
      <select
        className="desk-select"
        value={place.sort ?? usual}
        onChange={({ target }) => {
          const sort = offered.find((one) => one.sort === target.value)?.sort ?? null;
          go({ ...place, sort: sort === usual ? null : sort });
        }}
      >
        {offered.map(({ sort, words }) => (
          <option key={sort} value={sort}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
