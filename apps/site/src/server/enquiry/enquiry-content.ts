import { type Collection, type EnquiryKind, isEnquiryKind, propertyOfKey } from '@sundowner/brand';
import type { EnquiryContent, KindContent } from '@sundowner/enquiries/delivery/enquiry-content';
import type { MailAddress } from '@sundowner/enquiries/delivery/mail/mail';
import { mailAddressOf } from '@sundowner/enquiries/delivery/mail/mail-address';
import { isChoiceListName } from '@sundowner/enquiries/forms/choice-lists';
import { consentWords, currentConsent } from '@sundowner/enquiries/forms/consent';
import type { ChoiceListName, ConsentText } from '@sundowner/enquiries/forms/form';
import type { PublishedChoices } from '@sundowner/enquiries/forms/form-content';
import { toConsent } from '@sundowner/enquiries/forms/written-consent';
import type { EditedForm, FormSettings } from '../../content/forms/form-content.ts';
import type { Log } from '../log.ts';

/**
 * What editors wrote, and the places as they are published, as the enquiry pipeline takes them. What it cannot take is left out and reported
 * to the operator.
 */
export function toEnquiryContent(
  { forms, lists, mailboxes }: FormSettings,
  collection: Collection,
  log: Pick<Log, 'warn'>,
): EnquiryContent {
  const kinds: Partial<Record<EnquiryKind, KindContent>> = {};
  for (const form of forms) {
    if (isEnquiryKind(form.kind)) kinds[form.kind] = toKindContent(form, collection, log);
  }
  const published: Partial<Record<ChoiceListName, PublishedChoices>> = {};
  for (const { name, choices, retired } of lists) {
    if (isChoiceListName(name)) {
      published[name] = { choices, retired };
    } else log.warn({ list: name }, 'no form asks for this list of choices');
  }
  return { kinds, lists: published, collection, mailboxes: toMailboxes(mailboxes, 'any', collection, log) };
}

function toKindContent(form: EditedForm, collection: Collection, log: Pick<Log, 'warn'>): KindContent {
  const versions = form.consentVersions.map(({ version, text }) => toConsent(version, text));
  return {
    consent: shownConsent(form, versions),
    consents: versions,
    mailbox: toMailbox(form.mailbox, form.kind, log),
    mailboxes: toMailboxes(form.mailboxes, form.kind, collection, log),
    conciergeSubject: oneLine(form.conciergeSubject),
    conciergeNote: form.conciergeNote || null,
    visitorSubject: oneLine(form.mailSubject),
    visitorOpening: form.mailOpening || null,
    visitorSteps: form.mailSteps,
    visitorClosing: form.mailClosing || null,
  };
}

/** The consent text shown now. The product's own words keep their own version, wherever they are written. */
function shownConsent(form: EditedForm, versions: readonly ConsentText[]): ConsentText | null {
  if (!form.consentText) return null;
  const words = consentWords(toConsent('', form.consentText));
  if (words === consentWords(currentConsent)) return currentConsent;
  // Without a version an enquiry could not name what it was sent under.
  return versions.findLast((version) => consentWords(version) === words) ?? null;
}

function toMailbox(mail: string, kind: string, log: Pick<Log, 'warn'>): MailAddress | null {
  if (!mail) return null;
  const address = mailAddressOf(mail);
  if (!address) log.warn({ kind }, 'a mailbox set in the studio is no address; the usual one is used');
  return address ? { name: null, address } : null;
}

function toMailboxes(
  set: FormSettings['mailboxes'],
  kind: string,
  collection: Collection,
  log: Pick<Log, 'warn'>,
): KindContent['mailboxes'] {
  return Object.fromEntries(
    set.flatMap(({ property, mail }) => {
      const address = toMailbox(mail, kind, log);
      return address && propertyOfKey(property, collection) ? [[property, address] as const] : [];
    }),
  );
}

/** Words for a subject: one line, short enough for a list of mails. */
function oneLine(text: string): string | null {
  return text.replace(/\s+/g, ' ').trim().slice(0, 120) || null;
}
