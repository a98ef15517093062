import type { Alerts, Standing } from '../alerts/alerts.ts';
import { erasePersonal } from '../keeping/erase-personal.ts';
import { onLegalHold } from '../keeping/legal-hold.ts';
import type { Store } from '../keeping/store/port.ts';
import type { EnquiryLimits } from '../limits.ts';
import { floodFirst, type HeldEnquiry } from './flood-first.ts';

/** Emptied in one transaction, for which whoever posts waits. */
const atOnce = 100;
const mostPerRound = 2000;
/** So full, as a share of its cap, it is told of. */
const nearlyFull = 0.8;

type QuarantineLimits = Pick<EnquiryLimits, 'quarantineAge' | 'quarantineCap'>;

async function empty(store: Store, ids: readonly string[], now: number): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce) {
    await store.transaction(async (sql) => {
      for (const id of ids.slice(from, from + atOnce)) {
        // Somebody may have released it meanwhile; from here on nobody does before it is emptied.
        const held = await sql.run(
          "UPDATE enquiries SET changed_at = ? WHERE id = ? AND state IN ('quarantined', 'discarded')",
          [now, id],
        );
        if (held > 0) await erasePersonal(sql, id, now);
      }
    });
  }
}

/** What was held or discarded, and has lain for as long as it is kept. */
async function aged({ read }: Store, before: number): Promise<string[]> {
  const rows = await read.rows<{ id: string }>(
    `SELECT e.id FROM enquiries e WHERE e.state <> 'accepted' AND e.state IN ('quarantined', 'discarded')
        AND e.received_at <= ? AND NOT ${onLegalHold} ORDER BY e.received_at LIMIT ${mostPerRound}`,
    [before],
  );
  return rows.map(({ id }) => id);
}

async function countHeld({ read }: Store): Promise<number> {
  const [held] = await read.rows<{ count: number }>(
    "SELECT COUNT(*) AS count FROM enquiries WHERE state <> 'accepted' AND state = 'quarantined'",
  );
  return held?.count ?? 0;
}

/** So many alike are a flood: of a quarantine of 5,000, fifty. */
const leastOfFlood = (cap: number) => Math.max(3, Math.ceil(cap / 100));

async function tooMany({ read }: Store, held: number, cap: number, now: number): Promise<string[]> {
  if (held <= cap) return [];
  const rows = await read.rows<HeldEnquiry>(
    `SELECT e.id, e.received_at AS "receivedAt", e.suspicion, m.network, m.wider, m.shape
      FROM enquiries e LEFT JOIN held_marks m ON m.enquiry_id = e.id
      WHERE e.state <> 'accepted' AND e.state = 'quarantined' AND NOT ${onLegalHold}
      ORDER BY e.received_at DESC LIMIT ${4 * cap + mostPerRound}`,
  );
  return floodFirst(rows, Math.min(mostPerRound, held - cap), leastOfFlood(cap), now);
}

function standing(held: number, emptied: number, cap: number): Standing[] {
  if (held < nearlyFull * cap && emptied === 0) return [];
  const room = `The quarantine holds ${held} enquiries and has room for ${cap}.`;
  const look = 'People may be among them: look at them at the desk.';
  if (held > cap) {
    const kept = 'What came within a week and differs from the rest is kept all the same.';
    return [{ topic: 'held', message: `${room} ${kept} ${look}`, weight: 2 }];
  }
  if (emptied > 0 || held === cap) {
    const gone = `${emptied} were emptied now, those of a flood first.`;
    return [{ topic: 'held', message: `${room} ${gone} ${look}`, weight: 1 }];
  }
  return [{ topic: 'held', message: `${room} ${look}` }];
}

/** Networks of tickets are kept no longer than what was held. */
const forgetNetworks = (store: Store, before: number): Promise<unknown> =>
  store.transaction((sql) =>
    sql.run('UPDATE tickets SET networks = NULL WHERE networks IS NOT NULL AND used_at <= ?', [before]),
  );

async function anyNetworks({ read }: Store, before: number): Promise<boolean> {
  const rows = await read.rows('SELECT 1 FROM tickets WHERE networks IS NOT NULL AND used_at <= ? LIMIT 1', [
    before,
  ]);
  return rows.length > 0;
}

/**
 * Empties what was held or discarded and is older than 30 days, and of a quarantine above its cap the flood first: whoever is held may
 * be a person who was told that we have it. What came within a week and differs from the flood is never emptied for its sake.
 * From four fifths of the cap on an alert stands.
 *
 * @returns how many were emptied
 */
export async function purgeQuarantine(
  store: Store,
  now: number,
  { quarantineAge, quarantineCap }: QuarantineLimits,
  alerts: Pick<Alerts, 'standExactly'>,
): Promise<number> {
  const before = now - quarantineAge;
  const old = await aged(store, before);
  await empty(store, old, now);
  const held = await countHeld(store);
  const flood = await tooMany(store, held, quarantineCap, now);
  await empty(store, flood, now);
  if (await anyNetworks(store, before)) await forgetNetworks(store, before);
  alerts.standExactly('quarantine-full', standing(held - flood.length, flood.length, quarantineCap));
  return old.length + flood.length;
}
