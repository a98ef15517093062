import { type Database, ownTable } from './own-table.ts';

/** Whose turn it is to tell something: ours; nobody's, since it was told; another machine's, which may still fail. */
export type Turn = 'ours' | 'told' | 'another';

/** Who of several machines tells what all of them know. */
export interface ToldTogether {
  /**
   * Takes the turn to tell a thing by a channel, unless another machine has it or told it less than `again` milliseconds ago. A turn that is
   * not used up falls to another after two minutes.
   */
  take(
    channel: string,
    thing: string,
    times: { readonly now: number; readonly again: number },
  ): Promise<Turn>;
  /** It was told. */
  told(channel: string, things: readonly string[], now: number): Promise<void>;
  /** They are over: the next time they are news. */
  forget(things: readonly string[]): Promise<void>;
  /** When each thing was told last by any channel, in milliseconds since 1970. */
  all(): Promise<ReadonlyMap<string, number>>;
}

/** How long a machine may take to tell what it has the turn for. Milliseconds. */
const turn = 120_000;
/** By how much a moment may lie ahead of this machine's clock and count as past. */
const apart = 3_600_000;

const makeTable = `CREATE SCHEMA IF NOT EXISTS serving;
  CREATE UNLOGGED TABLE IF NOT EXISTS serving.told (
    channel text NOT NULL, thing text NOT NULL, holder text NOT NULL, until bigint NOT NULL, told_at bigint, PRIMARY KEY (channel, thing))`;

const takeTurn = `INSERT INTO serving.told AS t (channel, thing, holder, until) VALUES ($1, $2, $3, $4::bigint)
  ON CONFLICT (channel, thing) DO UPDATE SET holder = excluded.holder, until = excluded.until, told_at = NULL
    WHERE (t.told_at IS NULL AND (t.holder = $3 OR t.until < $5::bigint OR t.until > $4::bigint + ${apart}))
      OR t.told_at <= $6::bigint OR t.told_at > $5::bigint + ${apart}
  RETURNING holder`;

/** @param machine this one */
export function tellTogether(database: Database, machine: string): ToldTogether {
  const ask = ownTable(database, makeTable);
  return {
    async take(channel, thing, { now, again }) {
      const taken = await ask(takeTurn, [channel, thing, machine, now + turn, now, now - again]);
      if (taken.length > 0) return 'ours';
      const [row] = await ask('SELECT told_at FROM serving.told WHERE channel = $1 AND thing = $2', [
        channel,
        thing,
      ]);
      return row && row.told_at !== null ? 'told' : 'another';
    },
    async told(channel, things, now) {
      await ask(
        `INSERT INTO serving.told (channel, thing, holder, until, told_at) SELECT $1, each, $3, $4::bigint, $4::bigint FROM unnest($2::text[]) each
          ON CONFLICT (channel, thing) DO UPDATE SET told_at = excluded.told_at`,
        [channel, [...things], machine, now],
      );
    },
    async forget(things) {
      await ask('DELETE FROM serving.told WHERE thing = ANY($1::text[])', [[...things]]);
    },
    async all() {
      const rows = await ask(
        'SELECT thing, max(told_at)::float8 AS at FROM serving.told WHERE told_at IS NOT NULL GROUP BY thing',
      );
      return new Map(rows.map(({ thing, at }) => [String(thing), Number(at)]));
    },
  };
}
