import type { EnquiryDetail as Enquiry } from '@sundowner/desk-wire';
import Link from 'next/link';
import { enquiryAddress, type ListPlace, listAddress, placeQuery } from '../address.ts';
import { commentsField, consentField, contactFields, contactOf, fieldText } from '../words/contact.ts';
import { kindTitle, nameWords, purposeWords, suspicionWords } from '../words/enquiry-words.ts';
import type { Notice } from '../words/notices.ts';
import { clockTimeWithSeconds, sentenceTime, wholeTime } from '../words/times.ts';
import { DeliveryTimeline } from './delivery-timeline.tsx';
import { EnquiryActions } from './enquiry-actions.tsx';
import './enquiry-detail.css';
import { ContactDetails } from './contact-details.tsx';
import { EnquiryFiles } from './enquiry-files.tsx';
import { NoticeIsland } from './notice.island.tsx';

export interface EnquiryDetailProps {
  readonly enquiry: Enquiry;
  readonly place: ListPlace;
  readonly notice: Notice | null;
  readonly now: Date;
}

/** One enquiry whole: what was asked, how to reach them, what became of it, and what can be done. */
export function EnquiryDetail({ enquiry, place, notice, now }: EnquiryDetailProps) {
  const contact = contactOf(enquiry);
  const comments = fieldText(enquiry, commentsField);
  return (
    <>
      <header className="inbox-head">
        <BackLink place={place} />
        <div>
          <p className="inbox-hint">
            {kindTitle(enquiry.kind)}, {enquiry.reference}
          </p>
          <h1 tabIndex={-1}>{nameWords(enquiry)}</h1>
        </div>
        <EnquiryActions enquiry={enquiry} contact={contact} back={placeQuery(place)} />
      </header>
      <NoticeIsland initial={notice} />
      <div className="inbox-body">
        <div className="inbox-asked">
          <Standing enquiry={enquiry} now={now} />
          {comments && (
            <blockquote className={comments.length > 420 ? 'inbox-quote inbox-quote-long' : 'inbox-quote'}>
              <p>“{comments}”</p>
            </blockquote>
          )}
          <Answers enquiry={enquiry} />
          <EnquiryFiles enquiry={enquiry} />
          <Consent enquiry={enquiry} />
          <Beyond enquiry={enquiry} place={place} />
        </div>
        <div className="inbox-side">
          <ContactDetails enquiry={enquiry} contact={contact} now={now} />
          <DeliveryTimeline enquiry={enquiry} back={placeQuery(place)} now={now} />
        </div>
      </div>
    </>
  );
}

/** Back to the list, on screens that show one pane at a time. */
export function BackLink({ place }: { readonly place: ListPlace }) {
  return (
    <Link className="inbox-back" href={listAddress(place)} prefetch={false}>
      <svg viewBox="0 0 18 10" fill="none" stroke="currentColor" strokeWidth="1.3" aria-hidden="true">
        <path d="M18 5H1M5 1 1 5l4 4" />
      </svg>
      Inbox
    </Link>
  );
}

/** Why an enquiry is not like the others, before anything else is read. */
function Standing({ enquiry, now }: { readonly enquiry: Enquiry; readonly now: Date }) {
  const suspicion = suspicionWords(enquiry.suspicion) ?? 'it needs your eye';
  const words: Partial<Record<Enquiry['state'], string>> = {
    quarantined: `Held: ${suspicion}. Nothing has been sent on. Release it if a person wrote it; the traveller gets no confirmation.`,
    discarded: 'Discarded. Nothing is sent on.',
    erased: 'Erased: who wrote this, and what, is no longer kept.',
  };
  const line = enquiry.eraseFinalAt
    ? `To be erased for good at ${sentenceTime(enquiry.eraseFinalAt, now)}. Nothing is sent on; until then it can be taken back.`
    : words[enquiry.state];
  return line ? <p className="inbox-standing">{line}</p> : null;
}

function Answers({ enquiry }: { readonly enquiry: Enquiry }) {
  const apart = [...contactFields, commentsField, consentField];
  const rows = enquiry.fields
    .filter(({ name }) => !apart.includes(name))
    .map(({ name, label }) => ({ name, label, text: fieldText(enquiry, name) }))
    .filter(({ text }) => text !== '');
  if (rows.length === 0) return null;
  return (
    <dl className="inbox-facts">
      {rows.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Consent({ enquiry: { consent } }: { readonly enquiry: Enquiry }) {
  return (
    <section>
      <h2 className="inbox-part">Agreed to</h2>
      <dl className="inbox-facts">
        <div>
          <dt>Words</dt>
          <dd>
            {consent.text}
            <small>Version {consent.version}</small>
          </dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>{consent.purposes.map(purposeWords).join(', ') || 'Nothing was agreed to'}</dd>
        </div>
        <div>
          <dt>When</dt>
          <dd>
            {wholeTime(consent.at)}:{clockTimeWithSeconds(consent.at).slice(-2)}
            <small>On {consent.page}, South African time</small>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Where it came from, what it belongs to, and what the form did not know. */
function Beyond({ enquiry, place }: { readonly enquiry: Enquiry; readonly place: ListPlace }) {
  return (
    <section>
      <h2 className="inbox-part">About this enquiry</h2>
      <dl className="inbox-facts">
        <div>
          <dt>Received</dt>
          <dd>{wholeTime(enquiry.receivedAt)}</dd>
        </div>
        <div>
          <dt>From</dt>
          <dd>
            {enquiry.page || 'An unknown page'}
            <small>Form version {enquiry.formVersion}</small>
          </dd>
        </div>
        {enquiry.linkedTo && (
          <div>
            <dt>Belongs to</dt>
            <dd>
              <Link href={enquiryAddress(enquiry.linkedTo, place)} prefetch={false}>
                {enquiry.linkedTo}
              </Link>
              <small>The same form, sent before with other answers</small>
            </dd>
          </div>
        )}
        {enquiry.extra.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              <small>Sent along; the form has no such field</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
