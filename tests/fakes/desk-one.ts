import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { DeskRow, ListAnswer } from '@sundowner/desk-wire/list';
import type { WorkSummary } from '@sundowner/desk-wire/work';
import { channelWords } from '../../packages/enquiries/src/desk/rows.ts';

const receivedAt = '2026-11-20T12:20:06.000Z';

/** Work nobody has begun; `more` changes what a test is about. */
export const untouched = (more: Partial<WorkSummary> = {}): WorkSummary => ({
  state: 'new',
  since: receivedAt,
  assignee: null,
  snoozedUntil: null,
  dueAt: null,
  firstAnswer: null,
  version: 0,
  attention: [],
  closingOffered: false,
  ...more,
});

/** A call back asked for on the contact page, as the desk shows it. */
export function fakeOne(more: Partial<EnquiryDetail> = {}): EnquiryDetail {
  return {
    reference: 'MC-7KQ2-94HD',
    kind: 'telephone',
    state: 'accepted',
    receivedAt,
    name: 'Naledi Okafor',
    headline: 'Call back, Afternoon',
    country: 'United Kingdom',
    linkedTo: null,
    fields: [
      { name: 'name', label: 'First name', value: 'Naledi' },
      { name: 'surname', label: 'Surname', value: 'Okafor' },
      { name: 'tel', label: 'Telephone number', value: '+44 20 7946 0018' },
      { name: 'email', label: 'Email address', value: 'naledi@example.com' },
      { name: 'timeZone', label: 'Time zone', value: 'Europe/London' },
    ],
    extra: [],
    files: [],
    consent: {
      version: '2026-11-01',
      text: 'I agree that you keep what I write here to answer my enquiry, as the privacy policy says.',
      at: receivedAt,
      purposes: ['enquiry'],
      page: '/contact-us',
    },
    page: '/contact-us',
    formVersion: '3',
    suspicion: null,
    deliveries: [],
    channels: channelWords,
    eraseFinalAt: null,
    work: untouched(),
    presence: [],
    tags: [],
    words: 'Is there a room where she can hear the hippos?',
    wordsCameUnder: null,
    address: 'naledi@example.com',
    properties: [],
    conversation: { version: 0, messages: [], participants: [], notes: [], draft: null, otherDrafts: [] },
    actions: [],
    same: [],
    merged: [],
    urgent: false,
    way: 'form',
    askUntil: null,
    stays: [],
    releaseConfirms: false,
    legalHold: false,
    ...more,
  };
}

/** The row of an enquiry. */
function rowOf(one: EnquiryDetail): DeskRow {
  const { reference, kind, state, name, headline, words, country, address, suspicion, page } = one;
  const { tags, work, presence } = one;
  return {
    reference,
    kind,
    state,
    receivedAt: one.receivedAt,
    name,
    headline,
    words,
    country,
    address,
    suspicion,
    page,
    tags,
    earlier: 0,
    work,
    presence,
    urgent: one.urgent,
    found: null,
  };
}

/** A list of these and nothing else. */
export const listOf = (ones: readonly EnquiryDetail[]): ListAnswer => ({
  rows: ones.map(rowOf),
  nextCursor: null,
  counts: {
    new: ones.length,
    mine: 0,
    waiting: 0,
    attention: 0,
    held: 0,
    done: 0,
    all: ones.length,
    snoozed: 0,
    with: [],
  },
  found: ones.length,
  alsoFound: [],
  mails: [],
});
