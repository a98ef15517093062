import { withPictures } from '@sundowner/desk-wire/formatted';
import type { Mailbox } from '@sundowner/desk-wire/mailboxes';
import { withOwnPage, withOwnPageFormatted } from '../../../conversation/own-page-line.ts';
import { RejectedDeliveryError } from '../../delivery-errors.ts';
import { type CurrentContent, noEnquiryContent } from '../../enquiry-content.ts';
import type { Mail, MailAddress, MailTransport } from '../../mail/mail.ts';
import { displayNameOf, mailAddressOf } from '../../mail/mail-address.ts';
import { mailIdOf } from '../../mail/thread.ts';
import type { DeliveryJob, DeliveryReceipt, Sender, StoredAnswer, StoredFile } from '../channel.ts';
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

/** Those an answer goes to: the address of the enquiry, and everybody else. */
function parted({ enquiry }: DeliveryJob, { to, cc, bcc }: StoredAnswer['recipients']) {
  const own = mailAddressOf(textOf(enquiry, 'email'))?.toLowerCase();
  const isOwn = ({ address }: MailAddress) => address.toLowerCase() === own;
  const all = addressed([...to, ...cc, ...bcc]);
  return { own: all.filter(isOwn), rest: all.filter((each) => !isOwn(each)) };
}

/**
 * The answer as it is sent: the words of its writer, in both parts where they are formatted, and one line of the product's with the link
 * to the traveller's own page. The link stands last: answering the mail works as well.
 *
 * @param link the page shows all that was written, so only a mail to the traveller's own address has one; `null` for none
 */
function answerMailOf(
  job: DeliveryJob,
  answer: StoredAnswer,
  to: MailAddress,
  files: readonly StoredFile[],
  { routing, desk }: AnswerMailSettings,
  link: { readonly href: string; readonly shared: boolean } | null,
): Mail {
  const { enquiry } = job;
  const id = mailIdOf(job);
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
    text: link ? withOwnPage(answer.text, link.href, link) : answer.text,
    html: html ? pageOf(link ? withOwnPageFormatted(html, link.href, link) : html) : null,
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
      const files = await answer.files();
      const href = job.ownPage?.href;
      const mailOf = (shared: boolean | null) => {
        const link = shared === null || href === undefined ? null : { href, shared };
        return answerMailOf(job, answer, to, files, settings, link);
      };
      const send = (mail: Mail) => settings.transport.send(mail, signal);
      const { own, rest } = parted(job, answer.recipients);
      if (rest.length === 0) return send(mailOf(own.length > 0 ? false : null));
      if (own.length === 0 || href === undefined) return send(mailOf(null));
      const theirs = { ...mailOf(true), name: `${job.enquiry.reference}.answer-mail-own`, only: own };
      return sendApart(theirs, { ...mailOf(null), only: rest }, { copies: job.copies, send });
    },
  };
}

const addressesOf = (people: readonly MailAddress[] = []) => people.map(({ address }) => address);

/**
 * An answer to the traveller and to others is two mails with the same heads and Message-ID, since the link is the traveller's alone. Theirs
 * goes first, and once: what was taken is kept before the others' is sent, and is not sent again with it. One of both that is refused is
 * refused to its own addresses, as a mail server does with some of several.
 */
async function sendApart(
  theirs: Mail,
  others: Mail,
  { copies, send }: { copies: DeliveryJob['copies']; send: (mail: Mail) => Promise<DeliveryReceipt> },
): Promise<DeliveryReceipt> {
  const refusedTo = (mail: Mail) => (error: unknown) => {
    if (error instanceof RejectedDeliveryError) return { error, refused: addressesOf(mail.only) };
    throw error;
  };
  const first = copies?.own ? null : await send(theirs).catch(refusedTo(theirs));
  // Not noted, they may get it twice, which is less than that the others do not get it at all.
  if (first && 'detail' in first) await copies?.noteOwn(first.detail).catch(() => {});
  const second = await send(others).catch(refusedTo(others));
  if (first && 'error' in first && 'error' in second) throw second.error;
  const refused = [...(first?.refused ?? []), ...(second.refused ?? [])];
  const ends = [second, first].flatMap((end) => (end && 'detail' in end ? [end.detail] : []));
  const detail = (ends[0] ?? taken).replace(butNot, '');
  if (refused.length === 0) return { detail };
  return { detail: `${detail}, but not for ${refused.length} of those it goes to`, refused };
}

/** What a transport adds of addresses that were not taken: of two mails they are counted together. */
const butNot = /, but not for \d+ of those it goes to$/;
const taken = 'accepted by the mail server for the traveller';
