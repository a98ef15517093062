import type { DeskList } from '@sundowner/desk-wire/list';
import { firstPlace } from '../address.ts';
import { useNeighbours } from '../enquiry/mini-list.tsx';
import { useDeskList } from '../list/list-context.tsx';
import { Icon, type IconName } from '../parts/controls.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useCounts } from '../state/live.ts';
import { useSession } from '../state/session-context.ts';
import { useMailsWaiting } from '../state/use-unmatched-mails.ts';
import { countWords, listWords } from '../words/work-words.ts';
import { deskPageTitles } from './page-titles.ts';

/** The head of the screen below 1,120 px: the list's name and the menu, or the way back and on. */
export function TopBar() {
  const { place, open } = useSession();
  const { list, words } = useDeskList();
  const counts = useCounts();
  const { count: waiting } = useMailsWaiting();
  const narrowed = words !== '' || Object.keys(place.filter).length > 0;
  const { at, previous, next, show } = useNeighbours();
  const name = listWords[place.list];
  if (place.reference === null) {
    return (
      <header className="desk-top">
        <h1>
          {place.page ? (
            <>
              {deskPageTitles[place.page]}{' '}
              {place.page === 'mails' && <small>{waiting.toLocaleString('en-GB')}</small>}
            </>
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

const lists: readonly { readonly list: DeskList; readonly icon: IconName }[] = [
  { list: 'new', icon: 'tray' },
  { list: 'mine', icon: 'person' },
  { list: 'attention', icon: 'warning' },
];

/** The lists a thumb reaches for, along the foot of a list below 1,120 px; everything else is in the menu. */
export function PhoneTabs() {
  const { place, open } = useSession();
  const counts = useCounts();
  const find = () => {
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('[data-key="search"]')?.focus();
  };
  return (
    <nav className="desk-tabs" aria-label="Lists at hand">
      {lists.map(({ list, icon }) => (
        <PlaceLink
          key={list}
          to={{ ...firstPlace, list }}
          endsSearch
          aria-current={place.list === list ? 'page' : undefined}
        >
          <Icon name={icon} />
          <span>{list === 'attention' ? 'Attention' : listWords[list]}</span>
          <b data-alert={list === 'attention' && counts.attention > 0 ? '' : undefined}>
            {counts[list].toLocaleString('en-GB')}
          </b>
        </PlaceLink>
      ))}
      <button type="button" onClick={find}>
        <Icon name="search" />
        <span>Search</span>
      </button>
      <button type="button" onClick={() => open({ kind: 'menu' })}>
        <Icon name="menu" />
        <span>All lists</span>
      </button>
    </nav>
  );
}
