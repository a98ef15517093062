import type { DeskSort } from '@sundowner/desk-wire/list';
import { Select } from '../parts/fields.tsx';
import { useSession } from '../state/session-context.ts';
import { useDeskList } from './list-context.tsx';

const sorts: readonly { readonly value: DeskSort; readonly words: string }[] = [
  { value: 'waiting', words: 'Longest waiting' },
  { value: 'due', words: 'First due' },
  { value: 'newest', words: 'Newest' },
  { value: 'oldest', words: 'Oldest' },
];
/** Names are sealed: they are sorted where few are found. */
const byName = { value: 'name', words: 'Name' } as const;

export function SortChoice() {
  const { place, go } = useSession();
  const { list } = useDeskList();
  const few = list.found !== null && list.found <= 500;
  const offered = few || place.sort === 'name' ? [...sorts, byName] : sorts;
  const usual = ['held', 'done', 'all'].includes(place.list) ? 'newest' : 'waiting';
  return (
    <Select
      label="Sorted by "
      value={place.sort ?? usual}
      choices={offered}
      onChoose={(value) => {
        const sort = offered.find((each) => each.value === value)?.value ?? null;
        go({ ...place, sort: sort === usual ? null : sort });
      }}
    />
  );
}
