import { initialsOf, type Viewer } from '../words/people-words.ts';

/** Two letters for a person; the name stands beside them. */
export function Avatar({ person, viewer }: { readonly person: string; readonly viewer: Viewer }) {
  const known = viewer.people.find(({ id }) => id === person);
  return (
    <span className="desk-avatar" data-me={person === viewer.me ? '' : undefined} aria-hidden="true">
      {initialsOf(known?.name ?? '?')}
    </span>
  );
}
