import { enquiryRecordOf, isEnquiryKind } from '@sundowner/brand';
import type { EnquirySummary, StoredEnquiry } from '@sundowner/desk-wire';

/** "Call back", for a row of the list. A kind this studio does not know is shown under its own name. */
export function kindWords(kind: string): string {
  return isEnquiryKind(kind) ? enquiryRecordOf[kind].words.short : kind;
}

/** "Email enquiry", for the head of one enquiry. */
export function kindTitle(kind: string): string {
  return isEnquiryKind(kind) ? enquiryRecordOf[kind].words.title : `Enquiry, ${kind}`;
}

/** The name as the visitor gave it, or what to say when there is none. */
export function nameWords({ name, state }: Pick<EnquirySummary, 'name' | 'state'>): string {
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
export function firstName({ fields }: Pick<StoredEnquiry, 'fields'>): string | null {
  const first = fields.find(({ name }) => name === 'name')?.value;
  return typeof first === 'string' && first.trim() !== '' ? first.trim() : null;
}

/** "River Lodge, 12 to 18 March 2027": the trip without the kind that stands before it. */
export function tripWords({ kind, headline }: { readonly kind: string; readonly headline: string }): string {
  const words = isEnquiryKind(kind) ? enquiryRecordOf[kind].words : null;
  const [first = '', ...rest] = headline.split(', ');
  const repeats = first === (words?.headline ?? words?.short ?? kind);
  return rest.length > 0 && repeats ? rest.join(' · ') : headline;
}
