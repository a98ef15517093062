import { maySeeKind } from '@sundowner/brand';
import type { Zone } from '@sundowner/calendar/zone';
import type { BulkVerb } from '@sundowner/desk-wire/bulk';
import { plainTag } from '../../conversation/tags.ts';
import { endedUnclear } from '../../delivery/outbox/unclear-ends.ts';
import type { Sql } from '../../store/database/port.ts';
import { applicationsNotForThem } from '../../work/access.ts';
import { colleagues } from '../../work/people.ts';
import { deskSettings } from '../../work/settings.ts';
import { nextStatus, type WorkEvent } from '../../work/transitions.ts';
import type { WorkRow } from '../../work/work-status.ts';
import { snoozeEnd } from '../../work/working-hours.ts';

/** Deliveries of an enquiry itself that can be made again with many: what failed or waits. */
export const readyAgain = `message = '' AND state IN ('dead', 'waiting') AND NOT ${endedUnclear}`;

/** Why some were left, each reason with how many it was. */
export class Reasons {
  readonly #counts = new Map<string, number>();

  add(reason: string): void {
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
  }

  /** The most frequent first. */
  list(): { reason: string; count: number }[] {
    return [...this.#counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count);
  }
}

/** Says of an enquiry why an act does not fit it, a sentence for the person; `null` where it does. */
export type Misfit = (row: WorkRow) => string | null;

/** References of one question. */
const step = 500;

/** Which of these enquiries a condition with one parameter finds. */
async function among(
  sql: Sql,
  rows: readonly WorkRow[],
  text: string,
  parameters: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let from = 0; from < rows.length; from += step) {
    const ids = rows.slice(from, from + step).map(({ id }) => id);
    const some = await sql.rows<{ enquiry_id: string }>(
      `SELECT DISTINCT enquiry_id FROM ${text} AND enquiry_id IN (${ids.map(() => '?').join(', ')})`,
      [...parameters, ...ids],
    );
    for (const { enquiry_id: id } of some) found.add(id);
  }
  return found;
}

const byState =
  (event: (row: WorkRow) => WorkEvent, now: number): Misfit =>
  (row) => {
    const next = nextStatus(row, event(row), now);
    return 'notNow' in next ? next.notNow : null;
  };

async function giving(sql: Sql, to: string | null, now: number): Promise<Misfit> {
  const person = to === null ? null : (await colleagues(sql, now)).find(({ id, left }) => id === to && !left);
  const state = byState(() => ({ type: 'give', to }), now);
  return (row) => {
    if (person === undefined) return 'There is no such person at the desk.';
    if (row.assignee === to) return to === null ? 'It is with nobody.' : 'It is with them already.';
    return person === null || maySeeKind(person, row.kind) ? state(row) : applicationsNotForThem;
  };
}

async function fitting(
  sql: Sql,
  rows: readonly WorkRow[],
  verb: BulkVerb,
  now: number,
  zone: Zone,
): Promise<Misfit> {
  switch (verb.act) {
    case 'give':
      return giving(sql, verb.to, now);
    case 'tag': {
      const tagged = await among(sql, rows, 'tags WHERE tag = ?', [plainTag(verb.tag)]);
      return ({ id }) => {
        if (tagged.has(id) !== verb.set) return null;
        return verb.set ? 'It has that tag already.' : 'It does not have that tag.';
      };
    }
    case 'snooze': {
      const until = snoozeEnd(Date.parse(verb.until), await deskSettings(sql), zone);
      return byState(() => ({ type: 'snooze', until }), now);
    }
    case 'resend': {
      const channel = verb.channel === undefined ? '' : ' AND channel = ?';
      const ready = await among(
        sql,
        rows,
        `deliveries WHERE ${readyAgain}${channel}`,
        verb.channel === undefined ? [] : [verb.channel],
      );
      return ({ id, state }) => {
        if (state !== 'accepted') return 'Only an accepted enquiry is sent.';
        return ready.has(id) ? null : 'Nothing of it has failed or waits.';
      };
    }
    case 'reopen':
      return byState(() => ({ type: 'reopen', away: false }), now);
    default:
      return byState(() => ({ type: verb.act }), now);
  }
}

/** What an act is to these enquiries. */
export async function misfitOf(
  sql: Sql,
  rows: readonly WorkRow[],
  verb: BulkVerb,
  now: number,
  zone: Zone,
): Promise<Misfit> {
  const fits = await fitting(sql, rows, verb, now, zone);
  return (row) => {
    if (row.state === 'erased') return 'It was erased.';
    return row.eraseDueAt === null ? fits(row) : 'It is being erased.';
  };
}
