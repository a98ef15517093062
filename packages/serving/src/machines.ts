import type { DatabaseClock } from './database-clock.ts';
import { type Database, ownTable } from './own-table.ts';
import { processClock } from './process-clock.ts';
import type { Release } from './release.ts';
import { within } from './within.ts';

/** An alert in force at a machine, as the others show it. */
export interface MachineAlert {
  /** What it is about, the same at every machine where they share it. */
  readonly key: string;
  readonly kind: string;
  readonly message: string;
  /** ISO 8601. */
  readonly since: string;
}

/** What a program says of itself and its machine. It holds no secret and nothing of a person. */
export interface OwnNote extends Release {
  readonly machine: string;
  readonly program: 'site' | 'studio';
  readonly host: string;
  readonly roles: readonly string[];
  /** How many connections to the database it may have at once. */
  readonly connections: number;
  /** By which keys that are the same are known. */
  readonly keys: string;
}

/** The store a program has its pictures in: how it is named, and a mark that lies in it; empty where none does, `null` where it could not be read. */
export interface MediaNote {
  readonly words: string;
  readonly mark: string | null;
}

/** What is known of a program of any machine. */
export interface MachineNote extends OwnNote {
  readonly startedAt: string;
  /** Since it was seen last, by the database's clock. */
  readonly seenSecondsAgo: number;
  /** By as many milliseconds its clock is ahead of the database's; `null` before that was measured. */
  readonly clockAheadMs: number | null;
  /** `null` for one that reads pictures through the studio. */
  readonly media: MediaNote | null;
  readonly alerts: readonly MachineAlert[];
}

/** Seconds after which a machine that says nothing is one that is not there. */
export const unseenAfterSeconds = 60;
/** Milliseconds between two notes. */
const everyMs = 15_000;
/** Every so many notes the store of pictures is looked at. */
const mediaEvery = 4;
/** Milliseconds a stop waits for the last note: a machine that is missed does less harm than one that does not end. */
const stopWithin = 500;

const makeTable = `CREATE SCHEMA IF NOT EXISTS serving;
  CREATE UNLOGGED TABLE IF NOT EXISTS serving.machines (
    machine text NOT NULL, program text NOT NULL, host text NOT NULL, version text NOT NULL, built_from text, roles text NOT NULL,
    connections integer NOT NULL, keys_mark text NOT NULL, media_words text, media_mark text, clock_ahead_ms integer,
    alerts jsonb NOT NULL, started_at timestamptz NOT NULL, seen_at timestamptz NOT NULL, PRIMARY KEY (machine, program))`;

/** A program that says nothing for a day is forgotten. */
const write = `WITH gone AS (DELETE FROM serving.machines WHERE seen_at < now() - interval '1 day')
  INSERT INTO serving.machines (machine, program, host, version, built_from, roles, connections, keys_mark, media_words, media_mark,
    clock_ahead_ms, alerts, started_at, seen_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, now() - $13 * interval '1 second', now())
  ON CONFLICT (machine, program) DO UPDATE SET host = excluded.host, version = excluded.version, built_from = excluded.built_from,
    roles = excluded.roles, connections = excluded.connections, keys_mark = excluded.keys_mark, media_words = excluded.media_words,
    media_mark = excluded.media_mark, clock_ahead_ms = excluded.clock_ahead_ms, alerts = excluded.alerts,
    started_at = excluded.started_at, seen_at = excluded.seen_at`;

const readAll = `SELECT machine, program, host, version, built_from, roles, connections, keys_mark, media_words, media_mark, clock_ahead_ms,
    alerts, extract(epoch FROM started_at)::float8 AS started, extract(epoch FROM now() - seen_at)::float8 AS unseen
  FROM serving.machines ORDER BY host, machine, program`;

interface Row {
  readonly machine: string;
  readonly program: OwnNote['program'];
  readonly host: string;
  readonly version: string;
  readonly built_from: string | null;
  readonly roles: string;
  readonly connections: number;
  readonly keys_mark: string;
  readonly media_words: string | null;
  readonly media_mark: string | null;
  readonly clock_ahead_ms: number | null;
  readonly alerts: readonly MachineAlert[];
  readonly started: number;
  readonly unseen: number;
}

const noteOf = (row: Row): MachineNote => ({
  machine: row.machine,
  program: row.program,
  host: row.host,
  version: row.version,
  commit: row.built_from,
  roles: row.roles.split(','),
  connections: row.connections,
  keys: row.keys_mark,
  startedAt: new Date(row.started * 1000).toISOString(),
  seenSecondsAgo: Math.max(0, row.unseen),
  clockAheadMs: row.clock_ahead_ms,
  media: row.media_words === null ? null : { words: row.media_words, mark: row.media_mark },
  alerts: row.alerts,
});

/** Everybody who noted anything within a day. @throws what the driver throws, also where nobody ever did */
export async function readMachines(database: Database): Promise<readonly MachineNote[]> {
  const { rows } = (await database.query({ text: readAll })) as { rows: readonly Row[] };
  return rows.map(noteOf);
}

export interface MachineBoardParts {
  readonly database: Database;
  readonly own: OwnNote;
  /** Looks at the store of pictures; `null` where this program has none of its own. Never asked twice at a time. */
  readonly media: (() => Promise<MediaNote>) | null;
  /** What is wrong here now. */
  readonly alerts: () => readonly MachineAlert[];
  /** The database could not be asked; said once until it can be again. */
  readonly onFault: (error: unknown) => void;
  /** What is compared with the database's clock before each note; that of this process when absent. */
  readonly clock?: Pick<DatabaseClock, 'compare' | 'aheadMs'>;
}

/** Where the machines that share a database note what they are, and read it of each other. */
export interface MachineBoard {
  start(): void;
  /** Notes and reads once. Never throws. */
  look(): Promise<void>;
  /** What was read last, of this program and all others; those that have gone silent too. */
  notes(): readonly MachineNote[];
  /** What other machines that are there say is wrong. */
  alertsOfOthers(): readonly MachineAlert[];
  /** Takes itself off, within half a second or not: who stopped as planned is not missed. */
  stop(): Promise<void>;
}

export function createMachineBoard(parts: MachineBoardParts): MachineBoard {
  const { database, own, clock = processClock } = parts;
  const ask = ownTable(database, makeTable);
  const began = performance.now();
  let notes: readonly MachineNote[] = [];
  let media: MediaNote | null = null;
  let lookingAtMedia = false;
  let looks = 0;
  let told = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let stopped = false;

  /** Beside the notes: a store that does not answer holds none of them up. What it says stands in the next one. */
  function lookAtMedia(): void {
    if (!parts.media || lookingAtMedia) return;
    lookingAtMedia = true;
    void parts
      .media()
      .then(
        (found) => {
          media = found;
        },
        () => {
          if (media) media = { ...media, mark: null };
        },
      )
      .finally(() => {
        lookingAtMedia = false;
      });
  }

  async function note(): Promise<void> {
    // One whose mark is not known yet is looked at each time.
    if (looks % mediaEvery === 0 || !media?.mark) lookAtMedia();
    looks += 1;
    await clock.compare();
    await ask(write, [
      own.machine,
      own.program,
      own.host,
      own.version,
      own.commit,
      own.roles.join(','),
      own.connections,
      own.keys,
      media?.words ?? null,
      media?.mark ?? null,
      clock.aheadMs(),
      JSON.stringify(parts.alerts()),
      (performance.now() - began) / 1000,
    ]);
    notes = await readMachines(database);
    told = false;
  }

  async function look(): Promise<void> {
    looking = looking.then(note).catch((error: unknown) => {
      // What others said is not known any more.
      notes = [];
      if (!told) parts.onFault(error);
      told = true;
    });
    await looking;
  }

  function next(): void {
    void look().then(() => {
      if (!stopped) timer = setTimeout(next, everyMs).unref();
    });
  }

  return {
    start() {
      if (!stopped) next();
    },
    look,
    notes: () => notes,
    alertsOfOthers: () =>
      notes
        .filter(
          ({ machine, seenSecondsAgo }) => machine !== own.machine && seenSecondsAgo < unseenAfterSeconds,
        )
        .flatMap(({ alerts }) => alerts),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const off = looking.then(() =>
        ask('DELETE FROM serving.machines WHERE machine = $1 AND program = $2', [own.machine, own.program]),
      );
      await within(stopWithin, off).catch(() => {});
    },
  };
}
