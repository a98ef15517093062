import { withOwnPage } from '../../../conversation/own-page-line.ts';
import { type CurrentContent, noEnquiryContent } from '../../enquiry-content.ts';
import type { Mail, MailTransport } from '../../mail/mail.ts';
import { mailAddressOf } from '../../mail/mail-address.ts';
import { mailIdOf } from '../../mail/thread.ts';
import {
  type DeliveryJob,
  RejectedDeliveryError,
  type Sender,
  type StoredAnswer,
  type StoredFile,
} from '../channel.ts';
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

/** Whether an answer goes to the address of the enquiry and to nobody else: the link shows all that was written. */
function isToThemAlone({ enquiry }: DeliveryJob, address: string): boolean {
  const own = mailAddressOf(textOf(enquiry, 'email'));
  return own !== null && own.toLowerCase() === address.toLowerCase();
}

/** The link stands in the last line: answering the mail works as well. */
const textOfMail = (text: string, job: DeliveryJob, address: string): string =>
  job.ownPage && isToThemAlone(job, address) ? withOwnPage(text, job.ownPage.href) : text;

/** The answer as it is sent: the words of the person who wrote it, and one line of the product's with the link to the traveller's own page. */
export function answerMailOf(
  job: DeliveryJob,
  answer: StoredAnswer,
  address: string,
  files: readonly StoredFile[],
  { routing, desk }: AnswerMailSettings,
): Mail {
  const { enquiry } = job;
  return {
    id: mailIdOf(job),
    name: `${enquiry.reference}.answer-mail`,
    to: { name: null, address },
    replyTo: mailboxFor(enquiry, desk?.() ?? noEnquiryContent, routing),
    subject: answerSubject(answer.subject, enquiry.reference),
    text: textOfMail(answer.text, job, address),
    html: null,
    attachments: files,
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
      const address = mailAddressOf(answer.to);
      if (!address) throw new RejectedDeliveryError('The answer goes to something that is no address.');
      return settings.transport.send(
        answerMailOf(job, answer, address, await answer.files(), settings),
        signal,
      );
    },
  };
}
