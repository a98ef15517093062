'use client';

import type { DeskList } from '@sundowner/desk-wire/list';
import { type DeskPlace, placeAddress } from '../address.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { onPlainClick } from '../parts/plain-click.ts';
import { useDesk } from '../state/desk-context.ts';
import { listWords } from '../words/work-words.ts';
import './phone-tabs.css';

const lists: readonly { readonly list: DeskList; readonly icon: IconName }[] = [
  { list: 'new', icon: 'tray' },
  { list: 'mine', icon: 'person' },
  { list: 'attention', icon: 'warning' },
];

/** The lists a thumb reaches for, along the foot of a list below 1,120 px; everything else is in the menu. */
export function PhoneTabs() {
  const { place, go, forget, list: shown, open } = useDesk();
  const find = () => {
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('[data-key="search"]')?.focus();
  };
  return (
    <nav className="desk-tabs" aria-label="Lists at hand">
      {lists.map(({ list, icon }) => {
        const to: DeskPlace = { list, filter: {}, sort: null, reference: null };
        return (
          <a
            key={list}
            href={placeAddress(to)}
            aria-current={place.list === list ? 'page' : undefined}
            onClick={onPlainClick(() => {
              forget();
              go(to);
            })}
          >
            <Icon name={icon} />
            <span>{list === 'attention' ? 'Attention' : listWords[list]}</span>
            <b data-alert={list === 'attention' && shown.counts.attention > 0 ? '' : undefined}>
              {shown.counts[list].toLocaleString('en-GB')}
            </b>
          </a>
        );
      })}
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
