import type { EnquiryDetail, SameEnquiry } from '@sundowner/desk-wire/enquiry-detail';
import { fileAddress, firstPlace } from '../address.ts';
import { PlaceLink } from '../parts/place-link.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { contactOf } from '../words/contact.ts';
import { firstName, kindWords, pageWords, purposeWords, tripWords } from '../words/enquiry-words.ts';
import { fileKindWords, sizeWords } from '../words/file-words.ts';
import { dayWords, timeThere, wholeTime } from '../words/times.ts';
import { spanWords } from '../words/waiting.ts';
import { workWords } from '../words/work-words.ts';
import { WhatHappened } from './what-happened.tsx';

function Reach({ one }: { readonly one: EnquiryDetail }) {
  const { go, values } = useSession();
  const viewer = useViewer();
  const { mail, telephone, zone } = contactOf(one);
  const there = zone ? timeThere(zone, viewer.now) : null;
  if (!mail && !telephone && !there) return null;
  return (
    <section>
      <h2 className="desk-part">Reach {firstName(one) ?? 'them'}</h2>
      <dl className="desk-facts" data-narrow="">
        {mail && (
          <div>
            <dt>Email</dt>
            <dd>{mail.text}</dd>
          </div>
        )}
        {telephone && (
          <div>
            <dt>Phone</dt>
            <dd>
              {telephone.href ? (
                <a className="desk-link" href={telephone.href}>
                  {telephone.text}
                </a>
              ) : (
                telephone.text
              )}
            </dd>
          </div>
        )}
        {one.address !== null && (
          <div>
            <dt>Their data</dt>
            <dd>
              <button
                type="button"
                className="desk-link"
                onClick={() => {
                  values.person.set(one.address ?? '');
                  go({ ...firstPlace, page: 'person' });
                }}
              >
                Everything held about them
              </button>
            </dd>
          </div>
        )}
        {there && (
          <div>
            <dt>There now</dt>
            <dd>
              <time dateTime={viewer.now.toISOString()}>{there.time}</time>, {there.place}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function sameWords({ receivedAt, work, firstAnswerAt }: SameEnquiry): string {
  const answered =
    firstAnswerAt === null
      ? 'not answered'
      : `answered in ${spanWords(Date.parse(firstAnswerAt) - Date.parse(receivedAt))}`;
  return `${dayWords(receivedAt)}, ${workWords(work).toLowerCase()}, ${answered}`;
}

/** Earlier and later enquiries of the same address. */
function SamePerson({ one }: { readonly one: EnquiryDetail }) {
  const { place } = useSession();
  const { same, linkedTo } = one;
  if (same.length === 0 && linkedTo === null) return null;
  const link = (reference: string, words: string) => (
    <PlaceLink className="desk-link" to={{ ...place, reference }}>
      {words}
    </PlaceLink>
  );
  return (
    <section>
      <h2 className="desk-part">Same person</h2>
      <ul className="desk-short">
        {linkedTo !== null && (
          <li>
            {link(linkedTo, linkedTo)}
            <small>The same form, sent before with other answers</small>
          </li>
        )}
        {same
          .filter(({ reference }) => reference !== linkedTo)
          .map((other) => (
            <li key={other.reference}>
              {link(other.reference, `${kindWords(other.kind)}: ${tripWords(other)}`)}
              <small>{sameWords(other)}</small>
            </li>
          ))}
      </ul>
    </section>
  );
}

function Files({ one }: { readonly one: EnquiryDetail }) {
  if (one.files.length === 0) return null;
  return (
    <section>
      <h2 className="desk-part">Files</h2>
      <ul className="desk-short">
        {one.files.map(({ field, fileName, kind, bytes }) => (
          <li key={field}>
            <a className="desk-link" href={fileAddress(one.reference, field)} download={fileName}>
              {fileKindWords(field, kind)}, {sizeWords(bytes)}
            </a>
            <small>Your name is kept with the download.</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Consent({ one: { consent } }: { readonly one: EnquiryDetail }) {
  return (
    <section>
      <h2 className="desk-part">Consent</h2>
      <p className="desk-consent">
        {consent.purposes.length > 0 ? (
          <>
            <b>Yes:</b> {consent.purposes.map(purposeWords).join(', ')}.
          </>
        ) : (
          'Nothing was agreed to.'
        )}{' '}
        Given on {wholeTime(consent.at)}, on the {pageWords(consent.page)}.
      </p>
      <details className="desk-more">
        <summary>The text they agreed to</summary>
        <p>
          {consent.text} (Version {consent.version})
        </p>
      </details>
    </section>
  );
}

/** About the person and the enquiry: how to reach them, what else they asked, what happened. */
export function EnquiryAside({ one }: { readonly one: EnquiryDetail }) {
  return (
    <aside className="desk-one-aside" aria-label="About the enquiry">
      <Reach one={one} />
      <SamePerson one={one} />
      <WhatHappened one={one} />
      <Files one={one} />
      <Consent one={one} />
    </aside>
  );
}
