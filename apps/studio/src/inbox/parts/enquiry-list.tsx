import { deskViews, type EnquiryPage, type EnquirySummary } from '@sundowner/desk-wire';
import Link from 'next/link';
import { enquiryAddress, inboxActions, type ListPlace, listAddress, placeQuery } from '../address.ts';
import { isNewTo, type Opened } from '../opened.ts';
import {
  countryWords,
  emptyWords,
  kindWords,
  nameWords,
  rowState,
  viewWords,
} from '../words/enquiry-words.ts';
import { rowTime, wholeTime } from '../words/times.ts';
import { ActionForm } from './action-form.island.tsx';
import './enquiry-list.css';
import { FreshIsland } from './fresh.island.tsx';
import { KeyHintsIsland } from './key-hints.island.tsx';

export interface EnquiryListProps {
  readonly page: EnquiryPage;
  readonly place: ListPlace;
  /** What was searched for, opened again. */
  readonly search: string | null;
  /** The enquiry the page is about, known to the desk or not; `null` when the list is the page. */
  readonly current: string | null;
  readonly opened: Opened;
  readonly now: Date;
}

/** Search, the four tabs, and a page of enquiries. */
export function EnquiryList({ page, place, search, current, opened, now }: EnquiryListProps) {
  return (
    <>
      <header className="inbox-list-head">
        {current === null ? <h1>Inbox</h1> : <h2>Inbox</h2>}
        <SearchForm search={search} />
        <Tabs page={page} place={place} />
      </header>
      <FreshIsland
        drawn={search === null ? page.counts : null}
        address={listAddress({ ...place, find: null, cursor: null })}
      />
      {place.view === 'failed' && page.counts.failed > 0 && (
        <div className="inbox-bulk">
          <ActionForm
            action={`${inboxActions}/resend-failed`}
            back={placeQuery(place)}
            label="Send all failed again"
            busyLabel="Sending"
            look="plain"
          />
        </div>
      )}
      {page.enquiries.length === 0 ? (
        <Empty place={place} searched={search === null ? 'not' : page.nextCursor ? 'partly' : 'wholly'} />
      ) : (
        <ol className="inbox-rows">
          {page.enquiries.map((enquiry) => (
            <Row
              key={enquiry.reference}
              enquiry={enquiry}
              place={place}
              isCurrent={enquiry.reference === current}
              isNew={isNewTo(opened, enquiry, now)}
              now={now}
            />
          ))}
        </ol>
      )}
      <Pager page={page} place={place} />
      <KeyHintsIsland />
    </>
  );
}

function SearchForm({ search }: { readonly search: string | null }) {
  return (
    <search>
      <form className="inbox-find" method="post" action={`${inboxActions}/search`}>
        <label className="inbox-hidden" htmlFor="inbox-query">
          Search all enquiries by name or reference
        </label>
        <input
          id="inbox-query"
          type="search"
          name="query"
          maxLength={120}
          autoComplete="off"
          placeholder="Name or reference"
          defaultValue={search ?? ''}
        />
        <button type="submit" className="inbox-button inbox-button-plain">
          Search
        </button>
      </form>
      {search !== null && (
        <Link
          className="inbox-clear"
          href={listAddress({ view: 'open', find: null, cursor: null })}
          prefetch={false}
        >
          Clear the search
        </Link>
      )}
    </search>
  );
}

function Tabs({ page, place }: Pick<EnquiryListProps, 'page' | 'place'>) {
  return (
    <nav aria-label="Which enquiries">
      <ul className="inbox-tabs">
        {deskViews.map((view) => (
          <li key={view}>
            <Link
              href={listAddress({ ...place, view, cursor: null })}
              prefetch={false}
              aria-current={view === place.view ? 'page' : undefined}
            >
              {viewWords[view]} <span>{page.counts[view]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface RowProps {
  readonly enquiry: EnquirySummary;
  readonly place: ListPlace;
  readonly isCurrent: boolean;
  readonly isNew: boolean;
  readonly now: Date;
}

function Row({ enquiry, place, isCurrent, isNew, now }: RowProps) {
  const state = rowState(enquiry, isNew);
  return (
    <li data-tone={state.tone}>
      <Link
        href={enquiryAddress(enquiry.reference, place)}
        prefetch={false}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <b>{nameWords(enquiry)}</b>
        <time dateTime={enquiry.receivedAt} title={`${wholeTime(enquiry.receivedAt)}, South African time`}>
          {rowTime(enquiry.receivedAt, now)}
        </time>
        {enquiry.headline && <span className="inbox-headline">{enquiry.headline}</span>}
        <span className="inbox-marks">
          <span>{kindWords(enquiry.kind)}</span>
          {enquiry.country && <span>{countryWords(enquiry.country)}</span>}
          <em>{state.words}</em>
        </span>
      </Link>
    </li>
  );
}

interface EmptyProps {
  readonly place: ListPlace;
  readonly searched: Parameters<typeof emptyWords>[1];
}

function Empty({ place, searched }: EmptyProps) {
  const { heading, line } = emptyWords(place.view, searched);
  return (
    <div className="inbox-empty">
      <h2>{heading}</h2>
      <p>{line}</p>
    </div>
  );
}

function Pager({ page, place }: Pick<EnquiryListProps, 'page' | 'place'>) {
  if (!page.nextCursor && !place.cursor) return null;
  return (
    <nav className="inbox-pager" aria-label="More enquiries">
      {place.cursor && (
        <Link href={listAddress({ ...place, cursor: null })} prefetch={false}>
          Back to the newest
        </Link>
      )}
      {page.nextCursor && (
        <Link href={listAddress({ ...place, cursor: page.nextCursor })} prefetch={false}>
          {place.find ? 'Search older enquiries' : 'Older enquiries'}
        </Link>
      )}
    </nav>
  );
}
