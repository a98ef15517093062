import type { ErasureReceipt, Erasures, PersonRecords } from '@sundowner/desk-wire/privacy';
import { dayWords } from '../words/times.ts';

type What = PersonRecords['records'][number]['what'];

export const recordWords: Readonly<Record<What, string>> = {
  enquiry: 'Enquiries',
  message: 'Answers and mails',
  note: 'Notes',
  draft: 'Drafts',
  file: 'Files',
  delivery: 'Deliveries',
  consent: 'Consents',
  'stray-mail': 'Mails of no enquiry',
};

export interface RecordLine {
  readonly what: What;
  readonly words: string;
  readonly count: number;
  /** "6 May 2026". */
  readonly from: string;
  readonly until: string;
}

/** What is held, counted by what it is, in the order a reader asks for it. */
export function recordLines(records: PersonRecords['records']): readonly RecordLine[] {
  return (Object.keys(recordWords) as What[]).flatMap((what) => {
    const times = records
      .filter((each) => each.what === what)
      .map(({ at }) => at)
      .sort();
    const [first, last] = [times[0], times.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [
      { what, words: recordWords[what], count: times.length, from: dayWords(first), until: dayWords(last) },
    ];
  });
}

/** What a request for an erasure is of: a person may have written mails alone, which belong to no enquiry. */
export function erasureSubjectWords({
  of,
  references,
}: Pick<Erasures['erasures'][number], 'of' | 'references'>): string {
  const words = references.join(', ');
  return of === 'person' ? `A person: ${words || 'mails of no enquiry'}` : words;
}

/** Where a request for an erasure stands. */
export function erasureStep({
  confirmedAt,
  finishedAt,
}: Pick<Erasures['erasures'][number], 'confirmedAt' | 'finishedAt'>): 'asked' | 'confirmed' | 'finished' {
  if (finishedAt !== null) return 'finished';
  return confirmedAt === null ? 'asked' : 'confirmed';
}

export const erasureStepWords = {
  asked: 'Waits for a second person',
  confirmed: 'Confirmed; can still be taken back',
  finished: 'Erased',
} as const;

/** The next so many months, "2026-12" first. */
export function monthsAhead(now: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 + index, 1)).toISOString().slice(0, 7),
  );
}

/** "1 enquiry, 2 answers and mails, 1 note": what an erasure took; nothing is named that there was none of. */
export function receiptCountWords(counts: ErasureReceipt['counts']): string {
  const parts: readonly (readonly [number, string, string])[] = [
    [counts.enquiries, 'enquiry', 'enquiries'],
    [counts.messages, 'answer or mail', 'answers and mails'],
    [counts.notes, 'note', 'notes'],
    [counts.files, 'file', 'files'],
    [counts.queued, 'waiting delivery', 'waiting deliveries'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(', ');
}
