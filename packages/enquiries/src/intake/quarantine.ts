import { setImmediate as turn } from 'node:timers/promises';
import type { ActiveAlert, Alerts } from '../alerts/alerts.ts';
import { isoTime, minute } from '../clock.ts';
import type { EnquiryLimits } from '../limits.ts';
import type { Store } from '../store/database/port.ts';
import { erasePersonal, onLegalHold } from '../store/erase-personal.ts';
import { floodFirst, type HeldEnquiry } from './flood-first.ts';

/** Emptied in one transaction, for which senders of forms wait. */
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

/** Read at once: on SQLite nobody else is answered meanwhile. */
const pieceSize = 500;

/** All that is held and may be emptied, the newest first, with a turn for everybody else after each piece. */
async function* heldInPieces({ read }: Store, most: number): AsyncGenerator<readonly HeldEnquiry[]> {
  let from: readonly [receivedAt: number, id: string] = [Number.MAX_SAFE_INTEGER, ''];
  for (let seen = 0; seen < most; seen += pieceSize) {
    const [receivedAt, id] = from;
    const piece = await read.rows<HeldEnquiry>(
      `SELECT e.id, e.received_at AS "receivedAt", e.suspicion, m.network, m.wider, m.shape
        FROM enquiries e LEFT JOIN held_marks m ON m.enquiry_id = e.id
        WHERE e.state <> 'accepted' AND e.state = 'quarantined' AND NOT ${onLegalHold}
          AND e.received_at <= ? AND (e.received_at < ? OR e.id < ?)
        ORDER BY e.received_at DESC, e.id DESC LIMIT ${pieceSize}`,
      [receivedAt, receivedAt, id],
    );
    yield piece;
    const last = piece.at(-1);
    if (!last || piece.length < pieceSize) return;
    from = [last.receivedAt, last.id];
    await turn();
  }
}

const tooMany = (store: Store, held: number, cap: number, now: number): Promise<string[]> =>
  floodFirst(
    heldInPieces(store, 4 * cap + mostPerRound),
    Math.min(mostPerRound, held - cap),
    leastOfFlood(cap),
    now,
  );

/** The last time a quarantine above its cap was looked through. */
interface Look {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly emptied: number;
  /** How many it held afterwards. */
  readonly left: number;
}

/** To look through thousands takes time from visitors: it is done once for every fiftieth part that comes, and else once a minute. */
const isFresh = (look: Look, held: number, now: number): boolean =>
  held - look.left < Math.ceil(look.left / 50) && Math.abs(now - look.at) < minute;

function alertsOf(held: number, look: Look | null, cap: number): ActiveAlert[] {
  if (held < nearlyFull * cap) return [];
  const room = `The quarantine holds ${held} enquiries and has room for ${cap}.`;
  const people = 'People may be among them: look at them at the desk.';
  if (look && look.left > cap && held > cap) {
    const kept = 'What came within a week and differs from the rest is kept all the same.';
    return [{ topic: 'held', message: `${room} ${kept} ${people}`, weight: 2 }];
  }
  if (look) {
    const gone = `${look.emptied} were emptied at ${isoTime(look.at)}, those of a flood first.`;
    return [{ topic: 'held', message: `${room} ${gone} ${people}`, weight: 1 }];
  }
  const next = 'When it is full, those of a flood are emptied first.';
  return [{ topic: 'held', message: `${room} ${next} ${people}` }];
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

export interface Quarantine {
  /** @returns how many were emptied */
  purge(now: number): Promise<number>;
}

/**
 * Empties what was held or discarded and is older than 30 days, and of a quarantine above its cap the flood first: a sender who is held may
 * be a person who was told that we have it. What came within a week and differs from the flood is never emptied for its sake.
 * From four fifths of the cap on an alert stands.
 */
export function createQuarantine(
  store: Store,
  { quarantineAge, quarantineCap: cap }: QuarantineLimits,
  alerts: Pick<Alerts, 'activateOnly'>,
): Quarantine {
  let look: Look | null = null;

  /** Empties what is too many, unless that was looked for a moment ago. @returns how many */
  async function emptyExcess(held: number, now: number): Promise<number> {
    if (held < nearlyFull * cap) look = null;
    if (held <= cap || (look && isFresh(look, held, now))) return 0;
    const flood = await tooMany(store, held, cap, now);
    await empty(store, flood, now);
    look = { at: now, emptied: flood.length, left: held - flood.length };
    return flood.length;
  }

  return {
    async purge(now) {
      const before = now - quarantineAge;
      const old = await aged(store, before);
      await empty(store, old, now);
      const held = await countHeld(store);
      const emptied = await emptyExcess(held, now);
      if (await anyNetworks(store, before)) await forgetNetworks(store, before);
      alerts.activateOnly('quarantine-full', alertsOf(held - emptied, look, cap));
      return old.length + emptied;
    },
  };
}
