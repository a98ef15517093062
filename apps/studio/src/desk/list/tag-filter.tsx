'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { FilterBox } from '../parts/filter-box.tsx';
import { useDesk } from '../state/desk-context.ts';

export interface TagFilterProps {
  readonly chosen: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}

/** Tags that are offered; any other is typed. */
const mostShown = 30;

/** The tags there are most of, those of the rows shown, and any other by its name. */
export function TagFilter({ chosen, onChange }: TagFilterProps) {
  const { list, choices } = useDesk();
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
      {known.map((tag) => (
        <label key={tag} className="desk-choice">
          <input
            type="checkbox"
            checked={chosen.includes(tag)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, tag] : chosen.filter((one) => one !== tag))
            }
          />
          {tag}
        </label>
      ))}
      <form onSubmit={add}>
        <label className="desk-field">
          Another tag
          <input
            className="desk-input"
            value={typed}
            maxLength={40}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <Button submits>Narrow</Button>
      </form>
    </FilterBox>
  );
}
