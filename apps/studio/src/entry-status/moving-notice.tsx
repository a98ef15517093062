import type { ComingMove } from '../links/moving/coming-move.ts';

const many = (count: number, one: string, several: string) =>
  count === 1 ? `one ${one}` : `${count} ${several}`;

/** What publishing moves, before it does: an address is changed in one field, and pages below it go along. */
export function MovingNotice({ moving: { from, to, pages, linking } }: { readonly moving: ComingMove }) {
  return (
    <p className="entry-status-moving" role="status">
      <strong>Publishing moves {many(pages, 'page', 'pages')}</strong> from {from} to {to}.{' '}
      {linking === 0
        ? 'Links in drafts follow'
        : `Links in ${many(linking, 'other entry', 'other entries')} follow, and those in drafts`}
      . Visitors of the old addresses are sent on. With its old address again, everything moves back.
    </p>
  );
}
