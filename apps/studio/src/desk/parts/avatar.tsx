import { type House, initialsOf } from '../words/people-words.ts';

/** Two letters for a person; the name stands beside them. */
export function Avatar({ person, house }: { readonly person: string; readonly house: House }) {
  const known = house.people.find(({ id }) => id === person);
  return (
    <span className="desk-avatar" data-me={person === house.me ? '' : undefined} aria-hidden="true">
      {initialsOf(known?.name ?? '?')}
    </span>
  );
}
