import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { useEffect, useRef } from 'react';
import { Composer } from '../answering/composer.tsx';
import { RefusedAnswer, UnclearAnswer } from '../answering/refused-answer.tsx';
import { StoppedAnswer } from '../answering/stopped-answer.tsx';
import { useAnswer } from '../answering/use-answer.ts';
import { Button } from '../parts/button.tsx';
import { useEnquiry } from '../state/enquiry-context.tsx';
import { useNotifications, usePresent } from '../state/live.ts';
import { useSession, useViewer } from '../state/session-context.ts';
import { ActBar } from './act-bar.tsx';
import { Conversation } from './conversation.tsx';
import { EnquiryAside } from './enquiry-aside.tsx';
import { EnquiryHead } from './enquiry-head.tsx';
import { Facts } from './facts.tsx';
import { MiniList } from './mini-list.tsx';
import { Notes } from './notes.tsx';
import { StatusNote } from './status-note.tsx';
import { Tags } from './tags.tsx';
import './enquiry.css';
import './about.css';
import './act-bar.css';
import './mini-list.css';
import './conversation.css';
import { deskCalls } from '@sundowner/desk-wire/calls';
import type { PresenceSign } from '@sundowner/desk-wire/work';
import { callDesk } from '../call-desk.ts';
import { Icon } from '../parts/icon.tsx';
import { useAct } from '../state/use-act.ts';
import { colleagueWords } from '../words/people-words.ts';
import { clockTime } from '../words/times.ts';

/** An enquiry whole, on one screen: their words first, then what can be done. */
function Whole({ one }: { readonly one: EnquiryDetail }) {
  const { asker } = useSession();
  const { writing } = useEnquiry();
  const { notifications, markSeen } = useNotifications();
  const answer = useAnswer(one);
  const heading = useRef<HTMLHeadingElement>(null);
  const { reference } = one;
  usePresence(one.state === 'accepted' ? reference : null, writing ? 'writing' : 'reading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another enquiry's name takes the focus, not another state of the same
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [reference]);
  const mine = notifications.filter((each) => each.reference === reference).map(({ id }) => id);
  const unseen = mine.join(' ');
  useEffect(() => {
    if (unseen !== '') markSeen(unseen.split(' '));
  }, [unseen, markSeen]);
  const { messages } = one.conversation;
  const undecided = messages.filter(
    ({ state, settled, text }) => state === 'stopped' && !settled && text !== '',
  );
  // Its writer may have left the company: then an administrator decides, and nobody else.
  const stopped =
    undecided.find(({ by }) => by === asker.id) ?? (asker.role === 'admin' ? undecided[0] : undefined);
  const last = messages.findLast(({ way, state }) => way === 'answer' && state === 'sent');
  const failed = one.work.attention.includes('refused');
  const unclear = failed ? messages.filter(({ delivery }) => delivery?.mayHaveArrived) : [];
  const refused = failed && last?.delivery?.state === 'dead' && !last.delivery.mayHaveArrived ? last : null;
  return (
    <>
      <EnquiryHead one={one} heading={heading} />
      <PresenceBar one={one} />
      <div className="desk-one-body">
        <div className="desk-one-main">
          <div className="desk-one-asked">
            <StatusNote one={one} />
            {one.words !== null && (
              <blockquote
                className="desk-words"
                data-long={one.words.length > 420 ? '' : undefined}
                dir="auto"
              >
                “{one.words}”
              </blockquote>
            )}
            <Tags one={one} />
            {messages.length > 0 && (
              <Conversation one={one} without={stopped ? [stopped.id, stopped.stoppedBy ?? ''] : []} />
            )}
            {stopped && <StoppedAnswer one={one} mine={stopped} onSecondMail={answer.goOn} />}
            {unclear.map((each) => (
              <UnclearAnswer key={each.id} one={one} unclear={each} />
            ))}
            {refused && <RefusedAnswer one={one} refused={refused} onSend={answer.sendAgain} />}
            {writing && answer.begun && (
              <Composer
                key={answer.begun.key}
                one={one}
                begun={answer.begun}
                onSend={answer.send}
                onDiscard={answer.discard}
              />
            )}
            <Facts one={one} />
            <Notes one={one} />
          </div>
          <ActBar one={one} onAnswer={answer.begin} decides={stopped?.by === asker.id || refused !== null} />
        </div>
        <EnquiryAside one={one} />
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
      <main id="desk-main" className="desk-one" tabIndex={-1}>
        {enquiry ? <Whole key={enquiry.reference} one={enquiry} /> : <Missing />}
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
function PresenceBar({ one }: { readonly one: EnquiryDetail }) {
  const viewer = useViewer();
  const act = useAct();
  const present = usePresent(one.reference, one.presence);
  const writer = present.find(({ doing }) => doing === 'writing');
  const others = writer ? [writer] : present;
  const names = others.map(({ person }) => colleagueWords(person, viewer.people)).join(' and ');
  const drafts = one.conversation.otherDrafts.map(({ by }) => colleagueWords(by, viewer.people));
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
          {writer && one.work.assignee !== viewer.me && (
            <Button hint="E" onClick={() => void act(one, { act: 'take' })}>
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
