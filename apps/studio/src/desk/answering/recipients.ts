import type { Conversation, Message } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { type Mailbox, markedAsSpam, mostRecipients, type Participant } from '@sundowner/desk-wire/mailboxes';
import { nameWords, tripWords } from '../words/enquiry-words.ts';
import { isSameAddress, shortName } from '../words/mailbox-words.ts';

/** `answer`: to who wrote last. `all`: to everybody who has a part in it. `forward`: to the lodge, inner. */
export type AnswerMode = 'answer' | 'all' | 'forward';

export interface Recipients {
  readonly to: readonly Mailbox[];
  readonly cc: readonly Mailbox[];
  readonly bcc: readonly Mailbox[];
}

export const recipientKinds = ['to', 'cc', 'bcc'] as const;
export type RecipientKind = (typeof recipientKinds)[number];

export const noRecipients: Recipients = { to: [], cc: [], bcc: [] };

const allOf = ({ to, cc, bcc }: Recipients): readonly Mailbox[] => [...to, ...cc, ...bcc];

const holds = (mailboxes: readonly Mailbox[], { address }: Mailbox): boolean =>
  mailboxes.some((each) => isSameAddress(each.address, address));

/** Each address once, in the order they come. */
const once = (mailboxes: readonly Mailbox[]): Mailbox[] =>
  mailboxes.filter((mailbox, at) => mailbox.address !== '' && !holds(mailboxes.slice(0, at), mailbox));

type Asked = Pick<EnquiryDetail, 'address' | 'name' | 'state' | 'kind' | 'headline' | 'conversation'>;

const isOfMachine = ({ automatic, machine }: Message): boolean =>
  automatic || (machine !== null && machine.kind !== 'perhaps-a-person' && machine.kind !== 'invitation');

/** The last words of a person of theirs, which an answer goes to: nothing of the lodge, of a machine, or of somebody put aside. */
export function lastOfTheirs({ conversation }: Pick<Asked, 'conversation'>): Message | null {
  const last = conversation.messages.findLast(
    (message) =>
      (message.way === 'traveller' || message.way === 'page') &&
      !isOfMachine(message) &&
      message.envelope?.role !== 'lodge' &&
      message.envelope?.role !== 'aside',
  );
  return last ?? null;
}

const travellerOf = (enquiry: Asked): Mailbox[] =>
  enquiry.address === null
    ? []
    : [{ address: enquiry.address, name: enquiry.name.trim() === '' ? '' : nameWords(enquiry) }];

/** The names people are known by here, where a list of addresses has none. */
function named({ address, name }: Mailbox, participants: readonly Participant[]): Mailbox {
  const known = participants.find((each) => isSameAddress(each.address, address));
  return { address, name: name.trim() || (known?.name ?? '') };
}

/** Whom an answer to the last mail goes to: where answers to it are wanted, else who wrote it, unless that is an address of ours, else the traveller. */
function writersOf(enquiry: Asked): Mailbox[] {
  const envelope = lastOfTheirs(enquiry)?.envelope;
  if (!envelope) return travellerOf(enquiry);
  const { participants } = enquiry.conversation;
  if (envelope.replyTo.length === 0)
    return envelope.ours ? travellerOf(enquiry) : once([named(envelope.from, participants)]);
  // The name of who wrote stands with the one address they want answers at.
  const only = envelope.replyTo.length === 1 && !envelope.ours ? envelope.from.name : '';
  return once(
    envelope.replyTo.map((mailbox) => named({ ...mailbox, name: mailbox.name || only }, participants)),
  );
}

const plain = ({ address, name }: Mailbox): Mailbox => ({ address, name });

/** Whom an answer goes to at first. Nobody undecided gets one, but who wrote last. */
export function firstRecipients(enquiry: Asked, mode: AnswerMode): Recipients {
  if (mode === 'forward') return noRecipients;
  const writers = writersOf(enquiry);
  if (mode === 'answer') return { to: writers, cc: [], bcc: [] };
  const envelope = lastOfTheirs(enquiry)?.envelope;
  const reached = envelope ? [...envelope.to, ...envelope.cc] : [];
  const to = once([...writers, ...travellerOf(enquiry)]);
  const others = enquiry.conversation.participants.filter(
    (each) => each.role === 'companion' || (each.role === 'also-theirs' && holds(reached, each)),
  );
  return { to, cc: once(others.map(plain)).filter((each) => !holds(to, each)), bcc: [] };
}

const answering = (subject: string): string =>
  /^(re|aw|antw|sv|vs|odp)\s?:/i.test(subject) ? subject : `Re: ${subject}`;

/** "Re: Our flights" of the last mail a person wrote; of a new one what the enquiry is about, and of one to the lodge for whom. */
export function firstSubject(enquiry: Asked, mode: AnswerMode): string {
  const trip = tripWords(enquiry);
  if (mode === 'forward') return `For the lodge: ${nameWords(enquiry)}, ${trip}`.slice(0, 180);
  const last = enquiry.conversation.messages.findLast(
    (message) =>
      message.way !== 'telephone' &&
      message.way !== 'forward' &&
      message.subject !== '' &&
      !isOfMachine(message) &&
      message.envelope?.role !== 'lodge' &&
      message.envelope?.role !== 'aside',
  );
  return last ? answering(last.subject).slice(0, 180) : `Your enquiry: ${trip}`.slice(0, 180);
}

/** Whom `all` writes to beside those of `answer`: where there is nobody else, it is not offered. */
export const hasOthers = (enquiry: Asked): boolean =>
  allOf(firstRecipients(enquiry, 'all')).length > allOf(firstRecipients(enquiry, 'answer')).length;

/** An address as mail programs take it; far from every address there may be, and none that could carry a second. */
const address = /^[^\s<>()[\],;:\\"@]+@[^\s<>()[\],;:\\"@.]+(?:\.[^\s<>()[\],;:\\"@.]+)+$/;

/** Longest text that is looked through for addresses. */
const longestTyped = 20_000;

/** What somebody typed or pasted: `Name <a@b.c>`, `a@b.c`, several with commas or on lines. @returns what is no address as `rest` */
export function readMailboxes(typed: string): {
  readonly mailboxes: readonly Mailbox[];
  readonly rest: string;
} {
  const mailboxes: Mailbox[] = [];
  const rest: string[] = [];
  // A comma inside of quotes belongs to a name: "Zulu, Lindiwe" <office@example.net>.
  for (const part of typed.slice(0, longestTyped).match(/(?:"[^"\n]*"|[^",;\n])+/g) ?? []) {
    const words = part.trim();
    if (words === '') continue;
    const open = words.lastIndexOf('<');
    const inside = open >= 0 && words.endsWith('>') ? words.slice(open + 1, -1) : words;
    const plainAddress = inside
      .trim()
      .replace(/^mailto:/i, '')
      .replace('＠', '@');
    if (address.test(plainAddress) && plainAddress.length <= 254) {
      const name = open >= 0 ? words.slice(0, open).trim().replace(/^"|"$/g, '').slice(0, 200) : '';
      mailboxes.push({ address: plainAddress, name });
    } else rest.push(words);
  }
  return { mailboxes: once(mailboxes), rest: rest.join(', ') };
}

/** Puts somebody into one of the three lists, and out of the others. */
export function withRecipients(
  before: Recipients,
  kind: RecipientKind,
  added: readonly Mailbox[],
): Recipients {
  const isNew = (each: Mailbox) => !holds(added, each);
  const kept = { to: before.to.filter(isNew), cc: before.cc.filter(isNew), bcc: before.bcc.filter(isNew) };
  const room = mostRecipients - allOf(kept).length;
  return { ...kept, [kind]: [...kept[kind], ...once(added).slice(0, Math.max(0, room))] };
}

export function withoutRecipient(before: Recipients, { address: gone }: Mailbox): Recipients {
  const stays = (each: Mailbox) => !isSameAddress(each.address, gone);
  return { to: before.to.filter(stays), cc: before.cc.filter(stays), bcc: before.bcc.filter(stays) };
}

/** Somebody who is offered, with what they are here; of a house the enquiry has not written to nothing is known. */
export type Offered = Mailbox & Partial<Pick<Participant, 'role' | 'failed' | 'erased'>>;

/**
 * People who are offered for what is typed: those of this enquiry, and of a mail to the lodge its own and the houses'. Who is a recipient
 * already is left out.
 */
export function offeredFor(
  { conversation }: Pick<Asked, 'conversation'>,
  chosen: Recipients,
  typed: string,
  { mode, houses }: { readonly mode: AnswerMode; readonly houses: readonly Mailbox[] },
): readonly Offered[] {
  const words = typed.trim().toLowerCase();
  const ofLodge = conversation.participants.filter(({ role }) => role === 'lodge');
  const known: readonly Offered[] =
    mode === 'forward'
      ? [...ofLodge, ...houses.filter((house) => !holds(ofLodge, house))]
      : conversation.participants.filter(({ role }) => role !== 'aside' && role !== 'undecided');
  const fits = ({ address: of, name }: Mailbox) =>
    words === '' ||
    of.toLowerCase().startsWith(words) ||
    name.toLowerCase().startsWith(words) ||
    name
      .toLowerCase()
      .split(/\s+/)
      .some((part) => part.startsWith(words));
  return known.filter((each) => fits(each) && !holds(allOf(chosen), each));
}

/** An address with what is known of it whichever enquiry it belongs to. */
export type KnownAddress = Mailbox & Pick<Participant, 'failed' | 'erased'>;

/** Recipients to whom no mail of ours arrives, and those who had everything erased, each once. */
export const doubtedAmong = (chosen: Recipients, known: readonly KnownAddress[]): readonly KnownAddress[] =>
  known.filter(
    (each, at) =>
      (each.failed !== null || each.erased !== null) &&
      holds(allOf(chosen), each) &&
      !holds(known.slice(0, at), each),
  );

/** Whether it is that nothing arrives there; else it arrived and is not wanted. */
export const cameBack = ({ reason }: NonNullable<Participant['failed']>): boolean => reason !== markedAsSpam;

/** "came back", "marked as spam", "erased": what is wrong with an address, in a word. */
export function doubtWords({ failed }: Pick<Participant, 'failed'>): string {
  if (failed === null) return 'erased';
  return cameBack(failed) ? 'came back' : 'marked as spam';
}

/** Addresses the enquiry itself does not know, in an order that typing does not change. */
export const strangersAmong = (chosen: Recipients, participants: readonly Participant[]): readonly string[] =>
  allOf(chosen)
    .filter((each) => !holds(participants, each))
    .map(({ address }) => address.toLowerCase())
    .sort();

/** Recipients of whom nobody has said who they are; where somebody undecided wants answers is theirs, too. */
export function undecidedAmong(
  chosen: Recipients,
  { participants, messages }: Pick<Conversation, 'participants' | 'messages'>,
): readonly Mailbox[] {
  const recipients = allOf(chosen);
  const named = participants.filter((each) => each.role === 'undecided' && holds(recipients, each));
  const wanted = messages.flatMap(({ envelope }) =>
    envelope?.role === 'undecided'
      ? envelope.replyTo.filter((each) => holds(recipients, each) && !holds(participants, each))
      : [],
  );
  return once([...named.map(plain), ...wanted]);
}

/** "Lindiwe, Nomvula". */
const namesOf = (mailboxes: readonly Mailbox[]): string => mailboxes.map(shortName).join(', ');

/** "To Lindiwe, Nomvula, copy Sam, 1 file": all of the head of an answer in one line. */
export function foldedWords({ to, cc, bcc }: Recipients, files: number): string {
  return [
    to.length > 0 ? `To ${namesOf(to)}` : 'To nobody yet',
    cc.length > 0 && `copy ${namesOf(cc)}`,
    bcc.length > 0 && `hidden copy ${namesOf(bcc)}`,
    files > 0 && (files === 1 ? '1 file' : `${files} files`),
  ]
    .filter((part) => part !== false)
    .join(', ');
}
