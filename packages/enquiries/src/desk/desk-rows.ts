import type { DeskRow } from '@sundowner/desk-wire/list';
import type { AttentionReason } from '@sundowner/desk-wire/work';
import { isoTime } from '../clock.ts';
import { tagsOf } from '../conversation/tags.ts';
import type { FormContent } from '../forms/form-content.ts';
import type { Sql } from '../store/database/port.ts';
import type { PersonalFields } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import { presentAt } from '../work/presence.ts';
import type { WorkStatus } from '../work/work-status.ts';
import { foundIn } from './found-rows.ts';
import { enquiryHeadline } from './headline.ts';
import { attention } from './list-condition.ts';
import { nameOf, readPersonal, words } from './read-personal.ts';
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

const marks = (ids: readonly string[]) => ids.map(() => '?').join(', ');

/** Reasons no row of an enquiry says; asked for in one statement, since each would be a round trip for every list. */
const lookedUp = ['refused', 'stopped', 'unsafe-file', 'not-theirs'] as const;

/** Why each of these enquiries needs a person. */
export async function attentionOf(
  sql: Sql,
  rows: readonly Pick<ListedRow, 'id' | 'dueAt' | 'firstAnswerAt' | 'work' | 'state'>[],
  now: number,
): Promise<ReadonlyMap<string, readonly AttentionReason[]>> {
  const ids = rows.map(({ id }) => id);
  const reasons = new Map<string, AttentionReason[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return reasons;
  for (const { id, dueAt, firstAnswerAt, work, state } of rows) {
    const isOurs = state === 'accepted' && (work === 'new' || work === 'open');
    if (isOurs && dueAt !== null && dueAt < now && firstAnswerAt === null) reasons.get(id)?.push('late');
  }
  const found = await sql.rows<{ reason: AttentionReason; enquiry_id: string }>(
    lookedUp
      .map(
        (reason) =>
          `SELECT DISTINCT '${reason}' AS reason, enquiry_id FROM (${attention[reason]}) AS found WHERE enquiry_id IN (${marks(ids)})`,
      )
      .join(' UNION ALL '),
    lookedUp.flatMap(() => ids),
  );
  for (const reason of lookedUp)
    for (const { enquiry_id: id } of found.filter((each) => each.reason === reason))
      reasons.get(id)?.push(reason);
  return reasons;
}

async function earlierOf(sql: Sql, rows: readonly ListedRow[]): Promise<ReadonlyMap<string, number>> {
  const known = rows.filter(({ who }) => who !== null).map(({ id }) => id);
  if (known.length === 0) return new Map();
  const found = await sql.rows<{ id: string; earlier: number }>(
    `SELECT e.id, (SELECT COUNT(*) FROM enquiries o WHERE o.person = e.person AND o.received_at < e.received_at
        AND o.merged_into IS NULL) AS earlier
      FROM enquiries e WHERE e.id IN (${marks(known)})`,
    known,
  );
  return new Map(found.map(({ id, earlier }) => [id, earlier]));
}

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
  const ids = rows.map(({ id }) => id);
  const [reasons, earlier, tags, present] = [
    await attentionOf(sql, rows, now),
    await earlierOf(sql, rows),
    await tagsOf(sql, ids),
    await presentAt(sql, ids, now),
  ];
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
