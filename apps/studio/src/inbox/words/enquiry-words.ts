import { enquiryRecordOf, isEnquiryKind } from '@sundowner/brand';
import type { DeskView, EnquiryDetail, EnquirySummary } from '@sundowner/desk-wire';

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

export type RowTone = 'new' | 'due' | 'quiet' | 'sent' | 'held';

export interface RowState {
  readonly words: string;
  readonly tone: RowTone;
}

/** What a row says of itself at its right edge. The tone colours it; the words alone say all of it. */
export function rowState(enquiry: EnquirySummary, isNew: boolean): RowState {
  if (enquiry.state === 'erased') return { words: 'Erased', tone: 'held' };
  if (enquiry.state === 'discarded') return { words: 'Discarded', tone: 'held' };
  if (enquiry.attention === 'failed') return { words: 'Not sent', tone: 'due' };
  if (enquiry.attention === 'late') return { words: 'Late', tone: 'due' };
  if (enquiry.state === 'quarantined' || enquiry.attention === 'held') return { words: 'Held', tone: 'held' };
  if (isNew) return { words: 'New', tone: 'new' };
  const states = enquiry.deliveries.map(({ state }) => state);
  if (states.includes('held')) return { words: 'On hold', tone: 'held' };
  if (states.includes('dead')) return { words: 'Left unsent', tone: 'held' };
  const sent = states.every((state) => state === 'delivered');
  return sent ? { words: 'Sent on', tone: 'sent' } : { words: 'Sending', tone: 'quiet' };
}

const suspicions: Readonly<Record<string, string>> = {
  'too-fast': 'sent in under six seconds',
  honeypot: 'a field people cannot see was filled in',
};

/** Why an enquiry is held, or `null` when nothing was suspected. */
export function suspicionWords(suspicion: string | null): string | null {
  if (suspicion === null) return null;
  return suspicions[suspicion] ?? suspicion;
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

/** "Reach Naledi", or "Reach them" when no first name is known. */
export function reachWords(enquiry: EnquiryDetail): string {
  const first = enquiry.fields.find(({ name }) => name === 'name')?.value;
  return typeof first === 'string' && first.trim() ? `Reach ${first.trim()}` : 'Reach them';
}

export const viewWords: Readonly<Record<DeskView, string>> = {
  open: 'Open',
  held: 'Held',
  failed: 'Failed',
  all: 'All',
};

export interface EmptyWords {
  readonly heading: string;
  readonly line: string;
}

/** What an empty tab says; `searched` says how far a search has come. */
export function emptyWords(view: DeskView, searched: 'not' | 'partly' | 'wholly'): EmptyWords {
  if (searched === 'partly') {
    return { heading: 'Not among these', line: 'The search has older enquiries still to look through.' };
  }
  if (searched === 'wholly') {
    return {
      heading: 'Nobody by that name or reference',
      line: view === 'all' ? 'Try fewer letters.' : 'Try fewer letters, or look under All.',
    };
  }
  const words: Record<DeskView, EmptyWords> = {
    open: { heading: 'Nothing is waiting', line: 'The next enquiry appears here as soon as it is received.' },
    held: { heading: 'Nothing is held', line: 'Enquiries that look like a machine’s wait here for you.' },
    failed: { heading: 'Everything has been sent', line: 'An email that could not be delivered shows here.' },
    all: { heading: 'No enquiries yet', line: 'The first one from the website appears here.' },
  };
  return words[view];
}
