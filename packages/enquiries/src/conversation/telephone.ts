import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import { type Refused, refuse } from '../work/access.ts';
import { markChanged, recordAction } from '../work/change.ts';
import { nextStatus } from '../work/transitions.ts';
import { type WorkRow, writeWork } from '../work/work-status.ts';
import { pickStatus } from './answer-rows.ts';
import { sealMessage, textContent } from './message-content.ts';

export interface Call {
  readonly outcome: 'spoke' | 'left-message' | 'no-reply';
  readonly words: string;
}

const did = {
  spoke: 'spoke to them by telephone',
  'left-message': 'left a message by telephone',
  'no-reply': 'rang, without a reply',
} as const;

/** Writes a telephone call down; one that reached them or their voice mail is an answer. */
export async function recordCall(
  sql: Sql,
  row: WorkRow,
  { outcome, words }: Call,
  { vault, asker, now }: { vault: Vault; asker: { id: string; name: string }; now: number },
): Promise<'done' | Refused> {
  const next = nextStatus(row, { type: 'telephone', by: asker.id, outcome }, now);
  if ('notNow' in next) return refuse('wrong-state', next.notNow);
  const id = newId(now);
  await sql.run(
    `INSERT INTO messages (id, enquiry_id, way, state, at, person, version, before, sealed)
      VALUES (?, ?, 'telephone', 'spoken', ?, ?, ?, ?, ?)`,
    [
      id,
      row.id,
      now,
      asker.id,
      next.version,
      outcome === 'no-reply' ? null : JSON.stringify(pickStatus(row)),
      sealMessage(vault, id, { ...textContent(words), subject: outcome }),
    ],
  );
  await writeWork(sql, row.id, next);
  await markChanged(sql, row.id, now, true);
  await recordAction(sql, row.id, { by: asker, now, action: did[outcome] });
  return 'done';
}
