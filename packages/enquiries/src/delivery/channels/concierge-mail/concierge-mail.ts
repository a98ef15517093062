import { formForReading } from '../../../forms/form-content.ts';
import { type CurrentContent, kindContent, noEnquiryContent } from '../../enquiry-content.ts';
import type { Mail, MailAddress, MailTransport } from '../../mail/mail.ts';
import { mailAddressOf } from '../../mail/mail-address.ts';
import { conciergeTemplate } from '../../mail/templates.ts';
import { mailIdOf } from '../../mail/thread.ts';
import type { DeliveryJob, Sender, StoredFile } from '../channel.ts';
import { type MailboxRouting, mailboxFor } from '../mails/mailbox-routing.ts';
import { labelText, personOf, textOf } from '../words/enquiry-words.ts';
import { type ConciergeView, conciergeView } from './concierge-view.ts';

const width = 24;

function rowText({ label, link, lines }: ConciergeView['rows'][number]): string {
  const [first = '', ...rest] = link ? [link.text] : lines;
  const key = labelText(label);
  const head = key.length < width ? key.padEnd(width) : `${key} `;
  return [`${head}${first}`, ...rest.map((line) => `${' '.repeat(width)}${line}`)].join('\n');
}

/** The concierge's mail in plain text: the call first, then their words, then every field. */
export function conciergeText(view: ConciergeView, brand: string, footer: string): string {
  return [
    [`${view.kindTitle}, ${view.reference}`, view.receivedShort].join('\n'),
    [
      view.name,
      ...(view.call ? [view.call.tel, ...view.call.windows] : []),
      ...(view.lead ? [view.lead] : []),
    ].join('\n'),
    ...(view.note ? [view.note] : []),
    ...view.warnings.map(({ title, text }) => `! ${title} ${text}`),
    ...(view.message ? [view.message.map((line) => `> ${line}`.trimEnd()).join('\n')] : []),
    view.rows.map(rowText).join('\n'),
    ...(view.inboxHref ? [`Open at the enquiry desk: ${view.inboxHref}`] : []),
    `-- \n${brand}\n${footer}`,
  ].join('\n\n');
}

export interface ConciergeMailSettings {
  readonly transport: MailTransport;
  readonly routing: MailboxRouting;
  /** The brand's name, for the foot of the mail. */
  readonly brand: string;
  /** Where the studio shows one enquiry, with `{reference}` in it; `null` draws no button. */
  readonly inboxAddress: string | null;
  /** What editors set; nothing when absent. */
  readonly desk?: CurrentContent;
}

function footerOf(to: MailAddress, replyTo: MailAddress | null, person: string): string {
  const reply = replyTo ? ` Replying to this email replies to ${person}.` : '';
  return `Sent to ${to.address} because an enquiry was accepted.${reply}`;
}

const lines = (texts: readonly string[]) => texts.map((text) => ({ text }));

function conciergeHtml(view: ConciergeView, brand: string, footer: string): string {
  const { call, lead, note, message, answer, inboxHref } = view;
  return conciergeTemplate({
    ...view,
    preview: [call ? `${call.tel}. ${call.windows.join('; ')}` : (message?.join(' ') ?? ''), lead]
      .filter(Boolean)
      .join(' ')
      .slice(0, 140),
    call: call ? { tel: call.tel, telHref: call.href, windows: lines(call.windows) } : null,
    lead: lead ? { text: lead } : null,
    note: note ? { text: note } : null,
    message: message ? { lines: lines(message) } : null,
    answer,
    inbox: inboxHref ? { href: inboxHref } : null,
    rows: view.rows.map((row) => ({ ...row, lines: lines(row.lines) })),
    brand,
    footer,
  });
}

/** One accepted enquiry as the concierge's mail (SUB-10), with the visitor as `Reply-To`. */
export function conciergeMailOf(
  job: DeliveryJob,
  settings: ConciergeMailSettings,
  attachments: readonly StoredFile[] = [],
): Mail {
  const { enquiry } = job;
  const desk = settings.desk?.() ?? noEnquiryContent;
  const to = mailboxFor(enquiry, desk, settings.routing);
  const address = mailAddressOf(textOf(enquiry, 'email'));
  const replyTo = address ? { name: personOf(enquiry), address } : null;
  const zone = desk.collection.installation.timeZone;
  const view = conciergeView(enquiry, formForReading(enquiry.kind, desk), settings.inboxAddress, zone, {
    subject: kindContent(desk, enquiry.kind)?.conciergeSubject ?? null,
    note: kindContent(desk, enquiry.kind)?.conciergeNote ?? null,
  });
  const footer = footerOf(to, replyTo, textOf(enquiry, 'name') || 'the visitor');
  return {
    id: mailIdOf(job),
    name: `${enquiry.reference}.concierge-mail`,
    to,
    replyTo,
    subject: view.subject,
    text: conciergeText(view, settings.brand, footer),
    html: conciergeHtml(view, settings.brand, footer),
    attachments,
  };
}

/** Tells the concierge: every field, to the mailbox by property, then kind, then the default. */
export function conciergeMail(settings: ConciergeMailSettings): Sender {
  return {
    async deliver(job, signal) {
      const files = (await job.files?.()) ?? [];
      return settings.transport.send(conciergeMailOf(job, settings, files), signal);
    },
  };
}
