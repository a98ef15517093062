import { useNeighbours } from '../enquiry/use-neighbours.ts';
import { useDeskList } from '../list/list-context.tsx';
import { Icon } from '../parts/icon.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useCounts } from '../state/live.ts';
import { useSession } from '../state/session-context.ts';
import { countWords, listWords } from '../words/work-words.ts';
import { deskPageTitles } from './page-titles.ts';

/** The head of the screen below 1,120 px: the list's name and the menu, or the way back and on. */
export function TopBar() {
  const { place, open } = useSession();
  const { list, words } = useDeskList();
  const counts = useCounts();
  const narrowed = words !== '' || Object.keys(place.filter).length > 0;
  const { at, previous, next, show } = useNeighbours();
  const name = listWords[place.list];
  if (place.reference === null) {
    return (
      <header className="desk-top">
        <h1>
          {place.page ? (
            deskPageTitles[place.page]
          ) : (
            <>
              {name} <small>{countWords(list.found, counts[place.list], narrowed)}</small>
            </>
          )}
        </h1>
        <button type="button" aria-label="Menu" onClick={() => open({ kind: 'menu' })}>
          <Icon name="menu" />
        </button>
      </header>
    );
  }
  return (
    <header className="desk-top">
      <PlaceLink to={{ ...place, reference: null }} aria-label={`Back to ${name}`}>
        <Icon name="back" />
      </PlaceLink>
      <p>{at === null ? name : `${at + 1} of ${counts[place.list]} in ${name}`}</p>
      <button
        type="button"
        aria-label="Previous enquiry"
        disabled={previous === null}
        onClick={() => show(previous)}
      >
        <Icon name="up" />
      </button>
      <button type="button" aria-label="Next enquiry" disabled={next === null} onClick={() => show(next)}>
        <Icon name="down" />
      </button>
    </header>
  );
}
