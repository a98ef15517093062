import type { Usage } from '../links/usages.ts';
import type { EntryStatus } from './entry-status.ts';

interface UsedByProps {
  readonly standing: EntryStatus;
  agree(): void;
  takeBack(): void;
}

function Places({ usages }: { usages: readonly Usage[] }) {
  return (
    <ul className="entry-standing-uses">
      {usages.map(({ collection, id, kind, title, where, href }) => (
        <li key={`${collection}:${id}`}>
          <a href={href}>{title}</a> <span>{where ? `${kind}: ${where}` : kind}</span>
        </li>
      ))}
    </ul>
  );
}

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Who would lose something with an entry, and the way on for an editor who wants it gone all the same. */
export function UsedBy({ standing, agree, takeBack }: UsedByProps) {
  const { published, usedBy, neededBy, byOldAddress, indispensable, agreedUntil } = standing;
  const guarded = published && usedBy.length + neededBy.length > 0 && !indispensable;
  return (
    <>
      {usedBy.length + neededBy.length > 0 && (
        <>
          <h4>Where it is used</h4>
          {neededBy.map((words) => (
            <p key={words}>It is found by its key on {words}.</p>
          ))}
          {usedBy.length > 0 && <Places usages={usedBy} />}
        </>
      )}
      {indispensable && (
        <p>The site cannot do without it: it is never unpublished or deleted while it is the only one.</p>
      )}
      {guarded && agreedUntil === null && (
        <>
          <p>It cannot be unpublished or deleted while it is used there.</p>
          <button type="button" onClick={agree}>
            Let them lose it
          </button>
        </>
      )}
      {guarded && agreedUntil !== null && (
        <>
          <p role="status">
            Agreed: until {time.format(new Date(agreedUntil))} it can be unpublished or deleted, and what is
            named above loses it.
          </p>
          <button type="button" onClick={takeBack}>
            Keep it protected
          </button>
        </>
      )}
      {byOldAddress.length > 0 && (
        <>
          <h4>Linked by an old address</h4>
          <p>Visitors are sent on. Correct the links when you next edit these.</p>
          <Places usages={byOldAddress} />
        </>
      )}
    </>
  );
}
