import { type DeskList, deskLists } from '@sundowner/desk-wire/list';
import { Fragment } from 'react';
import { type DeskPageName, type DeskPlace, deskPageNames, firstPlace, placeQuery } from '../address.ts';
import { useDeskList } from '../list/list-context.tsx';
import { SavedViewLinks } from '../list/saved-view-links.tsx';
import { Button } from '../parts/controls.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useCounts } from '../state/live.ts';
import { useSession, useViewer } from '../state/session-context.ts';
import { useMailsWaiting } from '../state/use-unmatched-mails.ts';
import { awayWords, personWords } from '../words/people-words.ts';
import { clockTime } from '../words/times.ts';
import { listWords } from '../words/work-words.ts';
import { deskPageTitles } from './page-titles.ts';

const count = (number: number) => number.toLocaleString('en-GB');

function ListLink({ list, onGo }: { readonly list: DeskList; readonly onGo: () => void }) {
  const { place } = useSession();
  const { list: shown } = useDeskList();
  const counts = useCounts();
  const to: DeskPlace = { ...firstPlace, list };
  const isHere = !place.page && place.list === list && placeQuery(place) === placeQuery(to);
  return (
    <PlaceLink
      to={to}
      endsSearch
      aria-current={isHere ? 'page' : undefined}
      onGo={() => {
        onGo();
        if (isHere && place.reference === null) void shown.reload();
      }}
    >
      {listWords[list]}
      <span data-alert={list === 'attention' && counts.attention > 0 ? '' : undefined}>
        {count(counts[list])}
      </span>
    </PlaceLink>
  );
}

/** Nobody first, then oneself, then everybody else by name. */
function useWithWhom() {
  const counts = useCounts();
  const viewer = useViewer();
  const counted = new Map(counts.with.map(({ person, count: number }) => [person, number]));
  const others = viewer.people
    .filter(({ id, left }) => id !== viewer.me && (!left || counted.has(id)))
    .sort((a, b) => a.name.localeCompare(b.name));
  const words = (id: string) => {
    const person = viewer.people.find((each) => each.id === id);
    const away = person ? awayWords(person, viewer.now) : null;
    return away ? `${personWords(id, viewer)}, ${away}` : personWords(id, viewer);
  };
  return ['', viewer.me, ...others.map(({ id }) => id)].map((id) => ({
    id: id === '' ? 'nobody' : id,
    words: words(id),
    count: counted.get(id) ?? 0,
  }));
}

/** The desk's own menu: the lists, with whom what is, and the rest. @param onGo closes it where it lies over the page */
function RailLinks({ onGo = () => {} }: { readonly onGo?: () => void }) {
  const { place, open, asker } = useSession();
  const people = useWithWhom();
  return (
    <>
      <BeginLink onGo={onGo} />
      <ul>
        {deskLists.map((list) => (
          <Fragment key={list}>
            <li>
              <ListLink list={list} onGo={onGo} />
            </li>
            {list === 'held' && <MailsLink onGo={onGo} />}
          </Fragment>
        ))}
      </ul>
      <SavedViewLinks onGo={onGo} />
      <h2>
        With whom <span>our turn</span>
      </h2>
      <ul>
        {people.map(({ id, words, count: number }) => {
          return (
            <li key={id}>
              <PlaceLink
                to={{ ...firstPlace, list: 'all', filter: { with: id } }}
                endsSearch
                aria-current={
                  !place.page && place.filter.with === id && place.list === 'all' ? 'page' : undefined
                }
                onGo={onGo}
              >
                {words}
                <span>{count(number)}</span>
              </PlaceLink>
            </li>
          );
        })}
      </ul>
      <h2>Office</h2>
      <ul>
        <DeskPageLinks onGo={onGo} />
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
  const { asker, open, notificationChoices } = useSession();
  const now = useViewer().now.toISOString();
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
          {asker.role === 'admin' ? 'Administrator' : 'Concierge'}. Sound{' '}
          {notificationChoices.sound ? 'on' : 'off'}. <time dateTime={now}>{clockTime(now)}</time>
        </span>
      </button>
    </nav>
  );
}

/** The desk's menu below 1,120 px. */
export function MenuSheet() {
  const { asker, open } = useSession();
  return (
    <Dialog title="Enquiry desk" look="sheet">
      <nav className="desk-menu" aria-label="Enquiry desk">
        <RailLinks onGo={() => open(null)} />
        <Button onClick={() => open({ kind: 'you' })}>{asker.name}: notifications and away</Button>
      </nav>
    </Dialog>
  );
}

/** Where an enquiry begins that no form brought: over everything else, and under W. */
function BeginLink({ onGo }: { readonly onGo: () => void }) {
  const { place } = useSession();
  return (
    <p className="desk-begin-link">
      <PlaceLink
        to={{ ...firstPlace, page: 'begin' }}
        onGo={onGo}
        aria-current={place.page === 'begin' ? 'page' : undefined}
      >
        New enquiry{' '}
        <span className="desk-key" aria-hidden="true">
          W
        </span>
      </PlaceLink>
    </p>
  );
}

/** Unplaced mail, counted like a list; absent where no mail comes in and none waits. */
function MailsLink({ onGo }: { readonly onGo: () => void }) {
  const { place, values } = useSession();
  const { comesIn, count: waiting } = useMailsWaiting();
  const isHere = place.page === 'mails';
  if (!comesIn && waiting === 0 && !isHere) return null;
  return (
    <li>
      <PlaceLink
        to={{ ...firstPlace, page: 'mails' }}
        endsSearch
        aria-current={isHere ? 'page' : undefined}
        onGo={() => {
          onGo();
          values.mail.set(null);
        }}
      >
        {deskPageTitles.mails}
        <span>{count(waiting)}</span>
      </PlaceLink>
    </li>
  );
}

/** These stand elsewhere in the menu. */
const besideOffice: readonly DeskPageName[] = ['begin', 'mails'];

/** Links to the desk's pages beside its lists; each is shown to those who may open it. */
function DeskPageLinks({ onGo }: { readonly onGo: () => void }) {
  const { place, asker } = useSession();
  const isFor: Readonly<Partial<Record<DeskPageName, boolean>>> = { settings: asker.role === 'admin' };
  const shown = deskPageNames.filter((page) => !besideOffice.includes(page) && (isFor[page] ?? true));
  return shown.map((page) => (
    <li key={page}>
      <PlaceLink
        to={{ ...firstPlace, page }}
        onGo={onGo}
        aria-current={place.page === page ? 'page' : undefined}
      >
        {deskPageTitles[page]}
      </PlaceLink>
    </li>
  ));
}

/** The collection's mark: the sun over the hills. */
function BrandMark() {
  return (
    <svg viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <circle cx="20" cy="20" r="18.8" stroke="currentColor" strokeWidth="1.4" />
      <circle cx="25" cy="17" r="5.4" fill="currentColor" />
      <path
        d="M2 25c5-1 7-7 11-7 3 0 5 4 8 5 4 1.4 6-1.6 9-1.6 3.4 0 5 2.6 8.6 3.1A18.8 18.8 0 0 1 2 25Z"
        fill="currentColor"
      />
      <path d="M3.6 29.8c9-3 23-3 32.8 0" stroke="var(--deep)" strokeWidth="1.3" />
    </svg>
  );
}
