import { deskCalls } from '@sundowner/desk-wire/calls';
import type { EnquiryDetail, SameEnquiry } from '@sundowner/desk-wire/enquiry-detail';
import { firstPlace, studioAddress } from '../address.ts';
import { callDesk } from '../call-desk.ts';
import { Stays } from '../merging/stays.tsx';
import { Together } from '../merging/together.tsx';
import { Button } from '../parts/controls.tsx';
import { Fact } from '../parts/data-table.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useShowReply } from '../state/enquiry-context.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import {
  contactOf,
  firstName,
  kindWords,
  pageWords,
  purposeWords,
  tripWords,
} from '../words/enquiry-words.ts';
import { fileKindWords, sizeWords } from '../words/file-words.ts';
import { dayWords, spanWords, timeThere, wholeTime } from '../words/times.ts';
import { workWords } from '../words/work-words.ts';
import { ConsentAsked } from './consent-asked.tsx';
import { PeopleHere } from './people-here.tsx';
import { timelineOf } from './timeline.ts';

function Reach({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const { go, values } = useSession();
  const viewer = useViewer();
  const { mail, telephone, zone } = contactOf(enquiry);
  const there = zone ? timeThere(zone, viewer.now) : null;
  if (!mail && !telephone && !there) return null;
  return (
    <section>
      <h2 className="desk-part">Reach {firstName(enquiry) ?? 'them'}</h2>
      <dl className="desk-facts" data-narrow="">
        {mail && <Fact name="Email">{mail.text}</Fact>}
        {telephone && (
          <Fact name="Phone">
            {telephone.href ? (
              <a className="desk-link" href={telephone.href}>
                {telephone.text}
              </a>
            ) : (
              telephone.text
            )}
          </Fact>
        )}
        {enquiry.address !== null && (
          <Fact name="Their data">
            <button
              type="button"
              className="desk-link"
              onClick={() => {
                values.person.set(enquiry.address ?? '');
                go({ ...firstPlace, page: 'person' });
              }}
            >
              Everything held about them
            </button>
          </Fact>
        )}
        {there && (
          <Fact name="There now">
            <time dateTime={viewer.now.toISOString()}>{there.time}</time>, {there.place}
          </Fact>
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
  return `${dayWords(receivedAt)}, ${workWords[work].toLowerCase()}, ${answered}`;
}

/** Earlier and later enquiries of the same address. */
function SamePerson({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const { place } = useSession();
  const { same, linkedTo } = enquiry;
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

function Files({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  if (enquiry.files.length === 0) return null;
  return (
    <section>
      <h2 className="desk-part">Files</h2>
      <ul className="desk-short">
        {enquiry.files.map(({ field, fileName, kind, bytes }) => (
          <li key={field}>
            <a
              className="desk-link"
              href={studioAddress(deskCalls.takeFormFile, { reference: enquiry.reference, field })}
              download={fileName}
            >
              {fileKindWords(field, kind)}, {sizeWords(bytes)}
            </a>
            <small>Your name is kept with the download.</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Consent({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const { properties } = useSession();
  const { consent } = enquiry;
  return (
    <section>
      <h2 className="desk-part">Consent</h2>
      <ConsentAsked enquiry={enquiry} />
      {enquiry.askUntil === null && (
        <>
          <p className="desk-consent">
            {consent.purposes.length > 0 ? (
              <>
                <b>Yes:</b> {consent.purposes.map(purposeWords).join(', ')}.
              </>
            ) : (
              'Nothing was agreed to.'
            )}{' '}
            Given on {wholeTime(consent.at)}, on the {pageWords(consent.page, properties)}.
          </p>
          <details className="desk-more">
            <summary>The text they agreed to</summary>
            <p>
              {consent.text} (Version {consent.version})
            </p>
          </details>
        </>
      )}
    </section>
  );
}

/** About the person and the enquiry: how to reach them, what else they asked, what happened. */
export function EnquiryAside({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  return (
    <aside className="desk-enquiry-aside" aria-label="About the enquiry">
      <PeopleHere enquiry={enquiry} />
      <Reach enquiry={enquiry} />
      <SamePerson enquiry={enquiry} />
      <Together enquiry={enquiry} />
      <Stays enquiry={enquiry} />
      <WhatHappened enquiry={enquiry} />
      <Files enquiry={enquiry} />
      <Consent enquiry={enquiry} />
    </aside>
  );
}

/** What became of the enquiry, step by step. The state of each step is in its words; the mark only repeats it. */
function WhatHappened({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const { say } = useSession();
  const viewer = useViewer();
  const showReply = useShowReply();
  const again = async (channel: string, verb: 'resend' | 'send-again') => {
    const { reference } = enquiry;
    const call = verb === 'resend' ? deskCalls.resendDelivery : deskCalls.sendDeliveryAgain;
    if (showReply(reference, await callDesk(call, { params: { reference, channel } })))
      say(verb === 'resend' ? 'It is being sent again now.' : 'It is being sent once more.');
  };
  return (
    <section>
      <h2 className="desk-part">What has happened</h2>
      <ol className="desk-timeline">
        {timelineOf(enquiry, viewer).map(({ key, title, line, tone, exact, offer }) => (
          <li key={key} data-tone={tone}>
            <b>{title}</b>
            <small>{line}</small>
            {exact !== null && (
              <details className="desk-more">
                <summary>Exact words</summary>
                <p>{exact}</p>
              </details>
            )}
            {offer?.verb === 'resend' && (
              <Button look="text" onClick={() => void again(offer.channel, offer.verb)}>
                {offer.words}
              </Button>
            )}
            {offer?.verb === 'send-again' && (
              <details className="desk-more">
                <summary>Once more</summary>
                <p>It has arrived as far as we know.</p>
                <Button onClick={() => void again(offer.channel, offer.verb)}>{offer.words}</Button>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
