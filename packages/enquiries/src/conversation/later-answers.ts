import type { Sql } from '../store/database/port.ts';
import type { WorkStatus } from '../work/work-status.ts';
import { type Before, type OwnMessage, readBefore } from './answer-rows.ts';

/** An answer, or a call that reached them, that was given after another one and stands. */
interface LaterAnswer {
  readonly id: string;
  readonly way: 'answer' | 'telephone';
  readonly at: number;
  readonly person: string | null;
  readonly before: string;
}

/** What an answer, or a call that was one, made of the work. */
export interface Made {
  readonly id: string;
  /** Milliseconds since 1970: when it was given. */
  readonly since: number;
  readonly work: WorkStatus['work'];
}

const laterAnswers = (sql: Sql, enquiryId: string, version: number): Promise<LaterAnswer[]> =>
  sql.rows<LaterAnswer>(
    `SELECT m.id, m.way, m.at, m.person, m.before FROM messages m
      WHERE m.enquiry_id = ? AND m.way IN ('answer', 'telephone') AND m.state IN ('sent', 'spoken') AND m.before IS NOT NULL
        AND m.version > ? AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.message = m.id AND d.state = 'dead')
      ORDER BY m.version, m.at`,
    [enquiryId, version],
  );

/** Whose the first answer is, where `made` is none: the one there was before it, or the earliest of those after it. */
function firstWithout(
  now: WorkStatus,
  before: Before | null,
  made: Pick<Made, 'since'>,
  later: readonly LaterAnswer[],
): Pick<WorkStatus, 'firstAnswerAt' | 'firstAnswerBy'> {
  if (now.firstAnswerAt !== made.since) return now;
  if (before && before.firstAnswerAt !== null) return before;
  const [next] = later;
  return { firstAnswerAt: next?.at ?? null, firstAnswerBy: next?.person ?? null };
}

/** Where the work stands without an answer that nobody receives; `untouched`: nothing was done to it since. */
function without(
  now: WorkStatus,
  before: Before,
  made: Made,
  later: readonly LaterAnswer[],
): { readonly status: WorkStatus; readonly untouched: boolean } {
  const untouched = now.since === made.since && now.work === made.work;
  return {
    untouched,
    status: {
      ...now,
      // The answer had ended a snooze; one that stands now was set since.
      ...(untouched
        ? { work: before.work, since: before.since, snoozeUntil: now.snoozeUntil ?? before.snoozeUntil }
        : {}),
      ...pickFirst(firstWithout(now, before, made, later)),
    },
  };
}

export const pickFirst = ({
  firstAnswerAt,
  firstAnswerBy,
}: Pick<WorkStatus, 'firstAnswerAt' | 'firstAnswerBy'>) => ({
  firstAnswerAt,
  firstAnswerBy,
});

const keep = (sql: Sql, id: string, before: Before) =>
  sql.run('UPDATE messages SET before = ? WHERE id = ?', [JSON.stringify(before), id]);

/**
 * The work without an answer that is called back. What was answered after it says how the work stood before: without it now, so that of two
 * that are called back, whichever is the first, nothing is left; and the first answer of them replaces what this one had replaced. A call is
 * no answer to that: nobody calls it back, and it replaces nothing.
 *
 * @param before how the work stood before it
 * @param at now, in milliseconds since 1970
 */
export async function takeOut(
  sql: Sql,
  enquiryId: string,
  message: Pick<OwnMessage, 'version'>,
  {
    now,
    before,
    made,
    at,
  }: { readonly now: WorkStatus; readonly before: Before; readonly made: Made; readonly at: number },
): Promise<{ readonly status: WorkStatus; readonly replaced: Before | null }> {
  const later = await laterAnswers(sql, enquiryId, message.version);
  const nextAnswer = later.find(({ way }) => way === 'answer');
  for (const [place, each] of later.entries()) {
    const its = readBefore(each);
    if (!its) continue;
    const { status } = without(its, before, made, later.slice(0, place));
    const replaced =
      each === nextAnswer
        ? {
            reminders: [...(before.reminders ?? []), ...(its.reminders ?? [])].filter(
              ({ id }) => id !== made.id,
            ),
            dismissed: [...(before.dismissed ?? []), ...(its.dismissed ?? [])],
          }
        : {};
    await keep(sql, each.id, { ...its, ...status, ...replaced });
  }
  const { status, untouched } = without(now, before, made, later);
  // Its question has no answer now, though the other's has.
  const isOpen = before.ofTwo && status.work !== 'new' && status.work !== 'open';
  return {
    status: isOpen
      ? { ...status, work: 'open', since: untouched ? before.since : at, snoozeUntil: null }
      : status,
    replaced: nextAnswer ? null : before,
  };
}

/** Whose the first answer is, once nobody has received this one. */
export async function firstAfterRefusal(
  sql: Sql,
  enquiryId: string,
  message: Pick<OwnMessage, 'version' | 'before' | 'at'>,
  now: WorkStatus,
): Promise<Pick<WorkStatus, 'firstAnswerAt' | 'firstAnswerBy'>> {
  const made = { since: message.at };
  const later = await laterAnswers(sql, enquiryId, message.version);
  const before = readBefore(message);
  for (const [place, each] of later.entries()) {
    const its = readBefore(each);
    if (its)
      await keep(sql, each.id, {
        ...its,
        ...pickFirst(firstWithout(its, before, made, later.slice(0, place))),
      });
  }
  return pickFirst(firstWithout(now, before, made, later));
}
