import type { AttentionReason, Presence } from '@sundowner/desk-wire/work';
import { selectTags } from '../conversation/tags.ts';
import type { Sql } from '../store/database/port.ts';
import { presenceLapses, selectPresence, shownPresence } from '../work/presence.ts';
import type { WorkStatus } from '../work/work-status.ts';
import { attention } from './list-condition.ts';
import type { EnquiryRow } from './rows.ts';

/** Reasons no row of an enquiry says. */
const lookedUp = ['refused', 'stopped', 'unsafe-file', 'not-theirs'] as const;

type Judged = Pick<EnquiryRow, 'id' | 'state'> & Pick<WorkStatus, 'dueAt' | 'firstAnswerAt' | 'work'>;

/** One thing another table says of an enquiry. */
interface Fact {
  readonly what: (typeof lookedUp)[number] | 'earlier' | 'tag' | 'present';
  readonly enquiry_id: string;
  /** A tag, a person. */
  readonly said: string | null;
  readonly doing: Presence['doing'] | null;
  /** A number of enquiries, a time. */
  readonly n: number | null;
}

const marks = (ids: readonly string[]) => ids.map(() => '?').join(', ');

const selectReasons = (ids: readonly string[]): string =>
  lookedUp
    .map(
      (reason) =>
        `SELECT DISTINCT '${reason}' AS what, enquiry_id, CAST(NULL AS TEXT) AS said, CAST(NULL AS TEXT) AS doing, CAST(NULL AS BIGINT) AS n
          FROM (${attention[reason]}) AS found WHERE enquiry_id IN (${marks(ids)})`,
    )
    .join(' UNION ALL ');

function reasonsOf(
  rows: readonly Judged[],
  facts: readonly Fact[],
  now: number,
): ReadonlyMap<string, readonly AttentionReason[]> {
  const reasons = new Map<string, AttentionReason[]>(rows.map(({ id }) => [id, []]));
  for (const { id, dueAt, firstAnswerAt, work, state } of rows) {
    const isOurs = state === 'accepted' && (work === 'new' || work === 'open');
    if (isOurs && dueAt !== null && dueAt < now && firstAnswerAt === null) reasons.get(id)?.push('late');
  }
  for (const reason of lookedUp)
    for (const { enquiry_id: id } of facts.filter(({ what }) => what === reason))
      reasons.get(id)?.push(reason);
  return reasons;
}

/** Why each of these enquiries needs a person. */
export async function attentionOf(
  sql: Sql,
  rows: readonly Judged[],
  now: number,
): Promise<ReadonlyMap<string, readonly AttentionReason[]>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const facts = await sql.rows<Fact>(
    selectReasons(ids),
    lookedUp.flatMap(() => ids),
  );
  return reasonsOf(rows, facts, now);
}

/** What other tables say of the enquiries of a page. */
interface RowFacts {
  readonly reasons: ReadonlyMap<string, readonly AttentionReason[]>;
  /** How many enquiries of the same person came before. */
  readonly earlier: ReadonlyMap<string, number>;
  readonly tags: ReadonlyMap<string, readonly string[]>;
  readonly present: ReadonlyMap<string, readonly Presence[]>;
}

/** All of it in one statement: each by itself would be a round trip of every list. */
export async function factsOf(sql: Sql, rows: readonly Judged[], now: number): Promise<RowFacts> {
  const ids = rows.map(({ id }) => id);
  const facts =
    ids.length === 0
      ? []
      : await sql.rows<Fact>(
          `${selectReasons(ids)}
            UNION ALL SELECT 'earlier', e.id, NULL, NULL, (SELECT COUNT(*) FROM enquiries o WHERE o.person = e.person
              AND o.received_at < e.received_at AND o.merged_into IS NULL)
              FROM enquiries e WHERE e.person IS NOT NULL AND e.id IN (${marks(ids)})
            UNION ALL SELECT 'tag', enquiry_id, tag, NULL, at FROM (${selectTags(ids)}) AS tagged
            UNION ALL SELECT 'present', enquiry_id, person, doing, since FROM (${selectPresence(ids)}) AS seen
            ORDER BY n, said`,
          [...lookedUp.flatMap(() => ids), ...ids, ...ids, ...ids, now - presenceLapses],
        );
  const earlier = new Map<string, number>();
  const tags = new Map<string, string[]>(ids.map((id) => [id, []]));
  const present = new Map<string, Presence[]>(ids.map((id) => [id, []]));
  for (const { what, enquiry_id: id, said, doing, n } of facts) {
    if (what === 'earlier') earlier.set(id, n ?? 0);
    if (what === 'tag' && said !== null) tags.get(id)?.push(said);
    if (what === 'present' && said !== null && doing !== null && n !== null)
      present.get(id)?.push(shownPresence({ person: said, doing, since: n }));
  }
  return { reasons: reasonsOf(rows, facts, now), earlier, tags, present };
}
