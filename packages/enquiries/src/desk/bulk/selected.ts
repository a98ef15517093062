import type { Selection } from '@sundowner/desk-wire/bulk';
import type { Term } from '../../search/plain-words.ts';
import type { Sql } from '../../store/database/port.ts';
import { type Asker, seenKinds } from '../../work/access.ts';
import { allOf, anyOf, type Condition } from '../../work/condition.ts';
import type { WorkRow } from '../../work/work-status.ts';
import { plainReference } from '../desk-deps.ts';
import { foundCondition } from '../read-list.ts';

/** As `WorkRow` has them, of `enquiries e`. */
const columns = `e.id, e.reference, e.kind, e.state, e.work, e.work_since AS "since", e.assignee, e.snooze_until AS "snoozeUntil",
  e.first_answer_at AS "firstAnswerAt", e.first_answer_by AS "firstAnswerBy", e.due_at AS "dueAt", e.conversation AS "version",
  e.received_at AS "receivedAt", e.erase_due_at AS "eraseDueAt"`;

/** Each by its own reference, or by that of one that was merged into it. */
const partOf = ({ text, parameters }: Condition): Condition => ({
  text: `e.id IN (SELECT COALESCE(r.merged_into, r.id) FROM enquiries r WHERE ${text})`,
  parameters,
});

/** What is selected, as a condition: never what the asker may not see. */
export async function selectedCondition(
  sql: Sql,
  term: Term,
  selection: Selection,
  asker: Asker,
  now: number,
): Promise<Condition> {
  if (selection.of === 'filter') return (await foundCondition(sql, term, selection, asker, now)).condition;
  const references = [...new Set(selection.references.map(plainReference))];
  return allOf([
    partOf(anyOf('r.reference', references)),
    { text: "e.state <> 'erased'", parameters: [] },
    { text: seenKinds(asker), parameters: [] },
  ]);
}

/** The work on everything selected, the newest first. @param most how many at most */
export const selectedRows = (sql: Sql, { text, parameters }: Condition, most: number): Promise<WorkRow[]> =>
  sql.rows<WorkRow>(
    `SELECT ${columns} FROM enquiries e WHERE ${text} ORDER BY (e.received_at + 0) DESC, e.id DESC LIMIT ?`,
    [...parameters, most],
  );
