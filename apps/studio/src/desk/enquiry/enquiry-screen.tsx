import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { useEffect, useRef } from 'react';
import { Composer } from '../answering/composer.tsx';
import { RefusedAnswer, StoppedAnswer, UnclearAnswer } from '../answering/unsent-answers.tsx';
import { useAnswer } from '../answering/use-answer.ts';
import { Button, Icon } from '../parts/controls.tsx';
import { useEnquiry } from '../state/enquiry-context.tsx';
import { useNotifications, usePresent } from '../state/live.ts';
import { useSession, useViewer } from '../state/session-context.ts';
import { ActBar } from './act-bar.tsx';
import { ConsentQuestion } from './consent-asked.tsx';
import { Conversation } from './conversation.tsx';
import { EnquiryAside } from './enquiry-aside.tsx';
import { EnquiryHead, StatusNote } from './enquiry-head.tsx';
import { MiniList } from './mini-list.tsx';
import { Notes } from './notes.tsx';
import { Tags } from './tags.tsx';
import './enquiry.css';
import './about.css';
import './act-bar.css';
import './mini-list.css';
import './conversation.css';
import './who-wrote.css';
import '../answering/composer.css';
import '../answering/recipients.css';
import '../answering/writing.css';
import { deskCalls } from '@sundowner/desk-wire/calls';
import { otherNumbers } from '@sundowner/desk-wire/telephone';
import type { PresenceSign } from '@sundowner/desk-wire/work';
import { callDesk } from '../call-desk.ts';
import { Fact } from '../parts/data-table.tsx';
import { useAct } from '../state/use-act.ts';
import { useAnswerNext } from '../state/use-answer-next.ts';
import { commentsField, contactFields, fieldText, pageWords } from '../words/enquiry-words.ts';
import { colleagueWords } from '../words/people-words.ts';
import { clockTime } from '../words/times.ts';

/** An enquiry whole, on one screen: their words first, then what can be done. */
function Whole({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const { asker } = useSession();
  const { writing } = useEnquiry();
  const { notifications, markSeen } = useNotifications();
  const answer = useAnswer(enquiry);
  const heading = useRef<HTMLHeadingElement>(null);
  const { reference } = enquiry;
  useAnswerNext(reference, () => void answer.begin());
  usePresence(enquiry.state === 'accepted' ? reference : null, writing ? 'writing' : 'reading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another enquiry's name takes the focus, not another state of the same
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [reference]);
  const mine = notifications.filter((each) => each.reference === reference).map(({ id }) => id);
  const unseen = mine.join(' ');
  useEffect(() => {
    if (unseen !== '') markSeen(unseen.split(' '));
  }, [unseen, markSeen]);
  const { messages } = enquiry.conversation;
  const undecided = messages.filter(
    ({ state, settled, text }) => state === 'stopped' && !settled && text !== '',
  );
  // Its writer may have left the company: then an administrator decides, and nobody else.
  const stopped =
    undecided.find(({ by }) => by === asker.id) ?? (asker.role === 'admin' ? undecided[0] : undefined);
  const last = messages.findLast(({ way, state }) => way === 'answer' && state === 'sent');
  const failed = enquiry.work.attention.includes('refused');
  const unclear = failed ? messages.filter(({ delivery }) => delivery?.mayHaveArrived) : [];
  const refused = failed && last?.delivery?.state === 'dead' && !last.delivery.mayHaveArrived ? last : null;
  return (
    <>
      <EnquiryHead enquiry={enquiry} heading={heading} />
      <PresenceBar enquiry={enquiry} />
      <div className="desk-enquiry-body">
        <div className="desk-enquiry-main">
          <div className="desk-enquiry-asked">
            <StatusNote enquiry={enquiry} />
            {enquiry.words !== null && enquiry.wordsCameUnder !== null && (
              <p dir="auto">{enquiry.wordsCameUnder} wrote</p>
            )}
            {enquiry.words !== null && (
              <blockquote
                className="desk-words"
                data-long={enquiry.words.length > 420 ? '' : undefined}
                dir="auto"
              >
                “{enquiry.words}”
              </blockquote>
            )}
            <Tags enquiry={enquiry} />
            {messages.length > 0 && (
              <Conversation
                enquiry={enquiry}
                without={stopped ? [stopped.id, stopped.stoppedBy ?? ''] : []}
              />
            )}
            {stopped && <StoppedAnswer enquiry={enquiry} mine={stopped} onSecondMail={answer.goOn} />}
            {unclear.map((each) => (
              <UnclearAnswer key={each.id} enquiry={enquiry} unclear={each} />
            ))}
            {refused && <RefusedAnswer enquiry={enquiry} refused={refused} onSend={answer.sendAgain} />}
            {writing && answer.begun && (
              <Composer
                key={answer.begun.key}
                enquiry={enquiry}
                begun={answer.begun}
                onSend={answer.send}
                onDiscard={answer.discard}
              />
            )}
            {writing && <ConsentQuestion enquiry={enquiry} />}
            <Facts enquiry={enquiry} />
            <Notes enquiry={enquiry} />
          </div>
          <ActBar
            enquiry={enquiry}
            onAnswer={(mode) => void answer.begin(mode)}
            decides={stopped?.by === asker.id || refused !== null}
          />
        </div>
        <EnquiryAside enquiry={enquiry} />
      </div>
    </>
  );
}

function Missing() {
  const { place, go } = useSession();
  const { state, reload } = useEnquiry();
  const back = () => go({ ...place, reference: null });
  if (state === 'loading') return <p className="desk-instead">Opening {place.reference}.</p>;
  return (
    <div className="desk-instead">
      <h1>{state === 'missing' ? 'There is no such enquiry' : 'The enquiry cannot be shown just now'}</h1>
      <p>
        {state === 'missing'
          ? `The desk has nothing for you under ${place.reference}. It may have been mistyped, or erased since.`
          : state === 'unreadable'
            ? 'The studio’s answer could not be read. Reload the page; nothing is lost.'
            : 'The website does not answer the studio. Nothing is lost.'}
      </p>
      <p>
        {state !== 'missing' && <Button onClick={() => void reload()}>Try now</Button>}{' '}
        <Button onClick={back}>Back to the list</Button>
      </p>
    </div>
  );
}

export function EnquiryScreen() {
  const { enquiry } = useEnquiry();
  return (
    <>
      <MiniList />
      <main id="desk-main" className="desk-enquiry" tabIndex={-1}>
        {enquiry ? <Whole key={enquiry.reference} enquiry={enquiry} /> : <Missing />}
      </main>
    </>
  );
}

/** Presence lapses after 60 seconds. */
const every = 20_000;

const sign = (reference: string, doing: PresenceSign) =>
  void callDesk(deskCalls.showPresence, {
    params: { reference },
    body: { doing },
    keepalive: doing === 'gone',
  });

/** Says to the others that somebody is at an enquiry, reading or writing, until they leave it. It informs; the store decides. */
function usePresence(reference: string | null, doing: 'reading' | 'writing'): void {
  useEffect(() => {
    if (reference === null) return;
    const here = () => {
      if (!document.hidden) sign(reference, doing);
    };
    here();
    const timer = setInterval(here, every);
    const leave = () => sign(reference, 'gone');
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', here);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', here);
    };
  }, [reference, doing]);
  useEffect(() => {
    if (reference === null) return;
    return () => sign(reference, 'gone');
  }, [reference]);
}

/** Who else is at this enquiry now. It informs; of two answers the store takes one. */
function PresenceBar({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const viewer = useViewer();
  const act = useAct();
  const present = usePresent(enquiry.reference, enquiry.presence);
  const writer = present.find(({ doing }) => doing === 'writing');
  const others = writer ? [writer] : present;
  const names = others.map(({ person }) => colleagueWords(person, viewer.people)).join(' and ');
  const drafts = enquiry.conversation.otherDrafts.map(({ by }) => colleagueWords(by, viewer.people));
  return (
    <div
      className="desk-present"
      role="status"
      data-empty={names === '' && drafts.length === 0 ? '' : undefined}
    >
      {names !== '' && (
        <>
          <Icon name={writer ? 'pen' : 'reading'} />
          <p>
            <b>
              {writer
                ? `${names} is writing an answer`
                : `${names} ${others.length > 1 ? 'are' : 'is'} reading`}
            </b>
            {writer && `, since ${clockTime(writer.since)}. Taking over tells them and keeps their text.`}
          </p>
          {writer && enquiry.work.assignee !== viewer.me && (
            <Button hint="E" onClick={() => void act(enquiry, { act: 'take' })}>
              Take over
            </Button>
          )}
        </>
      )}
      {names === '' && drafts.length > 0 && (
        <>
          <Icon name="pen" />
          <p>{drafts.join(' and ')} began an answer; the draft is kept.</p>
        </>
      )}
    </div>
  );
}

/** Shown elsewhere: who they are in the head, how to reach them at the side, their words above. */
const elsewhere = [...contactFields, commentsField, 'name', 'surname', 'timeZone'];

/** What they chose and wrote in the form, in its order. */
function Facts({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const { properties } = useSession();
  const rows = enquiry.fields
    .filter(({ name }) => !elsewhere.includes(name))
    .map(({ name, label }) => ({ name, label, text: fieldText(enquiry, name) }))
    .filter(({ text }) => text !== '' && !enquiry.words?.includes(text));
  return (
    <section aria-labelledby="desk-asked">
      <h2 id="desk-asked" className="desk-part">
        What they asked for
      </h2>
      <dl className="desk-facts" data-columns="2">
        {rows.map(({ name, label, text }) => (
          <Fact key={name} name={label} dir="auto">
            {text}
          </Fact>
        ))}
        <Fact name="Asked on">{pageWords(enquiry.page, properties)}</Fact>
        {enquiry.extra.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
            {enquiry.way === 'form' && name !== otherNumbers && (
              <small>Sent along; the form has no such field</small>
            )}
          </Fact>
        ))}
      </dl>
    </section>
  );
}
