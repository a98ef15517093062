import { withPictures } from '@sundowner/desk-wire/formatted';
import type { Mailbox } from '@sundowner/desk-wire/mailboxes';
import { withOwnPage, withOwnPageFormatted } from '../../../conversation/own-page-line.ts';
import { RejectedDeliveryError } from '../../delivery-errors.ts';
import { type CurrentContent, noEnquiryContent } from '../../enquiry-content.ts';
import type { Mail, MailAddress, MailTransport } from '../../mail/mail.ts';
import { displayNameOf, mailAddressOf } from '../../mail/mail-address.ts';
import { mailIdOf } from '../../mail/thread.ts';
import type { DeliveryJob, Sender, StoredAnswer, StoredFile } from '../channel.ts';
import { type MailboxRouting, mailboxFor } from '../mails/mailbox-routing.ts';
import { textOf } from '../words/enquiry-words.ts';

export interface AnswerMailSettings {
  readonly transport: MailTransport;
  /** Answers to it go to the mailbox that got the enquiry. */
  readonly routing: MailboxRouting;
  readonly desk?: CurrentContent;
}

/** With the reference at its end, by which a mail that lost every header still finds its enquiry. */
export function answerSubject(subject: string, reference: string): string {
  const plain = subject.trim() || 'Your enquiry';
  return plain.includes(`[${reference}]`) ? plain : `${plain} [${reference}]`;
}

/** Those of a list that are addresses, with their names as they may stand in a header. */
const addressed = (people: readonly Mailbox[]): MailAddress[] =>
  people.flatMap(({ address, name }) => {
    const plain = mailAddressOf(address);
    return plain === null ? [] : [{ name: displayNameOf(name), address: plain }];
  });

/** A page of markup with the words alone; its pictures are files of the mail. */
const pageOf = (html: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"></head><body style="font-family:sans-serif">${html}</body></html>`;

/** What the markup names a file of the mail by. */
const pictureAt = (place: number): string => `file-${place}`;

/** Whether an answer goes to the address of the enquiry and to nobody else: the link shows all that was written. */
function isToThemAlone({ enquiry }: DeliveryJob, { to, cc, bcc }: StoredAnswer['recipients']): boolean {
  const own = mailAddressOf(textOf(enquiry, 'email'))?.toLowerCase();
  const all = [...to, ...cc, ...bcc];
  return own !== undefined && all.every(({ address }) => mailAddressOf(address)?.toLowerCase() === own);
}

/**
 * The answer as it is sent: the words of its writer, in both parts where they are formatted, and one line of the product's with the link
 * to the traveller's own page. The link stands last: answering the mail works as well.
 */
export function answerMailOf(
  job: DeliveryJob,
  answer: StoredAnswer,
  to: MailAddress,
  files: readonly StoredFile[],
  { routing, desk }: AnswerMailSettings,
): Mail {
  const { enquiry } = job;
  const id = mailIdOf(job);
  const link = isToThemAlone(job, answer.recipients) ? job.ownPage?.href : undefined;
  const inPlace = new Set<number>();
  const html =
    answer.html &&
    withPictures(answer.html, (place) => {
      inPlace.add(place);
      return `cid:${pictureAt(place)}`;
    });
  const [, ...more] = addressed(answer.recipients.to);
  const others = { to: more, cc: addressed(answer.recipients.cc), bcc: addressed(answer.recipients.bcc) };
  return {
    id,
    name: `${enquiry.reference}.answer-mail`,
    to,
    ...(Object.values(others).some((list) => list.length > 0) ? { others } : {}),
    replyTo: mailboxFor(enquiry, desk?.() ?? noEnquiryContent, routing),
    subject: answerSubject(answer.subject, enquiry.reference),
    text: link ? withOwnPage(answer.text, link) : answer.text,
    html: html ? pageOf(link ? withOwnPageFormatted(html, link) : html) : null,
    attachments: files.map((file, place) => (inPlace.has(place) ? { ...file, cid: pictureAt(place) } : file)),
    thread: answer.thread,
    byPerson: true,
  };
}

/** Sends what a concierge wrote. */
export function answerMail(settings: AnswerMailSettings): Sender {
  return {
    async deliver(job, signal) {
      const { answer } = job;
      if (!answer) throw new RejectedDeliveryError('There is no answer to send.');
      const [to] = addressed(answer.recipients.to);
      if (!to) throw new RejectedDeliveryError('The answer goes to something that is no address.');
      return settings.transport.send(answerMailOf(job, answer, to, await answer.files(), settings), signal);
    },
  };
}
