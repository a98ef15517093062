import type { AttentionReason, WorkSummary } from '@sundowner/desk-wire/work';
import { day, isoTime } from '../clock.ts';
import { type FormValues, fieldsOf } from '../forms/form.ts';
import { formFor } from '../forms/registry.ts';
import type { WorkStatus } from '../work/work-status.ts';

/** What a visitor wrote in their own words, a paragraph a field; `null` where they wrote nothing. */
export function ownWords(kind: string, values: Readonly<FormValues> | null): string | null {
  const form = formFor(kind);
  if (!form || !values) return null;
  const written = fieldsOf(form)
    .filter(({ type }) => type === 'textarea')
    .flatMap(({ name }) => [values[name] ?? []].flat())
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return written.length === 0 ? null : written.join('\n\n');
}

/** The beginning of a text on one line, whole characters, with an ellipsis where it goes on. */
export function beginningOf(text: string, length: number): string {
  // No character is longer than two of a string's places, and no more than these are looked at.
  const near = text.trimStart().slice(0, length * 8);
  const line = near.replace(/\s+/g, ' ').trim();
  const isWhole = near.length === text.trimStart().length && lengthOf(line) <= length;
  return isWhole ? line : `${firstOf(line, length - 1).trimEnd()}…`;
}

const hasPairs = (line: string): boolean => /[\ud800-\udfff]/.test(line);

const lengthOf = (line: string): number => (hasPairs(line) ? [...line].length : line.length);

const firstOf = (line: string, count: number): string =>
  hasPairs(line) ? [...line].slice(0, count).join('') : line.slice(0, count);

const timeOf = (at: number | null): string | null => (at === null ? null : isoTime(at));

/** Where the work stands, as it is shown. @param offeredAfter days of waiting after which closing is offered */
export function shownWork(
  status: WorkStatus,
  attention: readonly AttentionReason[],
  offeredAfter: number,
  now: number,
): WorkSummary {
  const { firstAnswerAt: first, snoozeUntil: snooze } = status;
  return {
    state: status.work,
    since: isoTime(status.since),
    assignee: status.assignee,
    snoozedUntil: snooze !== null && snooze > now ? isoTime(snooze) : null,
    dueAt: first === null ? timeOf(status.dueAt) : null,
    firstAnswer: first === null ? null : { at: isoTime(first), by: status.firstAnswerBy },
    version: status.version,
    attention: [...attention],
    closingOffered: status.work === 'waiting' && status.since <= now - offeredAfter * day,
  };
}
