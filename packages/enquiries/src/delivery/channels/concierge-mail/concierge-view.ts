import { recordOfKind } from '@sundowner/brand';
import type { Zone } from '@sundowner/calendar/zone';
import { suspicionSentence } from '@sundowner/desk-wire/suspicion';
import { type FormConfig, fieldsOf } from '../../../forms/form.ts';
import { mailAddressOf } from '../../mail/mail-address.ts';
import type { StoredEnquiry } from '../channel.ts';
import { kindTitle, momentShort, personOf, textOf, textsOf } from '../words/enquiry-words.ts';
import { phoneWords } from '../words/phone-words.ts';
import { callWindow } from './call-window.ts';
import { conciergeRows, mailtoHref, type Row, telHref } from './concierge-rows.ts';
import { stayWords } from './stay-words.ts';

/** What the concierge's mail says, before it is drawn as HTML or as text. */
export interface ConciergeView {
  readonly subject: string;
  readonly kindTitle: string;
  readonly reference: string;
  readonly receivedShort: string;
  readonly name: string;
  /** For somebody who wants to be rung: the number and when. */
  readonly call: { readonly tel: string; readonly href: string; readonly windows: readonly string[] } | null;
  /** The stay in one line. */
  readonly lead: string | null;
  /** What the editors want the concierge who answers to know. */
  readonly note: string | null;
  readonly warnings: readonly { readonly title: string; readonly text: string }[];
  /** The visitor's own words. */
  readonly message: readonly string[] | null;
  readonly answer: { readonly text: string; readonly href: string } | null;
  readonly inboxHref: string | null;
  readonly rows: readonly Row[];
}

function warningsOf(enquiry: StoredEnquiry, form: FormConfig | null): ConciergeView['warnings'] {
  const labels = enquiry.unknownChoices.map(
    (name) => (form ? fieldsOf(form).find((field) => field.name === name)?.label : null) ?? name,
  );
  const { suspicion } = enquiry;
  return [
    ...(suspicion
      ? [
          {
            title: 'Held back first.',
            text: `${suspicionSentence(suspicion) ?? `It was held back (${suspicion})`}, and a colleague has released it.`,
          },
        ]
      : []),
    ...(labels.length
      ? [{ title: 'Not a choice we offer:', text: `${labels.join(', ')}. The words are the visitor’s own.` }]
      : []),
    ...(enquiry.linkedTo
      ? [
          {
            title: 'A changed form.',
            text: `The same visitor sent ${enquiry.linkedTo} first, from the same form.`,
          },
        ]
      : []),
  ];
}

/** Who wants to be rung: everybody by the form for it, and those who chose it on another form. */
function callOf(enquiry: StoredEnquiry, zone: Zone): ConciergeView['call'] {
  const tel = textOf(enquiry, 'tel');
  const callBack = recordOfKind(enquiry.kind)?.callBack;
  const wanted = callBack || textOf(enquiry, 'preferredContactMethod') === 'Phone';
  if (!tel || !wanted) return null;
  const timeToCall = textOf(enquiry, 'timeToCall');
  const windows = callBack
    ? callWindow(timeToCall, textOf(enquiry, 'timeZone'), new Date(enquiry.receivedAt), zone)
    : [];
  return { tel: phoneWords(tel), href: telHref(tel), windows };
}

function answerOf(
  enquiry: StoredEnquiry,
  subject: string,
  call: ConciergeView['call'],
): ConciergeView['answer'] {
  const first = textOf(enquiry, 'name') || personOf(enquiry);
  if (call) return { text: `Call ${first}`, href: call.href };
  const address = mailAddressOf(textOf(enquiry, 'email'));
  if (!address) return null;
  return {
    text: `Answer ${first}`,
    href: `${mailtoHref(address)}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
  };
}

/**
 * @param form configuration of the enquiry's kind, `null` where this version offers none
 * @param inboxAddress where the studio shows one enquiry, with `{reference}` in it, or `null`
 * @param zone the time zone of the house
 * @param words what editors set for the kind: the beginning of the subject, and a note
 */
export function conciergeView(
  enquiry: StoredEnquiry,
  form: FormConfig | null,
  inboxAddress: string | null,
  zone: Zone,
  words: { readonly subject: string | null; readonly note: string | null } = { subject: null, note: null },
): ConciergeView {
  const name = personOf(enquiry);
  const title = kindTitle(enquiry.kind);
  const subject = `${words.subject ?? title}: ${name}, ${enquiry.reference}`;
  const call = callOf(enquiry, zone);
  const messageField = form ? fieldsOf(form).find((field) => field.type === 'textarea') : undefined;
  const message = messageField ? textsOf(enquiry.values[messageField.name]) : [];
  return {
    subject,
    kindTitle: title,
    reference: enquiry.reference,
    receivedShort: momentShort(enquiry.receivedAt, zone),
    name,
    call,
    lead: stayWords(enquiry),
    note: words.note,
    warnings: warningsOf(enquiry, form),
    message: message.length ? message.flatMap((text) => text.split('\n')) : null,
    answer: answerOf(enquiry, subject, call),
    inboxHref: inboxAddress?.replace('{reference}', encodeURIComponent(enquiry.reference)) ?? null,
    rows: conciergeRows(enquiry, form, zone),
  };
}
