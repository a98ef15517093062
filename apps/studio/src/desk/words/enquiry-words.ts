import { enquiryRecordOf, isEnquiryKind } from '@sundowner/brand';
import type { BegunWay } from '@sundowner/desk-wire/begun';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { type KeptNumber, keptNumber, withExtension } from '@sundowner/desk-wire/telephone';
import type { DeskProperty } from './property-words.ts';

/** "Call back", for a row of the list. A kind this studio does not know is shown under its own name. */
export function kindWords(kind: string): string {
  return isEnquiryKind(kind) ? enquiryRecordOf[kind].words.short : kind;
}

const begunTitles: Readonly<Record<BegunWay, string>> = {
  mail: 'Enquiry by mail',
  telephone: 'Enquiry by telephone',
  'walk-in': 'Enquiry in person',
  message: 'Enquiry by WhatsApp',
};

/** "Email enquiry", for the head of one enquiry; how it began, for one that no form brought. */
export function kindTitle(kind: string, way: EnquiryDetail['way'] = 'form'): string {
  if (way !== 'form') return begunTitles[way];
  return isEnquiryKind(kind) ? enquiryRecordOf[kind].words.title : `Enquiry, ${kind}`;
}

/** The name as the visitor gave it, or what to say when there is none. */
export function nameWords({ name, state }: Pick<EnquiryDetail, 'name' | 'state'>): string {
  if (state === 'erased') return 'Erased';
  return name.trim() || 'No name given';
}

const purposes: Readonly<Record<string, string>> = {
  enquiry: 'Answering this enquiry',
  'email-updates': 'Relevant email updates',
};

/** What a consent was given for, in words; a purpose this studio does not know is shown as it is. */
export function purposeWords(purpose: string): string {
  return purposes[purpose] ?? purpose;
}

const regionNames = new Intl.DisplayNames('en-GB', { type: 'region' });

/** A country as people write it; a two-letter code becomes its name. */
export function countryWords(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? (regionNames.of(country) ?? country) : country;
}

/** "Naledi", or `null` when no first name is known. */
export function firstName({ fields }: Pick<EnquiryDetail, 'fields'>): string | null {
  const first = fields.find(({ name }) => name === 'name')?.value;
  return typeof first === 'string' && first.trim() !== '' ? first.trim() : null;
}

/** What a headline begins with in the place of its kind, of an enquiry that no form brought. */
const begunHeads: readonly string[] = ['By mail', 'By telephone', 'In person', 'By message'];

/** "Call back", or "By telephone" of one that began at the desk: for a row. */
export function rowKindWords({
  kind,
  headline,
}: {
  readonly kind: string;
  readonly headline: string;
}): string {
  return (
    begunHeads.find((words) => headline === words || headline.startsWith(`${words}, `)) ?? kindWords(kind)
  );
}

/** "Reed Camp, 12 to 18 March 2027": the trip without the kind that stands before it. */
export function tripWords({ kind, headline }: { readonly kind: string; readonly headline: string }): string {
  const words = isEnquiryKind(kind) ? enquiryRecordOf[kind].words : null;
  const [first = '', ...rest] = headline.split(', ');
  const repeats = first === (words?.headline ?? words?.short ?? kind) || begunHeads.includes(first);
  return rest.length > 0 && repeats ? rest.join(' · ') : headline;
}

const pages: Readonly<Record<string, string>> = {
  '/': 'Home page',
  '/contact-us': 'Contact page',
  '/enquire/telephone': 'Telephone form',
  '/enquire/email': 'Email form',
  // Of an enquiry that began here.
  '/desk': 'Enquiry desk',
};

/** "Reed Camp page": where something was asked, by name and never by its path. */
export function pageWords(path: string, properties: readonly DeskProperty[]): string {
  const [plain = ''] = path.split(/[?#]/);
  const known = pages[plain];
  if (known) return known;
  const parts = plain.split('/').filter((part) => part !== '');
  const last = parts.at(-1);
  if (last === undefined) return 'An unknown page';
  const property = properties.find(({ root }) => root === `/${parts[0]}`);
  if (property && parts.length === 1) return `${property.shortName} page`;
  const lodge = property?.lodges?.find(({ path }) => path === plain.replace(/\/+$/, ''));
  if (lodge) return `${lodge.name} page`;
  if (parts[0] === 'enquire') return 'Enquiry form';
  const words = last
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return `${words} page`;
}

type Asked = Pick<EnquiryDetail, 'fields' | 'reference'>;

/** How to reach a visitor, from what they wrote; each is `null` when it is absent or not usable as a link. */
export interface Contact {
  readonly mail: { readonly text: string; readonly href: string | null } | null;
  readonly telephone: { readonly text: string; readonly href: string | null } | null;
  /** IANA zone of the visitor's browser, unchecked. */
  readonly zone: string | null;
}

/** The fields the enquiry page shows apart from the others. */
export const contactFields: readonly string[] = ['email', 'tel'];
export const commentsField = 'comments';

/** A field's value as one line of text; empty when the enquiry has none. */
export function fieldText(enquiry: Asked, name: string): string {
  const value = enquiry.fields.find((field) => field.name === name)?.value ?? '';
  return (typeof value === 'string' ? value : value.join(', ')).trim();
}

function mailLink(address: string, reference: string): string | null {
  // Anything beyond a plain address could carry further mail headers into the link.
  const [, local, domain] =
    /^([^\s<>"'?&#%,;:]+|"[^<>"?&#%,;:@\\]+")@([^\s<>"'?&#%,;:@]+)$/.exec(address) ?? [];
  if (!local || !domain) return null;
  return `mailto:${local.startsWith('"') ? encodeURIComponent(local) : local}@${domain}?subject=${encodeURIComponent(`Your enquiry ${reference}`)}`;
}

function telephoneLink({ number, extension }: KeptNumber): string | null {
  const digits = number.replace(/[\s().-]/g, '');
  if (!/^\+?\d{5,20}$/.test(digits)) return null;
  return extension === null ? `tel:${digits}` : `tel:${digits};ext=${extension}`;
}

export function contactOf(enquiry: Asked): Contact {
  const mail = fieldText(enquiry, 'email');
  const telephone = fieldText(enquiry, 'tel');
  const kept = keptNumber(telephone);
  return {
    mail: mail ? { text: mail, href: mailLink(mail, enquiry.reference) } : null,
    telephone: telephone
      ? { text: withExtension(kept.number, kept.extension), href: telephoneLink(kept) }
      : null,
    zone: fieldText(enquiry, 'timeZone') || null,
  };
}
