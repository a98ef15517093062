import type { Notice } from '../channels/channel.ts';
import type { NoticeBatch } from './batch.ts';
import type { NoticeKind } from './note.ts';

/** Lines one mail shows of each kind; the desk has the rest. */
const longestList = 40;

const headings: Readonly<Record<NoticeKind, (count: number) => string>> = {
  dead: (n) => (n === 1 ? '1 delivery failed' : `${n} deliveries failed`),
  fault: (n) => (n === 1 ? '1 destination refuses deliveries' : `${n} destinations refuse deliveries`),
  silence: () => 'No enquiry has been received for a long time',
  quarantined: (n) => (n === 1 ? '1 enquiry is held back' : `${n} enquiries are held back`),
  left: (n) =>
    n === 1 ? '1 reader unsubscribed from the newsletter' : `${n} readers unsubscribed from the newsletter`,
  late: (n) => (n === 1 ? '1 delivery is late' : `${n} deliveries are late`),
};

const order: readonly NoticeKind[] = ['silence', 'fault', 'dead', 'late', 'quarantined', 'left'];

/** A batch of notices as a mail: a subject that says how many of what, and a line for each. No personal data. */
export function noticeText(batch: NoticeBatch): Notice {
  const groups = order
    .map((kind) => ({ kind, lines: batch.lines.filter((line) => line.kind === kind) }))
    .filter((group) => group.lines.length > 0);
  const titles = groups.map(({ kind, lines }) => headings[kind](lines.length));
  const body = groups.flatMap(({ lines }, index) => [
    ...(index > 0 ? [''] : []),
    `${titles[index]}:`,
    ...lines.slice(0, longestList).map(({ line }) => `- ${line}`),
    ...(lines.length > longestList ? [`- and ${lines.length - longestList} more`] : []),
  ]);
  return {
    subject: titles.join(', '),
    lines: [...body, '', 'Open the enquiry desk to release, resend or discard them.'],
  };
}
