'use client';

import { type DeskList, deskLists } from '@sundowner/desk-wire/list';
import { type DeskPlace, placeAddress, placeQuery } from '../address.ts';
import { SavedViewLinks } from '../list/saved-view-links.tsx';
import { Clock } from '../parts/clock.tsx';
import { onPlainClick } from '../parts/plain-click.ts';
import { useDesk } from '../state/desk-context.ts';
import { awayWords, personWords } from '../words/people-words.ts';
import { deskZone } from '../words/times.ts';
import { listWords } from '../words/work-words.ts';
import { BrandMark } from './brand-mark.tsx';
import { OfficeLinks } from './office-links.tsx';

const count = (number: number) => number.toLocaleString('en-GB');

function ListLink({ list, onGo }: { readonly list: DeskList; readonly onGo: () => void }) {
  const { place, go, list: shown, forget } = useDesk();
  const to: DeskPlace = { list, filter: {}, sort: null, reference: null };
  const isHere = !place.office && place.list === list && placeQuery(place) === placeQuery(to);
  return (
    <a
      href={placeAddress(to)}
      aria-current={isHere ? 'page' : undefined}
      onClick={onPlainClick(() => {
        onGo();
        forget();
        go(to);
        if (isHere && place.reference === null) void shown.reload();
      })}
    >
      {listWords[list]}
      <span data-alert={list === 'attention' && shown.counts.attention > 0 ? '' : undefined}>
        {count(shown.counts[list])}
      </span>
    </a>
  );
}

/** Nobody first, then oneself, then everybody else by name. */
function useWithWhom() {
  const { house, list } = useDesk();
  const counted = new Map(list.counts.with.map(({ person, count: number }) => [person, number]));
  const others = house.people
    .filter(({ id, left }) => id !== house.me && (!left || counted.has(id)))
    .sort((a, b) => a.name.localeCompare(b.name));
  const words = (id: string) => {
    const person = house.people.find((one) => one.id === id);
    const away = person ? awayWords(person, house.now) : null;
    return away ? `${personWords(id, house)}, ${away}` : personWords(id, house);
  };
  return ['', house.me, ...others.map(({ id }) => id)].map((id) => ({
    id: id === '' ? 'nobody' : id,
    words: words(id),
    count: counted.get(id) ?? 0,
  }));
}

/** The desk's own menu: the lists, with whom what is, and the rest. @param onGo closes it where it lies over the page */
export function RailLinks({ onGo = () => {} }: { readonly onGo?: () => void }) {
  const { place, go, open, asker, forget } = useDesk();
  const people = useWithWhom();
  return (
    <>
      <ul>
        {deskLists.map((list) => (
          <li key={list}>
            <ListLink list={list} onGo={onGo} />
          </li>
        ))}
      </ul>
      <SavedViewLinks onGo={onGo} />
      <h2>
        With whom <span>our turn</span>
      </h2>
      <ul>
        {people.map(({ id, words, count: number }) => {
          const to: DeskPlace = { list: 'all', filter: { with: id }, sort: null, reference: null };
          return (
            <li key={id}>
              <a
                href={placeAddress(to)}
                aria-current={
                  !place.office && place.filter.with === id && place.list === 'all' ? 'page' : undefined
                }
                onClick={onPlainClick(() => {
                  onGo();
                  forget();
                  go(to);
                })}
              >
                {words}
                <span>{count(number)}</span>
              </a>
            </li>
          );
        })}
      </ul>
      <h2>Office</h2>
      <ul>
        <OfficeLinks onGo={onGo} />
        {asker.role === 'admin' && (
          <li>
            <a href="/admin/collections/answerTemplate">Templates</a>
          </li>
        )}
        <li>
          <button type="button" onClick={() => open({ kind: 'keys' })}>
            Keys{' '}
            <span className="desk-key" aria-hidden="true">
              ?
            </span>
          </button>
        </li>
        {asker.role === 'admin' && (
          <li>
            <a href="/admin">Content and people</a>
          </li>
        )}
        <li>
          <a href="/admin/account">Account</a>
        </li>
        <li>
          <a href="/admin/logout">Log out</a>
        </li>
      </ul>
    </>
  );
}

export function Rail() {
  const { asker, open, house, notices } = useDesk();
  return (
    <nav className="desk-rail" aria-label="Enquiry desk">
      <p className="desk-brand">
        <BrandMark />
        <span>Enquiry desk</span>
      </p>
      <RailLinks />
      <button type="button" className="desk-who" onClick={() => open({ kind: 'you' })}>
        <b>{asker.name}</b>
        <span>
          {asker.role === 'admin' ? 'Administrator' : 'Concierge'}. Sound {notices.sound ? 'on' : 'off'}.{' '}
          <Clock zone={deskZone} now={house.now} />
        </span>
      </button>
    </nav>
  );
}
