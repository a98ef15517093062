'use client';

import { placeAddress } from '../address.ts';
import { useNeighbours } from '../enquiry/use-neighbours.ts';
import { Icon } from '../parts/icon.tsx';
import { onPlainClick } from '../parts/plain-click.ts';
import { useDesk } from '../state/desk-context.ts';
import { countWords, listWords } from '../words/work-words.ts';
import { officeWords } from './office-words.ts';

/** The head of the screen below 1,120 px: the list's name and the menu, or the way back and on. */
export function TopBar() {
  const { place, go, list, open, words } = useDesk();
  const narrowed = words !== '' || Object.keys(place.filter).length > 0;
  const { at, previous, next, show } = useNeighbours();
  const name = listWords[place.list];
  if (place.office) {
    return (
      <header className="desk-top">
        <h1>{officeWords[place.office]}</h1>
        <button type="button" aria-label="Menu" onClick={() => open({ kind: 'menu' })}>
          <Icon name="menu" />
        </button>
      </header>
    );
  }
  if (place.reference === null) {
    return (
      <header className="desk-top">
        <h1>
          {name} <small>{countWords(list.found, list.counts[place.list], narrowed)}</small>
        </h1>
        <button type="button" aria-label="Menu" onClick={() => open({ kind: 'menu' })}>
          <Icon name="menu" />
        </button>
      </header>
    );
  }
  const back = { ...place, reference: null };
  return (
    <header className="desk-top">
      <a href={placeAddress(back)} aria-label={`Back to ${name}`} onClick={onPlainClick(() => go(back))}>
        <Icon name="back" />
      </a>
      <p>{at === null ? name : `${at + 1} of ${list.counts[place.list]} in ${name}`}</p>
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
