import { enquiryRecordOf, isEnquiryKind } from '@sundowner/brand';
import { southAfricanDay, southAfricanTime } from '@sundowner/calendar/south-africa';
import { weekdayInWords } from '@sundowner/calendar/words';
import type { ListCounts } from '@sundowner/desk-wire/list';
import type { Notice } from '../../delivery/channels/channel.ts';

/** An enquiry of theirs whose turn is ours. */
export interface DigestLine {
  readonly reference: string;
  readonly kind: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly late: boolean;
}

export interface Digest {
  readonly counts: ListCounts;
  /** Theirs, the longest waiting first; no more than are shown. */
  readonly mine: readonly DigestLine[];
  /** Mails that belong to no enquiry yet. */
  readonly unmatched: number;
}

const kindOf = (kind: string): string =>
  isEnquiryKind(kind) ? enquiryRecordOf[kind].words.title : `Enquiry, ${kind}`;

const sinceText = (at: number): string => `${weekdayInWords(southAfricanDay(at))}, ${southAfricanTime(at)}`;

const withNobody = ({ with: people }: ListCounts): number =>
  people.find(({ person }) => person === '')?.count ?? 0;

/** What waits in the morning, in numbers and references: nothing of a traveller's. @returns `null` where nothing does */
export function digestText({ counts, mine, unmatched }: Digest, deskAddress: string): Notice | null {
  const rows: readonly (readonly [string, number])[] = [
    ['Yours, our turn', counts.mine],
    ['With nobody', withNobody(counts)],
    ['Needs attention', counts.attention],
    ['Held', counts.held],
    ['Mails that belong to no enquiry', unmatched],
  ];
  const shown = rows.filter(([, count]) => count > 0);
  if (shown.length === 0) return null;
  const listed = mine.map(
    ({ reference, kind, since, late }) =>
      `- ${reference}, ${kindOf(kind)}, since ${sinceText(since)}${late ? ', late' : ''}`,
  );
  const more = counts.mine - mine.length;
  return {
    subject: `Enquiry desk: ${shown
      .slice(0, 3)
      .map(([name, count]) => `${name.toLowerCase()} ${count}`)
      .join('; ')}`,
    lines: [
      ...shown.map(([name, count]) => `${name}: ${count}`),
      `Waiting for the traveller: ${counts.waiting}`,
      ...(listed.length > 0 ? ['', 'Yours, the longest waiting first:', ...listed] : []),
      ...(more > 0 && listed.length > 0 ? [`- and ${more} more`] : []),
      '',
      deskAddress,
      '',
      'This comes on working days. You can switch it off at the desk, under your name.',
    ],
  };
}
