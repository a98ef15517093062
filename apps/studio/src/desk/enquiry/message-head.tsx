import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Message } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { inHouse } from '../../runtime/house.ts';
import { callDesk } from '../call-desk.ts';
import { Avatar, Button, Icon } from '../parts/controls.tsx';
import { useShowReply } from '../state/enquiry-context.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { firstName } from '../words/enquiry-words.ts';
import {
  envelopeLine,
  isUndecided,
  machineWords,
  mailboxName,
  matchedWords,
  notTheirsWords,
  recipientsLine,
  roleWords,
  writerWords,
} from '../words/mailbox-words.ts';
import { personWords } from '../words/people-words.ts';
import { momentWords, wholeTime } from '../words/times.ts';

interface MessageProps {
  readonly enquiry: EnquiryDetail;
  readonly message: Message;
}

const calls: Readonly<Record<string, string>> = {
  spoke: 'spoke to them by telephone',
  'left-message': 'left a message by telephone',
  'no-reply': 'rang, no reply',
};

/** What a telephone call came to. */
const callWords = (outcome: string): string => calls[outcome] ?? 'by telephone';

/** Who wrote to us: the name and the address as the mail says them, and who they are here. */
function Theirs({ enquiry, message }: MessageProps) {
  const { envelope, way } = message;
  const machine = machineWords(message.machine, message.automatic);
  if (envelope === null || way === 'page') {
    return (
      <>
        <b dir="auto">{writerWords(enquiry, message)}</b>
        <span>{machine ?? (way === 'page' ? 'on their own page' : 'by email')}</span>
      </>
    );
  }
  const { from, role } = envelope;
  return (
    <>
      <b dir="auto">{mailboxName(from)}</b>
      {from.name.trim() !== '' && <span className="desk-address">{from.address}</span>}
      {roleWords[role] !== '' && role !== 'undecided' && <span className="desk-role">{roleWords[role]}</span>}
      {machine !== null && <span className="desk-role">{machine}</span>}
    </>
  );
}

const states: Partial<Record<Message['state'], string>> = {
  stopped: 'not sent',
  'called-back': 'called back, not sent',
};

function Ours({ message }: Pick<MessageProps, 'message'>) {
  const viewer = useViewer();
  const { way, by, state, subject, sendAt } = message;
  const words =
    way === 'telephone'
      ? callWords(subject)
      : state === 'planned' && sendAt !== null
        ? `goes out ${momentWords(sendAt, viewer.now)}`
        : states[state];
  return (
    <>
      {by !== null && <Avatar person={by} viewer={viewer} />}
      <b>{personWords(by, viewer)}</b>
      {way === 'forward' && <span className="desk-role">to the lodge, inner</span>}
      {words && <span>{words}</span>}
    </>
  );
}

/** Who wrote, when, and to whom it went. */
export function MessageHead({ enquiry, message }: MessageProps) {
  const viewer = useViewer();
  const { at, cameAt, envelope, way } = message;
  const theirs = way === 'traveller' || way === 'page';
  const line = theirs ? (envelope === null ? '' : envelopeLine(envelope)) : recipientsLine(message);
  return (
    <header>
      {theirs ? <Theirs enquiry={enquiry} message={message} /> : <Ours message={message} />}
      <time dateTime={at} title={`${wholeTime(at)} ${inHouse()}`}>
        {momentWords(at, viewer.now)}
      </time>
      {cameAt !== null && <span className="desk-role">came {momentWords(cameAt, viewer.now)}</span>}
      {line !== '' && (
        <span className="desk-to" dir="auto">
          {line}
        </span>
      )}
    </header>
  );
}

const choices = [
  { role: 'also-theirs', words: 'This is them too', done: 'Known as theirs, on all their enquiries.' },
  { role: 'companion', words: 'Travels with them', done: 'Known as travelling with them, for this enquiry.' },
  {
    role: 'aside',
    words: 'Put aside',
    done: 'Put aside. It is found by search, and under What has happened.',
  },
] as const;

const ofTheHouse = {
  role: 'lodge',
  words: 'From the lodge',
  done: 'Known as of the lodge: inner, and never on their page.',
} as const;

/** What an address can be said to be, for the list of people. */
export const whoChoices = [...choices, ofTheHouse];

/** What a mail under one of our own addresses can be: anybody can write that address, and nobody is answered at it. */
const choicesOfOurs = [ofTheHouse, ...choices.filter(({ role }) => role === 'aside')];

/** Says what an address is to this enquiry, with an undo. */
export function useDecideWho(enquiry: EnquiryDetail) {
  const { say } = useSession();
  const showReply = useShowReply();
  const { reference } = enquiry;
  type Role = (typeof whoChoices)[number]['role'] | null;
  const set = async (address: string, role: Role) =>
    showReply(
      reference,
      await callDesk(deskCalls.setParticipant, { params: { reference }, body: { address, role } }),
    );
  return async (address: string, role: Role, words: string): Promise<void> => {
    const before = enquiry.conversation.participants.find(
      (each) => each.address.toLowerCase() === address.toLowerCase(),
    )?.role;
    if (!(await set(address, role))) return;
    const back = before === undefined || before === 'undecided' || before === 'traveller' ? null : before;
    const run = async () => {
      if (await set(address, back)) say('Taken back.');
    };
    say({ text: words, undo: { run: () => void run() } });
  };
}

/** A mail of an address nobody knows here: how it came, and the three things it can be. Also where our own server doubts the sender. */
export function WhoIsThis({ enquiry, message }: MessageProps) {
  const decide = useDecideWho(enquiry);
  const { envelope } = message;
  if (envelope === null) return null;
  const undecided = isUndecided(message);
  const unproven = envelope.proof === 'unproven';
  if (!undecided && !unproven) return null;
  const who = firstName(enquiry) ?? 'the traveller';
  return (
    <fieldset className="desk-who-wrote" aria-label={`Who is ${mailboxName(envelope.from)}?`}>
      <p>
        <Icon name={undecided ? 'person' : 'warning'} />
        <span>
          {undecided && (
            <>
              <b>
                {envelope.ours
                  ? 'One of our own addresses: who wrote it is not proven.'
                  : notTheirsWords(enquiry)}
              </b>{' '}
              {matchedWords(envelope.matched, who)}{' '}
            </>
          )}
          {unproven && <b>The sender could not be proven.</b>}
        </span>
      </p>
      {undecided && (
        <span>
          {(envelope.ours ? choicesOfOurs : choices).map(({ role, words, done }) => (
            <Button
              key={role}
              look={role === 'aside' ? 'text' : 'plain'}
              onClick={() => void decide(envelope.from.address, role, done)}
            >
              {words}
            </Button>
          ))}
        </span>
      )}
    </fieldset>
  );
}
