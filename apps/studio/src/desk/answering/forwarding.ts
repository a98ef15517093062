import type { AttachmentChoice, Message, MessageFile } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { commentsField, contactFields, fieldText } from '../words/enquiry-words.ts';
import { fileTitle, isPicture, kindOfFile } from '../words/file-words.ts';
import { writerWords } from '../words/mailbox-words.ts';
import { wholeTime } from '../words/times.ts';
import { lastOfTheirs } from './recipients.ts';

/** Something of an enquiry that can go to the lodge. */
export interface Passable {
  readonly key: string;
  readonly words: string;
  readonly aside: string;
  /** Ticking it asks why, and that is written down. */
  readonly personal: boolean;
  /** Ticked at first. */
  readonly first: boolean;
}

const contact = 'contact';
const asked = 'enquiry';

/** Papers that say more of a person than a trip needs, by how people call them. */
const papers =
  /passport|\bpass\b|reisepass|ausweis|\bid\b|identity|visa|medical|doctor|arzt|insurance|licen[cs]e|birth/i;

/** Anything but a picture may be a paper of a person; so is a picture that is called one. */
export const isPersonalFile = ({ name, kind }: Pick<MessageFile, 'name' | 'kind'>): boolean =>
  !isPicture(kind) || papers.test(name.replace(/[_-]+/g, ' '));

const shown = ({ way, state, text, files, envelope }: Message): boolean =>
  way !== 'telephone' &&
  way !== 'forward' &&
  envelope?.role !== 'aside' &&
  (state === 'received' || state === 'sent') &&
  (text !== '' || files.length > 0);

const picturesOf = ({ files }: Message) =>
  files.filter((file) => file.unsafe === null && !isPersonalFile(file));

const own = ({ files }: Message) => files.filter((file) => file.unsafe === null && isPersonalFile(file));

function writerOf(enquiry: EnquiryDetail, message: Message): string {
  return message.way === 'answer' ? 'Our answer' : writerWords(enquiry, message);
}

/** "Sam Dlamini, and two pictures". */
function messageWords(enquiry: EnquiryDetail, message: Message): string {
  const pictures = picturesOf(message).length;
  const more = pictures === 0 ? '' : pictures === 1 ? ', and one picture' : `, and ${pictures} pictures`;
  return `${writerOf(enquiry, message)}${more}`;
}

/** What can go to the lodge: what was asked, and each mail that stands in the conversation, the last of theirs at first; papers, addresses and numbers only on purpose. */
export function passableOf(enquiry: EnquiryDetail): Passable[] {
  const messages = enquiry.conversation.messages.filter(shown);
  const last = lastOfTheirs(enquiry);
  return [
    {
      key: asked,
      words: 'What they asked for',
      aside: wholeTime(enquiry.receivedAt),
      personal: false,
      first: true,
    },
    ...messages.map((message) => ({
      key: `message/${message.id}`,
      words: messageWords(enquiry, message),
      aside: wholeTime(message.at),
      personal: false,
      first: message === last,
    })),
    ...messages.flatMap((message) =>
      own(message).map((file) => ({
        key: `file/${message.id}/${file.place}`,
        words: `${fileTitle(file.name)}, ${kindOfFile(file.kind)}`,
        aside: 'personal; ticking it asks why',
        personal: true,
        first: false,
      })),
    ),
    {
      key: contact,
      words: 'Addresses and telephone numbers',
      aside: 'left out; the lodge answers to us',
      personal: true,
      first: false,
    },
  ];
}

/** Answers of the form that say how to reach somebody, or who they are beyond their name. */
const leftOut = [
  ...contactFields,
  commentsField,
  'name',
  'surname',
  'timeZone',
  'postalCode',
  'street',
  'address',
];

/** Words that came under another name than the enquiry's are said to be theirs. */
const wordsUnder = (name: string | null): readonly string[] => (name === null ? [] : [`${name} wrote:`]);

function enquiryWords(enquiry: EnquiryDetail): string {
  const facts = enquiry.fields
    .filter(({ name }) => !leftOut.includes(name))
    .map(({ name, label }) => ({ label, text: fieldText(enquiry, name) }))
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${label}: ${text}`);
  return [
    `${enquiry.name}, ${enquiry.reference}`,
    ...facts,
    ...(enquiry.words ? ['', ...wordsUnder(enquiry.wordsCameUnder), enquiry.words] : []),
  ].join('\n');
}

function contactWords(enquiry: EnquiryDetail): string {
  const facts = enquiry.fields.filter(({ name }) => contactFields.includes(name));
  return facts
    .map(({ name, label }) => `${label}: ${fieldText(enquiry, name)}`)
    .filter((line) => !line.endsWith(': '))
    .join('\n');
}

const quoted = (title: string, words: string) => `---- ${title}\n${words.trim()}`;

/**
 * Addresses and telephone numbers in what people wrote, when these do not go: the lodge answers to us. A date has other
 * signs between its figures, and a price is shorter.
 */
function withoutContacts(words: string): string {
  return words
    .replace(/[^\s<>()"',;]{1,64}@[^\s<>()"',;@]{1,190}/g, '[address left out]')
    .replace(/\+\d(?:[ ()./-]{0,2}\d){6,14}|\b0\d(?:[ ()-]{0,2}\d){7,12}\b/g, '[number left out]');
}

/** What stands under the writer's words in a mail to the lodge. */
export function passedText(enquiry: EnquiryDetail, chosen: ReadonlySet<string>): string {
  const withContacts = chosen.has(contact);
  const safe = (words: string) => (withContacts ? words : withoutContacts(words));
  const parts = [
    chosen.has(asked) &&
      quoted(`What they asked for, ${wholeTime(enquiry.receivedAt)}`, safe(enquiryWords(enquiry))),
    withContacts && quoted('How to reach them', contactWords(enquiry)),
    ...enquiry.conversation.messages
      .filter((message) => shown(message) && chosen.has(`message/${message.id}`))
      .map((message) =>
        quoted(`${writerOf(enquiry, message)}, ${wholeTime(message.at)}`, safe(message.text)),
      ),
  ];
  return parts.filter((part) => part !== false).join('\n\n');
}

/** The files that go with what was chosen: the pictures of each mail, and papers that were ticked. */
export function passedFiles(
  { conversation }: EnquiryDetail,
  chosen: ReadonlySet<string>,
): AttachmentChoice[] {
  return conversation.messages.filter(shown).flatMap((message) => {
    const pictures = chosen.has(`message/${message.id}`) ? picturesOf(message) : [];
    const ticked = own(message).filter(({ place }) => chosen.has(`file/${message.id}/${place}`));
    return [...pictures, ...ticked].map(
      ({ place, name }) => ({ from: 'message', message: message.id, place, name }) as const,
    );
  });
}

/** What was ticked that is personal, in words, for the note that says why. */
export const personalAmong = (
  passable: readonly Passable[],
  chosen: ReadonlySet<string>,
): readonly Passable[] => passable.filter(({ key, personal }) => personal && chosen.has(key));
