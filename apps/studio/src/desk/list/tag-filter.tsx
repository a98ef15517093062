import { type SubmitEvent, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Checks, Field } from '../parts/fields.tsx';
import { FilterBox } from '../parts/filter-box.tsx';
import { useDeskList } from './list-context.tsx';
import { useChoices } from './use-choices.ts';

export interface TagFilterProps {
  readonly chosen: readonly string[];
  readonly onChange: (tags: string[]) => void;
}

/** Tags that are offered; any other is typed. */
const mostShown = 30;

/** The tags there are most of, those of the rows shown, and any other by its name. */
export function TagFilter({ chosen, onChange }: TagFilterProps) {
  const { list } = useDeskList();
  const choices = useChoices();
  const [typed, setTyped] = useState('');
  const counted = (choices?.tags ?? []).slice(0, mostShown).map(({ tag }) => tag);
  const known = [...new Set([...chosen, ...counted, ...list.rows.flatMap(({ tags }) => tags)])].sort();
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tag = typed.trim().toLowerCase();
    if (tag !== '' && !chosen.includes(tag)) onChange([...chosen, tag]);
    setTyped('');
  };
  return (
    <FilterBox title="Tag" chosen={chosen}>
      <Checks
        choices={known.map((tag) => ({ value: tag, words: tag }))}
        chosen={chosen}
        onChoose={onChange}
      />
      <form onSubmit={add}>
        <Field label="Another tag" value={typed} maxLength={40} onValue={setTyped} />
        <Button submits>Narrow</Button>
      </form>
    </FilterBox>
  );
}
