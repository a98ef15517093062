import type { DeskList } from '@sundowner/desk-wire/list';
import { firstPlace } from '../address.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useCounts } from '../state/live.ts';
import { useSession } from '../state/session-context.ts';
import { listWords } from '../words/work-words.ts';
import './phone-tabs.css';

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
