import type { Message } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { suspicionWords } from '@sundowner/desk-wire/suspicion';
import { type DeliveryTone, deliveryWords } from '../words/delivery-words.ts';
import { firstName } from '../words/enquiry-words.ts';
import { machineWords, roleWords, writerWords } from '../words/mailbox-words.ts';
import { colleagueWords, type Viewer } from '../words/people-words.ts';
import { clockTime, clockTimeWithSeconds, isSameDay, momentWords, shortDay } from '../words/times.ts';
import { togetherWords } from '../words/together-words.ts';

export interface TimelineEntry {
  readonly key: string;
  readonly title: string;
  readonly line: string;
  readonly tone: DeliveryTone;
  readonly exact: string | null;
  /** A delivery that can be made again: `resend` what failed, `send-again` what arrived. */
  readonly offer: {
    readonly channel: string;
    readonly verb: 'resend' | 'send-again';
    readonly words: string;
  } | null;
}

type Timed = TimelineEntry & { readonly at: number };

const plain = { exact: null, offer: null } as const;

function whenWords(at: string, now: Date): string {
  return isSameDay(new Date(at), now) ? clockTimeWithSeconds(at) : `${shortDay(at)}, ${clockTime(at)}`;
}

/** The mail an act is about: by its id where the record names it, else the one that came at that very moment. */
function mailOf(
  { conversation }: EnquiryDetail,
  { at, about }: EnquiryDetail['actions'][number],
): Message | null {
  const { messages } = conversation;
  const named = messages.find(({ id }) => id === about.message);
  const isTheirs = ({ way }: Message) => way === 'traveller' || way === 'page';
  return named ?? messages.find((message) => isTheirs(message) && message.at === at) ?? null;
}

/** "Sam Dlamini wrote", with how it came: of mails that stand in the conversation under their writer's name. */
function wroteWords(enquiry: EnquiryDetail, mail: Message | null): readonly [string, string] {
  if (mail === null) return ['The traveller wrote', 'by email'];
  const machine = machineWords(mail.machine, mail.automatic);
  const role = mail.envelope ? roleWords[mail.envelope.role] : '';
  const how = mail.way === 'page' ? 'on their own page' : (machine ?? 'by email');
  return [`${writerWords(enquiry, mail)} wrote`, role === '' ? how : `${role}, ${how}`];
}

/** What an action of the record is called, and what stands beside its time. `{to}` and the like are facts of it. */
function actionWords(
  enquiry: EnquiryDetail,
  taken: EnquiryDetail['actions'][number],
  viewer: Viewer,
): { title: string; aside: string } {
  const { action, about, person } = taken;
  const by = person === null ? taken.by : colleagueWords(person, viewer.people, taken.by);
  const to = about.to === undefined ? 'nobody' : colleagueWords(about.to, viewer.people);
  const until = about.until === undefined ? '' : momentWords(about.until, viewer.now);
  const resent = /^(resent|sent once more) (\S+)$/.exec(action);
  if (resent)
    return { title: `${resent[1] === 'resent' ? 'Sent again' : 'Sent once more'}`, aside: `by ${by}` };
  const known: Readonly<Record<string, readonly [string, string]>> = {
    'took it': [`Taken by ${by}`, ''],
    'gave it': [`Given to ${to}`, `by ${by}`],
    'gave it to nobody': ['Given to nobody', `by ${by}`],
    'gave it automatically': [`Given to ${to}`, 'automatically'],
    'snoozed it': [`Snoozed until ${until}`, `by ${by}`],
    'ended the snooze': ['Snooze ended', person === null ? '' : `by ${by}`],
    'closed it': ['Closed', `by ${by}`],
    'closed it without an answer': ['Closed without an answer', `by ${by}`],
    'opened it again': ['Opened again', `by ${by}`],
    answered: [`Answered by ${by}`, ''],
    'answered and closed it': [`Answered and closed by ${by}`, ''],
    'called the answer back': ['Answer called back', `by ${by}`],
    'wrote an answer that was stopped': [
      `Answer by ${by} stopped`,
      'the conversation had gone on. Text kept',
    ],
    'wrote a mail': wroteWords(enquiry, mailOf(enquiry, taken)),
    'wrote on their page': wroteWords(enquiry, mailOf(enquiry, taken)),
    'had a mail come back': ['An email came back', 'nobody has received it'],
    'had a mail marked as spam': ['An email was marked as spam', 'says the recipient’s mail provider'],
    'had a mail come back from one address': ['An email came back', 'from one of its addresses'],
    'wrote to the lodge': ['Written to the lodge', `by ${by}`],
    'planned an answer': [`Answer planned for ${until}`, `by ${by}`],
    'planned a mail to the lodge': [`Mail to the lodge planned for ${until}`, `by ${by}`],
    'chose another time for an answer': [`Answer planned for ${until}`, `by ${by}`],
    'stopped an answer that was to go later': ['A planned answer does not go', 'its text is kept'],
    'sent the planned answer': ['The planned answer went out', 'at its time'],
    'sent the planned answer and closed it': ['The planned answer went out', 'and closed it'],
    'had no answer by the day that was chosen': ['No answer by the day chosen', 'our turn again'],
    'put a mail to it': ['A mail put to it', `by ${by}`],
    'put the answer down as arrived': ['Answer put down as arrived', `by ${by}`],
    'had the answer sent once more': ['Answer sent once more', `by ${by}`],
    'discarded the failed deliveries': ['Left unsent what failed', `by ${by}`],
    'tagged it': [`Tagged “${about.tag ?? ''}”`, `by ${by}`],
    'took a tag away': [`Tag “${about.tag ?? ''}” taken away`, `by ${by}`],
    'spoke to them by telephone': [`${by} spoke to them`, 'by telephone'],
    'left a message by telephone': [`${by} left a message`, 'by telephone'],
    'rang, without a reply': [`${by} rang`, 'no reply'],
  };
  const [title, aside] = known[action] ??
    togetherWords(action, about, by) ?? [action.charAt(0).toUpperCase() + action.slice(1), `by ${by}`];
  return { title, aside };
}

/** Notes are shown in a section of their own. */
const shownElsewhere = ['wrote a note'];

function deliveryEntries(enquiry: EnquiryDetail, now: Date): Timed[] {
  const erasing = enquiry.eraseFinalAt !== null;
  const open = enquiry.state === 'accepted' && !erasing;
  const who = firstName(enquiry);
  return enquiry.deliveries
    .filter(({ channel }) => channel !== 'answer-mail' && enquiry.state !== 'discarded')
    .map((delivery): Timed => {
      const { channel, state } = delivery;
      const { words, tone, exact } = deliveryWords(delivery, { erasing, now });
      const called = enquiry.channels[channel] ?? { noun: channel, done: channel, again: null };
      const noun = called.noun.replace('the visitor', who ?? 'the visitor');
      const failed = state === 'dead' || state === 'waiting';
      const again = state === 'delivered' && tone !== 'quiet' ? called.again : null;
      return {
        key: `delivery-${channel}`,
        at: Date.parse(delivery.history[0]?.at ?? delivery.deliveredAt ?? enquiry.receivedAt),
        title: tone === 'done' ? called.done.replace('the visitor', who ?? 'the visitor') : noun,
        line: words,
        tone,
        exact,
        offer:
          open && failed
            ? { channel, verb: 'resend', words: state === 'dead' ? 'Try again' : 'Try now' }
            : open && again !== null
              ? { channel, verb: 'send-again', words: again }
              : null,
      };
    });
}

/** What is to happen by itself: answers that wait for their time, and reminders of those nobody has answered. */
function plannedEntries({ state, conversation }: EnquiryDetail, { people, now }: Viewer): TimelineEntry[] {
  if (state !== 'accepted') return [];
  const entry = (key: string, title: string, line: string) =>
    ({ key, title, line, tone: 'next', ...plain }) as const;
  return conversation.messages.flatMap(({ id, state: stands, by, sendAt, remindAt }) => {
    return [
      ...(stands === 'planned' && sendAt !== null
        ? [entry(`planned-${id}`, 'Goes out', `${momentWords(sendAt, now)}, unless stopped`)]
        : []),
      ...(remindAt !== null && Date.parse(remindAt) > now.getTime()
        ? [
            entry(
              `remind-${id}`,
              `Reminds ${by === null ? 'nobody' : colleagueWords(by, people)}`,
              `${momentWords(remindAt, now)}, if nobody writes`,
            ),
          ]
        : []),
    ];
  });
}

function nextEntry({ state, work }: EnquiryDetail, now: Date): TimelineEntry | null {
  if (state !== 'accepted') return null;
  const entry = (title: string, line: string) =>
    ({ key: 'next', title, line, tone: 'next', ...plain }) as const;
  if (work.snoozedUntil !== null) return entry('Snoozed', `Until ${momentWords(work.snoozedUntil, now)}`);
  if (work.dueAt !== null) return entry('First answer due', momentWords(work.dueAt, now));
  return work.state === 'waiting'
    ? entry('Waiting for the traveller', `Since ${momentWords(work.since, now)}`)
    : null;
}

/** What became of an enquiry, oldest first; what is to happen next stands last. */
export function timelineOf(enquiry: EnquiryDetail, viewer: Viewer): TimelineEntry[] {
  const { now } = viewer;
  const { suspicion } = enquiry;
  const why = suspicion === null ? 'nothing suspicious' : (suspicionWords(suspicion)?.what ?? suspicion);
  const received: Timed = {
    key: 'received',
    at: Date.parse(enquiry.receivedAt),
    title: suspicion ? 'Received and held' : 'Received and stored',
    line: `${whenWords(enquiry.receivedAt, now)}, ${why}`,
    tone: suspicion ? 'quiet' : 'done',
    ...plain,
  };
  const actions = enquiry.actions
    .filter(({ action }) => !shownElsewhere.includes(action))
    .map((taken, index): Timed => {
      const { title, aside } = actionWords(enquiry, taken, viewer);
      const time = whenWords(taken.at, now);
      const stopped = taken.action === 'wrote an answer that was stopped';
      return {
        key: `action-${index}`,
        at: Date.parse(taken.at),
        title,
        line: aside === '' ? time : `${time}, ${aside}`,
        tone: stopped ? 'waiting' : 'done',
        ...plain,
      };
    });
  // Array sort is stable: what happened in one second keeps the order it is given in.
  const past = [...deliveryEntries(enquiry, now), ...actions].sort((a, b) => a.at - b.at);
  const next = nextEntry(enquiry, now);
  return [received, ...past, ...(next ? [next] : []), ...plannedEntries(enquiry, viewer)];
}
