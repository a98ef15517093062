import type { AttentionReason, WorkSummary } from '@sundowner/desk-wire/work';
import { day, isoTime } from '../clock.ts';
import { guestWords } from '../delivery/channels/concierge-mail/stay-words.ts';
import { asksForWords, ownAnswer, valueWords } from '../delivery/channels/words/enquiry-words.ts';
import { type FormValues, fieldsOf } from '../forms/form.ts';
import { type FormContent, formForReading } from '../forms/form-content.ts';
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
  const line = [...near.replace(/\s+/g, ' ').trim()];
  const isWhole = near.length === text.trimStart().length && line.length <= length;
  return isWhole
    ? line.join('')
    : `${line
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

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

/**
 * One enquiry in a few words, as the inbox lists it: "Residences, 29 February 2028, 2 adults".
 *
 * @param values `null` once they are erased
 * @param content for the words of choices
 */
export function enquiryHeadline(
  kind: string,
  values: Readonly<FormValues> | null,
  content: FormContent,
): string {
  const form = formForReading(kind, content);
  const fields = form ? fieldsOf(form) : [];
  const parts = (form?.headline ?? []).map((name) => {
    const field = fields.find((each) => each.name === name) ?? null;
    return (
      [values?.[name] ?? []]
        .flat()
        // What nobody chose says nothing in a headline (FRM-09).
        .filter((value) => value !== field?.unset)
        .map((value) => (name === 'natureOfVisit' && asksForWords(value) ? ownAnswer(values ?? {}) : value))
        .map((value) => guestWords(name, value) ?? valueWords(field, value))
        .filter((words) => words !== '')
        .join(', ')
    );
  });
  return [form?.words.headline ?? form?.words.short ?? kind, ...parts.filter((part) => part !== '')].join(
    ', ',
  );
}
