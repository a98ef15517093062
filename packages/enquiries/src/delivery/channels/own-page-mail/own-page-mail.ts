import { RejectedDeliveryError } from '../../delivery-errors.ts';
import { type CurrentContent, noEnquiryContent } from '../../enquiry-content.ts';
import type { Mail, MailTransport } from '../../mail/mail.ts';
import { mailAddressOf } from '../../mail/mail-address.ts';
import { mailIdOf, newThread } from '../../mail/thread.ts';
import type { DeliveryJob, OwnPageNote, Sender } from '../channel.ts';
import { type MailboxRouting, mailboxFor } from '../mails/mailbox-routing.ts';
import { textOf } from '../words/enquiry-words.ts';

interface OwnPageMailSettings {
  readonly transport: MailTransport;
  readonly brand: string;
  readonly contactUrl: string;
  readonly routing: MailboxRouting;
  readonly desk?: CurrentContent;
}

interface Words {
  readonly subject: string;
  readonly lines: readonly string[];
}

const nobodyElse = 'If it was not you, you need do nothing. Please do not pass this on.';

function wordsOf(note: OwnPageNote): Words {
  switch (note.kind) {
    case 'link':
      return {
        subject: note.links.length === 1 ? 'Your link' : 'Your links',
        lines: [
          note.links.length === 1
            ? 'Somebody, you we hope, asked for a new link to your enquiry.'
            : 'Somebody, you we hope, asked for new links to your enquiries.',
          ...note.links.map(({ name, href, until }) => `${name}, until ${until}:\n${href}`),
          'Earlier links open nothing any more.',
          nobodyElse,
        ],
      };
    case 'code':
      return {
        subject: 'Your code',
        lines: [
          note.purpose === 'erase'
            ? 'This code asks us to erase everything we hold about your enquiry:'
            : 'This code makes a file with everything we hold about your enquiry:',
          note.code,
          'It works for ten minutes, on your page alone.',
          nobodyElse,
        ],
      };
    case 'withdrawn':
      return {
        subject: 'You withdrew your enquiry',
        lines: [
          'You withdrew your enquiry. Nothing more is sent, and no room is kept. We are sorry, and glad you asked.',
          `Until ${note.undoUntil}, one press on your page puts it back as it was${note.href === null ? '.' : `:\n${note.href}`}`,
        ],
      };
  }
}

/** One of these mails: nothing anybody typed is in it. */
function ownPageMailOf(
  job: DeliveryJob,
  note: OwnPageNote,
  address: string,
  { brand, contactUrl, routing, desk }: OwnPageMailSettings,
): Mail {
  const { enquiry } = job;
  const { subject, lines } = wordsOf(note);
  const ends = [
    `Your reference: ${enquiry.reference}`,
    `Or find our numbers and hours here:\n${contactUrl}`,
    `-- \n${brand}`,
  ];
  return {
    id: mailIdOf(job),
    name: `${enquiry.reference}.own-page-mail`,
    to: { name: null, address },
    replyTo: mailboxFor(enquiry, desk?.() ?? noEnquiryContent, routing),
    subject: `${subject}, ${enquiry.reference}`,
    text: [...lines, ...ends].join('\n\n'),
    html: null,
    thread: newThread(enquiry.reference),
  };
}

/** Writes to the address on the enquiry, and to no other. */
export function ownPageMail(settings: OwnPageMailSettings): Sender {
  return {
    async deliver(job, signal) {
      if (!job.ownPageNote) throw new RejectedDeliveryError('The reason for this mail no longer exists.');
      const address = mailAddressOf(textOf(job.enquiry, 'email'));
      if (!address)
        throw new RejectedDeliveryError('The enquiry has no e-mail address a mail can be sent to.');
      return settings.transport.send(ownPageMailOf(job, job.ownPageNote, address, settings), signal);
    },
  };
}
