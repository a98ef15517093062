import type { Clock } from '../../../clock.ts';
import { RejectedDeliveryError } from '../../delivery-errors.ts';
import { type CurrentContent, type EnquiryContent, noEnquiryContent } from '../../enquiry-content.ts';
import type { Mail, MailAddress, MailTransport } from '../../mail/mail.ts';
import { mailAddressOf } from '../../mail/mail-address.ts';
import { visitorTemplate } from '../../mail/templates.ts';
import { mailIdOf, newThread } from '../../mail/thread.ts';
import type { DeliveryJob, Sender, StoredEnquiry } from '../channel.ts';
import { type MailboxRouting, mailboxFor } from '../mails/mailbox-routing.ts';
import { labelText, textOf } from '../words/enquiry-words.ts';
import { recipientHash, type VisitorMailQuota, visitorMailsPerDay } from './visitor-mail-quota.ts';
import { type VisitorMailBrand, type VisitorView, visitorView } from './visitor-view.ts';

/** The visitor's mail in plain text, in the same words and order as its HTML. */
export function visitorText(view: VisitorView): string {
  return [
    view.heading,
    view.lead,
    ...(view.subscription ? [`Confirm your address:\n${view.subscription.confirm}`] : []),
    `Your reference: ${view.reference}`,
    ...(view.ownPage ? [`Open your enquiry:\n${view.ownPage.href}`, view.ownPage.words] : []),
    ['What happens next', ...view.steps.map(({ when, what }) => `- ${when}: ${what}`)].join('\n'),
    ...(view.choices.length
      ? [
          [
            'What you told us',
            ...view.choices.map(({ label, value }) => `- ${labelText(label)} ${value}`),
          ].join('\n'),
        ]
      : []),
    ...(view.closing ? [view.closing] : []),
    `${view.replyLine} ${view.contactText}:\n${view.contactUrl}`,
    ...(view.subscription ? [`Leave the letter:\n${view.subscription.leave}`] : []),
    `-- \n${view.brand}\n${view.footer}\nPrivacy policy: ${view.privacyUrl}`,
  ].join('\n\n');
}

export interface VisitorMailSettings extends VisitorMailBrand {
  readonly transport: MailTransport;
  readonly quota: VisitorMailQuota;
  /** Keys the hash that stands for a recipient in the quota. */
  readonly quotaKey: Uint8Array;
  readonly clock: Clock;
  /** Replies go to the mailbox that got the enquiry. */
  readonly routing: MailboxRouting;
  /** What editors set; nothing when absent. */
  readonly desk?: CurrentContent;
}

function visitorHtml({ subscription, ownPage, ...view }: VisitorView): string {
  return visitorTemplate({
    ...view,
    steps: view.steps.map((step) => ({ ...step })),
    preview: `Your reference is ${view.reference}.`,
    closing: view.closing ? { text: view.closing } : null,
    confirm: subscription ? { href: subscription.confirm } : null,
    leave: subscription ? { href: subscription.leave } : null,
    own: ownPage ? { ...ownPage, reference: view.reference } : null,
    plain: ownPage ? null : { reference: view.reference },
    choices: view.choices.length ? { rows: view.choices.map((choice) => ({ ...choice })) } : null,
    contactHref: view.contactUrl,
    privacyHref: view.privacyUrl,
  });
}

const noLinks = { confirm: '', leave: '' };

/**
 * What the visitor's mail of an enquiry says, however it was sent, as text and as HTML: a mail that quotes it is compared with them.
 *
 * @param untils days in words until which links to the traveller's own page in it work
 */
export function visitorMailWordings(
  enquiry: StoredEnquiry,
  brand: VisitorMailBrand,
  desk: EnquiryContent,
  untils: readonly string[],
): { readonly text: string; readonly html: string }[] {
  const links = [{}, { subscription: noLinks }, ...untils.map((until) => ({ ownPage: { href: '', until } }))];
  return links
    .map((each) => visitorView(enquiry, brand, desk, each))
    .map((view) => ({ text: visitorText(view), html: visitorHtml(view) }));
}

/** The visitor's copy of one accepted enquiry, to `to`; nothing they typed is in it but a harmless first name. */
export function visitorMailOf(job: DeliveryJob, to: MailAddress, settings: VisitorMailSettings): Mail {
  const { brand, contactUrl, privacyUrl } = settings;
  const desk = settings.desk?.() ?? noEnquiryContent;
  const view = visitorView(job.enquiry, { brand, contactUrl, privacyUrl }, desk, job);
  return {
    id: mailIdOf(job),
    name: `${job.enquiry.reference}.visitor-mail`,
    to,
    replyTo: mailboxFor(job.enquiry, desk, settings.routing),
    subject: view.subject,
    text: visitorText(view),
    html: visitorHtml(view),
    thread: newThread(job.enquiry.reference),
    ...(job.subscription ? { unsubscribeUrl: job.subscription.leave } : {}),
  };
}

/**
 * Writes to the visitor: reference, what happens next, and a copy of the choices made. At most three a day
 * for one recipient; one more is not sent, and its receipt says so.
 *
 * An enquiry without a usable address has nothing to deliver: its job is rejected, which the desk shows.
 */
export function visitorMail(settings: VisitorMailSettings): Sender {
  return {
    async deliver(job, signal) {
      const given = textOf(job.enquiry, 'email');
      // A traveller who would rather be rung leaves none.
      if (given === '') return { detail: 'not sent: the visitor left no e-mail address' };
      const address = mailAddressOf(given);
      if (!address)
        throw new RejectedDeliveryError('The enquiry has no e-mail address a mail can be sent to.');
      const granted = await settings.quota.take({
        recipientHash: recipientHash(address, settings.quotaKey),
        jobId: mailIdOf(job),
        at: new Date(settings.clock.now()),
        most: visitorMailsPerDay,
      });
      if (!granted)
        return { detail: `not sent: this recipient had ${visitorMailsPerDay} mails within a day` };
      return settings.transport.send(visitorMailOf(job, { name: null, address }, settings), signal);
    },
  };
}
