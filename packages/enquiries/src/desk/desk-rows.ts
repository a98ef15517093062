import type { DeskRow } from '@sundowner/desk-wire/list';
import { isoTime } from '../clock.ts';
import type { FormContent } from '../forms/form-content.ts';
import type { Sql } from '../store/database/port.ts';
import type { PersonalFields } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import type { WorkStatus } from '../work/work-status.ts';
import { foundIn } from './found-rows.ts';
import { enquiryHeadline } from './headline.ts';
import { nameOf, readPersonal, words } from './read-personal.ts';
import { factsOf } from './row-facts.ts';
import { beginningOf, ownWords, shownWork } from './row-words.ts';
import { type EnquiryRow, enquiryColumns } from './rows.ts';

/** An enquiry's row with its work. */
export interface ListedRow extends EnquiryRow, WorkStatus {
  /** 0 for what a rule called urgent. */
  readonly turn: number;
  /** The person it is of; `null` for nobody known. */
  readonly who: string | null;
  /** What the list is ordered by. */
  readonly place: number;
}

/** As `ListedRow` has them, but for its place. */
export const listedColumns = `${enquiryColumns}, e.work, e.work_since AS "since", e.assignee, e.snooze_until AS "snoozeUntil",
  e.first_answer_at AS "firstAnswerAt", e.first_answer_by AS "firstAnswerBy", e.due_at AS "dueAt",
  e.conversation AS "version", e.person AS "who", e.turn`;

/** What a row shows of an enquiry anyway. */
const shownIn = (personal: PersonalFields | null, headline: string, start: string | null): string =>
  [nameOf(personal), headline, personal === null ? '' : words(personal.values, 'country'), start ?? ''].join(
    '\n',
  );

/** Rows of a list, opened and with everything a line of it says. */
export async function deskRows(
  sql: Sql,
  vault: Vault,
  rows: readonly ListedRow[],
  {
    offeredAfter,
    words: query,
    now,
    content,
  }: {
    readonly offeredAfter: number;
    readonly words: string;
    readonly now: number;
    readonly content: FormContent;
  },
): Promise<DeskRow[]> {
  const { reasons, earlier, tags, present } = await factsOf(sql, rows, now);
  const read = rows.map((row) => {
    const personal = readPersonal(vault, row);
    const written = ownWords(row.kind, personal?.values ?? null);
    const headline = enquiryHeadline(row, personal?.values ?? null, content);
    return { row, personal, headline, written, start: written === null ? null : beginningOf(written, 200) };
  });
  const found = await foundIn(
    sql,
    vault,
    read.map(({ row, personal, headline, written, start }) => ({
      id: row.id,
      shown: shownIn(personal, headline, start),
      written: written ?? '',
      form: Object.values(personal?.values ?? {}).flat(),
      tags: tags.get(row.id) ?? [],
    })),
    query,
  );
  return read.map(({ row, personal, headline, start }) => {
    const values = personal?.values ?? null;
    return {
      reference: row.reference,
      kind: row.kind,
      state: row.state,
      receivedAt: isoTime(row.received_at),
      name: nameOf(personal),
      headline,
      words: start,
      country: (values && words(values, 'country')) || null,
      address: (values && words(values, 'email')) || null,
      suspicion: row.suspicion,
      page: row.page,
      tags: [...(tags.get(row.id) ?? [])],
      earlier: earlier.get(row.id) ?? 0,
      work: shownWork(row, reasons.get(row.id) ?? [], offeredAfter, now),
      presence: [...(present.get(row.id) ?? [])],
      urgent: row.turn === 0,
      found: found.get(row.id) ?? null,
    };
  });
}
