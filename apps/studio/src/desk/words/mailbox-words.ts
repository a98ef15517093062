import { isDay } from '@sundowner/calendar/day';
import { dateInWords } from '@sundowner/calendar/words';
import type { Envelope, Machine, MailNotice, MatchedBy, Message } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { Mailbox, Participant, PartRole } from '@sundowner/desk-wire/mailboxes';
import { personName } from '@sundowner/desk-wire/person-name';
import { firstName, nameWords } from './enquiry-words.ts';

/** "Sam Dlamini", or the address where a mail names nobody. */
export const mailboxName = ({ name, address }: Mailbox): string => name.trim() || address || 'No name given';

/** Letters of a name on a button; all of it stands beside. */
const mostLetters = 20;

/** "Sam", or what stands before the @. */
export function shortName({ name, address }: Mailbox): string {
  const { first } = personName(name);
  const letters = [...(first.split(/\s+/)[0] || address.split('@')[0] || 'Somebody')];
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : letters.join('');
}

/** Addresses are the same without regard to case. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** What somebody is to an enquiry; empty for its own address, which needs no word. */
export const roleWords: Readonly<Record<PartRole, string>> = {
  traveller: '',
  'also-theirs': 'them too',
  companion: 'travels with them',
  lodge: 'from the lodge',
  aside: 'put aside',
  undecided: 'not decided',
};

/** How a mail came to its enquiry, in one sentence. @param who whose enquiry it is */
export function matchedWords(matched: MatchedBy, who: string): string {
  const words: Readonly<Record<MatchedBy, string>> = {
    'answers-ours': `It answers a mail of ours to ${who}.`,
    'answers-house': `It answers a mail of ours within the house, and none to ${who}.`,
    'names-reference': 'It names this enquiry’s reference.',
    'own-address': 'It went to an address of ours that names this enquiry.',
    'only-open-one': `It is the only open enquiry of ${who}.`,
    'put-there': 'Somebody at the desk put it here.',
    'her-page': 'It was written on the traveller’s own page.',
  };
  return words[matched];
}

const list = (mailboxes: readonly Mailbox[]): string =>
  mailboxes.map(({ address, name }) => address || name).join(', ');

/** "to concierge@example.com, copy to nomvula@example.com, answers wanted at office@example.net"; empty where a mail says none. */
export function envelopeLine({
  from,
  sender,
  replyTo,
  to,
  cc,
}: Omit<Envelope, 'ours' | 'role' | 'matched' | 'proof'>): string {
  const elsewhere = replyTo.filter(({ address }) => !isSameAddress(address, from.address));
  return [
    to.length > 0 && `to ${list(to)}`,
    cc.length > 0 && `copy to ${list(cc)}`,
    elsewhere.length > 0 && `answers wanted at ${list(elsewhere)}`,
    sender !== null && !isSameAddress(sender.address, from.address) && `sent by ${mailboxName(sender)}`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** "to Lindiwe and Sam, copy to Amira, hidden copy to Ruan": whom a mail of ours goes to. */
export function recipientsLine({ recipients, to }: Pick<Message, 'recipients' | 'to'>): string {
  if (recipients === null) return to === null ? '' : `to ${to}`;
  const names = (mailboxes: readonly Mailbox[]) =>
    mailboxes
      .map((mailbox) =>
        mailbox.name.trim() ? `${mailbox.name.trim()} <${mailbox.address}>` : mailbox.address,
      )
      .join(', ');
  return [
    recipients.to.length > 0 && `to ${names(recipients.to)}`,
    recipients.cc.length > 0 && `copy to ${names(recipients.cc)}`,
    recipients.bcc.length > 0 && `hidden copy to ${names(recipients.bcc)}`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** What a machine wrote: "an automatic answer, out until 4 March"; `null` where nobody thinks so. */
export function machineWords(machine: Machine | null, automatic: boolean): string | null {
  if (machine === null) return automatic ? 'an automatic answer' : null;
  const until =
    machine.until !== null && isDay(machine.until) ? `, out until ${dateInWords(machine.until)}` : '';
  const words: Readonly<Record<Machine['kind'], string>> = {
    'automatic-answer': 'an automatic answer',
    'perhaps-a-person': 'perhaps a machine’s, perhaps a person’s',
    list: 'by a mailing list',
    receipt: 'a receipt: it came in, or was opened',
    invitation: 'an invitation',
    report: 'a report of a mail server',
    complaint: 'a mail provider: marked as spam by the recipient',
  };
  return `${words[machine.kind]}${until}`;
}

/** What stands above the words of a mail. @param count of what it is about; 0 where it is not counted */
export function noticeWords(notice: MailNotice, count: number): string {
  const files = count === 1 ? 'One more file' : `${count} more files`;
  const words: Readonly<Record<MailNotice, string>> = {
    signed: 'Signed. The signature is not checked here; the words are shown.',
    encrypted: 'Encrypted. Only the sender’s own program can read it; ask for it in plain words.',
    'letters-guessed':
      'The mail does not say which letters it is written in. They are guessed; the original has them as they came.',
    'words-cut': 'Very long: what is beyond the limit stands in the original mail alone.',
    'files-left-out': `${count > 0 ? files : 'More files'} came with it and ${count === 1 ? 'is' : 'are'} not kept. Ask for ${count === 1 ? 'it' : 'them'} again, or open the original mail.`,
    'recipients-left-out': `${count > 0 ? `${count} more` : 'More'} people got this mail than are named here.`,
    'unreadable-part': 'A part of the mail could not be read. It stands in the original mail.',
    'no-words': 'No words of this mail could be read here. Open the original mail to see what it holds.',
  };
  return words[notice];
}

/** "the traveller; from the form", "travels with them; said by Amira". @param by who of the desk said so, in words */
export function participantWords({ role, by: said }: Participant, by: string): string {
  if (role === 'traveller') return 'the traveller';
  if (role === 'undecided') return 'not decided';
  const words = role === 'also-theirs' ? 'this is them too' : roleWords[role];
  return said === null ? words : `${words}; said by ${by}`;
}

/** Whose mail it is, for a line of the conversation or of the history. */
export function writerWords(enquiry: EnquiryDetail, { way, envelope, cameUnder }: Message): string {
  if (way === 'page' || envelope === null) return cameUnder ?? nameWords(enquiry);
  if (envelope.role === 'traveller') return nameWords(enquiry);
  return mailboxName(envelope.from);
}

/** Whether a mail stands with a mark until somebody says who wrote it. */
export const isUndecided = ({ envelope }: Message): boolean => envelope?.role === 'undecided';

/** "Not Nomvula’s address." Without a first name: "Not the traveller’s address." */
export function notTheirsWords(enquiry: EnquiryDetail): string {
  const name = firstName(enquiry);
  return name === null ? 'Not the traveller’s address.' : `Not ${name}’s address.`;
}

/** A subject without the marks of answers and our own reference, by which two are compared. */
export function plainSubject(subject: string): string {
  let plain = subject
    .replace(/\[[^[\]]{1,40}\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const answering = /^(re|aw|wg|fw|fwd|sv|vs|antw|odp|rv|res|ref|tr)\s?(\[\d+\])?\s?[:：]\s?/i;
  while (answering.test(plain)) plain = plain.replace(answering, '');
  return plain.toLowerCase();
}

/** The subject of a mail where it is another than that of the message before it; `null` where it goes on. */
export function changedSubject(message: Message, before: readonly Message[]): string | null {
  if (message.way === 'telephone' || message.subject.trim() === '') return null;
  const last = before.findLast(({ way, subject }) => way !== 'telephone' && subject.trim() !== '');
  if (last && plainSubject(last.subject) === plainSubject(message.subject)) return null;
  // Our own reference stands in the head of the enquiry.
  return (
    message.subject.replace(/\s*\[[A-Z]{1,6}(?:-[A-Z0-9]{4}){2}\]/gi, '').trim() || message.subject.trim()
  );
}
