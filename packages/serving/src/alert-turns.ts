import { type Database, ownTable } from './own-table.ts';

/** Whose turn it is to send something: ours; nobody's, since it was sent; another machine's, which may still fail. */
export type Turn = 'ours' | 'sent' | 'another';

/** Who of several machines sends an alert about what all of them find. */
export interface AlertTurns {
  /**
   * Claims the turn to send a thing by a channel, unless another machine has it or sent it less than `again` milliseconds ago. A turn that is
   * not used up falls to another after two minutes.
   */
  claim(
    channel: string,
    thing: string,
    times: { readonly now: number; readonly again: number },
  ): Promise<Turn>;
  /** They were sent; one may be named more than once. */
  sent(channel: string, things: readonly string[], now: number): Promise<void>;
  /** They are over: the next time they are news. */
  forget(things: readonly string[]): Promise<void>;
  /** When each thing was sent last by any channel, in milliseconds since 1970. */
  all(): Promise<ReadonlyMap<string, number>>;
}

/** How long a machine may take to send what it has the turn for. Milliseconds. */
const turn = 120_000;
/** By how much a moment may lie ahead of this machine's clock and count as past. */
const apart = 3_600_000;
/** How long it is kept that something was sent: longer than anything that stands is silent. */
const keptFor = 30 * 86_400_000;

const makeTable = `CREATE SCHEMA IF NOT EXISTS serving;
  CREATE UNLOGGED TABLE IF NOT EXISTS serving.sent_alerts (
    channel text NOT NULL, thing text NOT NULL, holder text NOT NULL, until bigint NOT NULL, sent_at bigint, PRIMARY KEY (channel, thing))`;

const claimTurn = `INSERT INTO serving.sent_alerts AS t (channel, thing, holder, until) VALUES ($1, $2, $3, $4::bigint)
  ON CONFLICT (channel, thing) DO UPDATE SET holder = excluded.holder, until = excluded.until, sent_at = NULL
    WHERE (t.sent_at IS NULL AND (t.holder = $3 OR t.until < $5::bigint OR t.until > $4::bigint + ${apart}))
      OR t.sent_at <= $6::bigint OR t.sent_at > $5::bigint + ${apart}
  RETURNING holder`;

/** @param machine this one */
export function alertTurns(database: Database, machine: string): AlertTurns {
  const ask = ownTable(database, makeTable);
  return {
    async claim(channel, thing, { now, again }) {
      const taken = await ask(claimTurn, [channel, thing, machine, now + turn, now, now - again]);
      if (taken.length > 0) return 'ours';
      const [row] = await ask('SELECT sent_at FROM serving.sent_alerts WHERE channel = $1 AND thing = $2', [
        channel,
        thing,
      ]);
      return row && row.sent_at !== null ? 'sent' : 'another';
    },
    async sent(channel, things, now) {
      await ask(
        `INSERT INTO serving.sent_alerts (channel, thing, holder, until, sent_at) SELECT $1, each, $3, $4::bigint, $4::bigint FROM unnest($2::text[]) each
          ON CONFLICT (channel, thing) DO UPDATE SET sent_at = excluded.sent_at`,
        [channel, [...new Set(things)], machine, now],
      );
      await ask('DELETE FROM serving.sent_alerts WHERE until < $1::bigint', [now - keptFor]);
    },
    async forget(things) {
      await ask('DELETE FROM serving.sent_alerts WHERE thing = ANY($1::text[])', [[...things]]);
    },
    async all() {
      const rows = await ask(
        'SELECT thing, max(sent_at)::float8 AS at FROM serving.sent_alerts WHERE sent_at IS NOT NULL GROUP BY thing',
      );
      return new Map(rows.map(({ thing, at }) => [String(thing), Number(at)]));
    },
  };
}
