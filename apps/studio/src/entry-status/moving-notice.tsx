import type { OtherName } from '../facts/names-in-words.ts';
import type { ComingProperty } from '../links/moving/change-of-property.ts';
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

const kinds: readonly (readonly [slug: string, one: string, several: string])[] = [
  ['accommodation', 'villa', 'villas'],
  ['room', 'room or suite', 'rooms and suites'],
  ['rate', 'rate', 'rates'],
  ['offer', 'offer', 'offers'],
  ['residence', 'residence', 'residences'],
];

/** "2 villas, one rate". */
const namedAlong = (along: ComingProperty['along']): string =>
  kinds.flatMap(([slug, one, several]) => (along[slug] ? many(along[slug], one, several) : [])).join(', ');

/** What publishing takes to another property, before it does. */
export function ChangingNotice({
  changing: { from, to, along, listed, fault },
}: {
  readonly changing: ComingProperty;
}) {
  const goes = namedAlong(along);
  return (
    <p className="entry-status-moving" role="status">
      <strong>
        Publishing takes it from {from} to {to}
      </strong>
      {goes === '' ? '. ' : `, and with it what belongs to it: ${goes}. `}
      {listed
        ? `It leaves the lists of ${from}, and stands at the end of those of ${to}.`
        : `No list of ${from} has it; whether ${to} lists it is yours to say, under "Where it appears".`}{' '}
      With its old property again, all of it goes back.
      {fault !== null && (
        <>
          {' '}
          <strong>It cannot be published so:</strong> {fault}
        </>
      )}
    </p>
  );
}

/** What publishing another name leaves to be done, before it does. */
export function RenamingNotice({ renaming }: { readonly renaming: readonly OtherName[] }) {
  return renaming
    .filter(({ to }) => to !== '')
    .map(({ field, from, to }) => (
      <p key={field} className="entry-status-moving" role="status">
        <strong>
          Publishing calls it “{to}” in place of “{from}”.
        </strong>{' '}
        Menus, cards and rates follow. Sentences that say “{from}” stay as they are: the start page then lists
        each entry that has one, under “Facts that two entries tell differently”.
      </p>
    ));
}
