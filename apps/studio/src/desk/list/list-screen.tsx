import { useEffect } from 'react';
import { firstPlace } from '../address.ts';
import { Button } from '../parts/controls.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useCounts, useLive } from '../state/live.ts';
import { useSession } from '../state/session-context.ts';
import { useMailsWaiting } from '../state/use-unmatched-mails.ts';
import { besideNewWords, lateMailsWords } from '../words/mail-words.ts';
import { alsoFoundWords, countWords, emptyWords, listWords } from '../words/work-words.ts';
import { BulkBar } from './bulk-actions.tsx';
import { Filters, SortChoice } from './filters.tsx';
import { FoundMails } from './found-mails.tsx';
import { useDeskList } from './list-context.tsx';
import { HeldRow, ListRow } from './list-row.tsx';
import { SearchBox } from './search-box.tsx';
import './list.css';
import '../parts/filters.css';
import './rows.css';

const usual: Readonly<Record<string, string>> = {
  waiting: 'longest waiting first',
  newest: 'newest first',
  oldest: 'oldest first',
  due: 'first due first',
  name: 'by name',
};

function Head() {
  const { place, settings } = useSession();
  const { list, words, selected } = useDeskList();
  const counts = useCounts();
  const sort = place.sort ?? (['held', 'done', 'all'].includes(place.list) ? 'newest' : 'waiting');
  const narrowed = words !== '' || Object.keys(place.filter).length > 0;
  const count = countWords(list.found, counts[place.list], narrowed);
  const hours = settings.targetHours;
  return (
    <div className="desk-list-head">
      <div>
        <h1 tabIndex={-1}>
          {listWords[place.list]}{' '}
          <small>
            {words === ''
              ? `${count}, ${usual[place.sort === 'name' ? 'name' : sort]}`
              : `${count} found for “${words}”`}
          </small>
        </h1>
        <SearchBox />
        {list.rows.length > 0 && !selected.selecting && (
          <span className="desk-narrow">
            <Button data-key="selecting" onClick={selected.startSelecting}>
              Select
            </Button>
          </span>
        )}
        <AlsoFound />
        <MailsBeside />
        {place.list === 'held' && <p>These look as if a machine had sent them. Nothing has been sent on.</p>}
        {(place.list === 'new' || place.list === 'mine') && (
          <p className="desk-wide">
            {`Target: first answer in ${hours} working ${hours === 1 ? 'hour' : 'hours'}`}
          </p>
        )}
      </div>
      <div>
        <Filters />
        <SortChoice />
      </div>
    </div>
  );
}

/** What a search found although it was typed with a slip. */
function AlsoFound() {
  const { list, words } = useDeskList();
  const said = alsoFoundWords(list.alsoFound);
  return words === '' || said === null ? null : <p role="status">{said}</p>;
}

/** Mails that belong to no enquiry are work like what is New: counted beside it, and under Needs attention where they wait too long. */
function MailsBeside() {
  const { place } = useSession();
  const { words } = useDeskList();
  const { count, late } = useMailsWaiting();
  const said =
    place.list === 'new' ? besideNewWords(count) : place.list === 'attention' ? lateMailsWords(late) : null;
  if (said === null || words !== '') return null;
  return (
    <p>
      <PlaceLink className="desk-link" to={{ ...firstPlace, page: 'mails' }}>
        {said}
      </PlaceLink>
    </p>
  );
}

function Arrivals() {
  const { list } = useDeskList();
  const { arrived, gone } = list;
  if (arrived === 0 && gone.size === 0) return null;
  const words = arrived > 0 ? `Show ${arrived} new` : 'Show the list as it is now';
  return (
    <div className="desk-arrivals">
      <Button hint="." onClick={() => void list.reload()}>
        {words}
      </Button>
    </div>
  );
}

const searchedWords =
  'Searched in what travellers wrote, our answers, notes, tags, names, addresses and references, and in mails that belong to no enquiry, from the beginnings of words. One wrong letter is forgiven. Erased enquiries cannot be found.';

/** What stands where rows would. */
function Instead() {
  const { place, go } = useSession();
  const { list, words, search } = useDeskList();
  const counts = useCounts();
  const live = useLive();
  if (list.state === 'loading') {
    return (
      <div className="desk-loading" aria-hidden="true">
        {[40, 62, 48, 70, 54].map((width) => (
          <svg key={width} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
            <rect width={width} height="12" rx="1" />
          </svg>
        ))}
      </div>
    );
  }
  if (list.state === 'failed') {
    return (
      <div className="desk-instead">
        <h2>The enquiries cannot be shown just now</h2>
        <p>
          {list.refusal?.code === 'unreadable' ? (
            list.refusal.detail
          ) : (
            <>
              {live.connection === 'offline'
                ? 'There is no connection to the studio.'
                : 'The website does not answer the studio. Nothing is lost: enquiries are still received and stored.'}{' '}
              It is tried again by itself.
            </>
          )}
        </p>
        <p>
          <Button look="solid" onClick={() => void list.reload()}>
            Try now
          </Button>{' '}
          {list.refusal && list.refusal.status > 0 && <span>Error {list.refusal.status}</span>}
        </p>
      </div>
    );
  }
  const narrowed = Object.keys(place.filter).length > 0;
  if (words !== '') {
    return (
      <div className="desk-instead">
        <h2>Nothing found for “{words}”</h2>
        <p>{searchedWords}</p>
        <p>
          {narrowed && <Button onClick={() => go({ ...place, filter: {} })}>Search without filters</Button>}{' '}
          <Button onClick={() => search('')}>Back to the list</Button>
        </p>
      </div>
    );
  }
  const { heading, line } = emptyWords(place.list, narrowed);
  return (
    <div className="desk-instead">
      <h2>{heading}</h2>
      <p>{line}</p>
      {narrowed ? (
        <Button onClick={() => go({ ...place, filter: {} })}>Take the filter away</Button>
      ) : (
        place.list === 'new' &&
        counts.waiting > 0 && (
          <Button onClick={() => go({ ...place, list: 'waiting' })}>
            See what waits for travellers ({counts.waiting})
          </Button>
        )
      )}
    </div>
  );
}

function Foot() {
  const { place, go } = useSession();
  const { list, words } = useDeskList();
  const counts = useCounts();
  const { snoozed } = counts;
  const hides = place.list === 'new' || place.list === 'mine';
  return (
    <div className="desk-list-foot">
      {words !== '' && list.rows.length > 0 && <p>{searchedWords}</p>}
      {list.more && <Button onClick={() => void list.showMore()}>Show more</Button>}
      {hides && snoozed > 0 && !place.filter.snoozed && (
        <Button look="text" onClick={() => go({ ...place, filter: { ...place.filter, snoozed: true } })}>
          {snoozed} snoozed
        </Button>
      )}
    </div>
  );
}

/** Tries again while the list could not be read. */
const againAfter = 12_000;

/** A list of enquiries, narrowed and sorted; a row opens one. */
export function ListScreen() {
  const { place } = useSession();
  const { list, selected } = useDeskList();
  const { state, reload } = list;
  const isWhole = list.rows.length > 0 && list.rows.every(({ reference }) => selected.chosen.has(reference));
  useEffect(() => {
    if (state !== 'failed') return;
    const timer = setTimeout(() => void reload(), againAfter);
    return () => clearTimeout(timer);
  }, [state, reload]);
  return (
    <main
      id="desk-main"
      className="desk-list"
      tabIndex={-1}
      data-selecting={selected.selecting ? '' : undefined}
    >
      <Head />
      <BulkBar />
      <Arrivals />
      {list.rows.length === 0 ? (
        <Instead />
      ) : (
        <>
          {place.list !== 'held' && (
            <div className="desk-columns">
              <label className="desk-check">
                <input
                  type="checkbox"
                  aria-label="Select every enquiry that is shown"
                  checked={isWhole}
                  onChange={({ target }) => selected.all(target.checked)}
                />
              </label>
              {['Who', 'Trip, and their words', 'From', 'Waiting', 'With'].map((name) => (
                <span key={name} aria-hidden="true">
                  {name}
                </span>
              ))}
            </div>
          )}
          <ol className="desk-rows">
            {list.rows.map((row) =>
              place.list === 'held' ? (
                <HeldRow key={row.reference} row={row} gone={list.gone.has(row.reference)} />
              ) : (
                <ListRow key={row.reference} row={row} gone={list.gone.has(row.reference)} />
              ),
            )}
          </ol>
        </>
      )}
      <FoundMails />
      <Foot />
    </main>
  );
}
