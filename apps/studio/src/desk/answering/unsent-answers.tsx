import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Message } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { useEffect, useRef, useState } from 'react';
import { callDesk } from '../call-desk.ts';
import { Avatar, Button, Icon } from '../parts/controls.tsx';
import { Field } from '../parts/fields.tsx';
import { useShowReply } from '../state/enquiry-context.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { useAct } from '../state/use-act.ts';
import { deliveryWords } from '../words/delivery-words.ts';
import { contactOf } from '../words/enquiry-words.ts';
import { colleagueWords } from '../words/people-words.ts';
import { stoppedWords } from '../words/stopped-words.ts';
import { clockTimeWithSeconds } from '../words/times.ts';

export interface StoppedAnswerProps {
  readonly enquiry: EnquiryDetail;
  readonly mine: Message;
  readonly onSecondMail: (enquiry: EnquiryDetail) => void;
}

/** An answer that came second: both texts side by side, and what becomes of it; of a colleague's, an administrator says it. */
export function StoppedAnswer({ enquiry, mine, onSecondMail }: StoppedAnswerProps) {
  const { say } = useSession();
  const viewer = useViewer();
  const showReply = useShowReply();
  const box = useRef<HTMLElement>(null);
  const isOwn = mine.by === viewer.me;
  useEffect(() => {
    if (!isOwn) return;
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'start' });
  }, [isOwn]);
  const writer = colleagueWords(mine.by ?? '', viewer.people);
  const first = enquiry.conversation.messages.find(({ id }) => id === mine.stoppedBy) ?? null;
  const { name, by, what, heading } = stoppedWords(enquiry, mine, first, viewer);
  /** No other answer is on its way. */
  const free = by !== 'ours';
  const settle = async (as: 'second-mail' | 'note' | 'discarded', words: string) => {
    const { reference } = enquiry;
    const params = { reference, answer: mine.id };
    const reply = await callDesk(deskCalls.settleAnswer, { params, body: { as } });
    if (!showReply(reference, reply) || !reply.ok) return;
    say(words);
    if (as === 'second-mail') onSecondMail(reply.value);
  };
  const delivered = first?.delivery
    ? deliveryWords(first.delivery, { erasing: false, now: viewer.now })
    : null;
  return (
    <section ref={box} className="desk-stopped" aria-labelledby="desk-stopped" tabIndex={-1}>
      <p className="desk-moved">
        <Icon name="warning" />
        <span>
          <b id="desk-stopped">{isOwn ? 'Your answer' : `${writer}’s answer`} was not sent.</b> {what} Both
          texts are kept.
        </span>
      </p>
      <div>
        {first && (
          <article className="desk-message" data-way={by === 'theirs' ? 'in' : 'out'}>
            <header>
              {first.by !== null && <Avatar person={first.by} viewer={viewer} />}
              <b>{heading}</b>
              <time dateTime={first.at}>{clockTimeWithSeconds(first.at)}</time>
            </header>
            <div className="desk-message-text" dir="auto">
              {first.text}
            </div>
            {delivered && by !== 'nothing' && (
              <footer>
                <span data-tone={delivered.tone}>{delivered.words}</span>
              </footer>
            )}
          </article>
        )}
        <article className="desk-message" data-way="stopped">
          <header>
            <Avatar person={mine.by ?? ''} viewer={viewer} />
            <b>{isOwn ? 'Yours' : writer}, not sent</b>
            <time dateTime={mine.at}>{clockTimeWithSeconds(mine.at)}</time>
          </header>
          <div className="desk-message-text" dir="auto">
            {unsaidIn(mine.text, first?.text ?? '')
              .map((piece, at) => ({ ...piece, key: `${at} ${piece.text}` }))
              .map(({ text, unsaid, key }) =>
                unsaid && !free ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>,
              )}
          </div>
          <footer>Kept.{!free && ` Marked: what ${name}’s answer does not say`}</footer>
        </article>
      </div>
      <p>
        {isOwn && (
          <Button
            look="solid"
            onClick={() =>
              void settle(
                'second-mail',
                free
                  ? 'It is your draft again. Read it once more, and send it.'
                  : 'It is a draft again; nothing is sent by itself.',
              )
            }
          >
            {free ? 'Go on with mine as the answer' : 'Turn mine into a second mail'}
          </Button>
        )}{' '}
        <Button onClick={() => void settle('note', 'Kept as a note.')}>
          {free
            ? `Keep ${isOwn ? 'my' : 'the'} text as a note`
            : `Give ${isOwn ? 'my' : 'the'} text to ${name} as a note`}
        </Button>{' '}
        <Button
          look="danger"
          onClick={() => void settle('discarded', 'Discarded. The text stays here for 30 days.')}
        >
          {isOwn ? 'Discard mine' : 'Discard it'}
        </Button>
      </p>
      <p>
        {isOwn
          ? 'Whatever you choose, your text stays under this enquiry for 30 days. It starts as a new draft and is never sent by itself.'
          : `${writer} decides this too. Whatever is chosen, the text stays under this enquiry for 30 days.`}
      </p>
    </section>
  );
}

/** A piece of a text: whether another text says it, too. */
export interface Piece {
  readonly text: string;
  readonly unsaid: boolean;
}

/** Words that carry something: four letters and more, and every number. */
function significantWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => [...word].length >= 4 || /\p{N}/u.test(word),
  );
}

/** The share of a sentence's significant words that must be in the other text, too, for the sentence to count as said there. */
const enough = 0.6;

/**
 * A text in its sentences, and which of them another text does not say: what a stopped answer would have added. Judged by words, so
 * that it is a help for the eye and never a decision.
 */
export function unsaidIn(mine: string, theirs: string): Piece[] {
  const known = new Set(significantWords(theirs));
  return (mine.match(/[^.!?\n]+[.!?]*\s*|[.!?\n]+\s*/gu) ?? []).map((text) => {
    const words = significantWords(text);
    const stated = words.filter((word) => known.has(word)).length;
    return { text, unsaid: words.length > 1 && stated / words.length < enough };
  });
}

export interface RefusedAnswerProps {
  readonly enquiry: EnquiryDetail;
  readonly refused: Message;
  readonly onSend: (refused: Message, to: string) => Promise<boolean>;
}

/** Nobody has received the answer: the address corrected, and the same answer once more. */
export function RefusedAnswer({ enquiry, refused, onSend }: RefusedAnswerProps) {
  const written = refused.to ?? enquiry.address ?? '';
  const [to, setTo] = useState(written);
  const [busy, setBusy] = useState(false);
  const telephone = contactOf(enquiry).telephone;
  const send = async () => {
    if (busy) return;
    setBusy(true);
    await onSend(refused, to.trim());
    setBusy(false);
  };
  return (
    <form
      className="desk-refused"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>Correct the address and send it again</h2>
      <p>
        It went to <b>{written}</b>, and nobody has received it.
      </p>
      <Field label="New address" type="email" required maxLength={254} value={to} onValue={setTo} />
      <p>
        <Button submits look="solid" aria-disabled={busy}>
          Send again
        </Button>{' '}
        {telephone?.href && (
          <a className="desk-button desk-button-plain" href={telephone.href}>
            <Icon name="telephone" />
            Call {telephone.text}
          </a>
        )}
      </p>
      <p>
        The refused address stays on record. The same answer goes out once more, in the same conversation.
      </p>
    </form>
  );
}

export interface UnclearAnswerProps {
  readonly enquiry: EnquiryDetail;
  readonly unclear: Message;
}

/** An answer their mail server was given and said nothing of: a person decides whether it goes out once more. */
export function UnclearAnswer({ enquiry, unclear }: UnclearAnswerProps) {
  const act = useAct();
  const { id: message } = unclear;
  const to = unclear.to ?? enquiry.address ?? 'them';
  return (
    <section className="desk-refused" aria-labelledby={`desk-unclear-${message}`}>
      <h2 id={`desk-unclear-${message}`}>It may have arrived. Send it once more?</h2>
      <p>
        The mail server had the answer to <b>{to}</b> more than once, and did not say whether it took it.
      </p>
      <p>
        <Button look="solid" onClick={() => void act(enquiry, { act: 'send-once-more', message })}>
          Send it once more
        </Button>{' '}
        <Button onClick={() => void act(enquiry, { act: 'arrived', message })}>It arrived</Button>
      </p>
      <p>It is not sent again by itself. What you say stays on record.</p>
    </section>
  );
}
