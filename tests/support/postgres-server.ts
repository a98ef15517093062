import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../bin/product/ports.ts';
import { killTree, untilGone } from './process-tree.ts';

/** A PostgreSQL server of a test's own. */
export interface PostgresServer {
  /** Its first process; one for each session is a child of it. */
  readonly pid: number;
  /** A new, empty database. @returns its `postgres://` address */
  createDatabase(): Promise<string>;
  /** Ends it and its sessions at once, as a machine that loses its power does; what it had confirmed is on its disk. */
  kill(): Promise<void>;
  /** Starts it again where it stood, with these settings besides its own. @throws Error with its words when it does not start */
  start(more?: readonly string[]): Promise<void>;
  /** Stops it, and removes its own folder. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** With the memory PostgreSQL itself takes, and syncing: for measurements. */
  readonly asInstalled?: boolean;
  /** An empty folder of the caller's for what it holds; one of its own unless said. */
  readonly folder?: string;
  /** Such as `max_connections=20`. */
  readonly settings?: readonly string[];
}

/** The folder with `initdb` and `postgres`: `POSTGRES_BIN`, else the newest one the system's package manager installed. */
function binaries(): string {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged)
    ? readdirSync(packaged).sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
    : [];
  const places = [
    process.env.POSTGRES_BIN ?? '',
    ...versions.map((version) => join(packaged, version, 'bin')),
    '/opt/homebrew/bin',
    '/usr/local/bin',
    '/usr/bin',
  ];
  const found = places.find((place) => place !== '' && existsSync(join(place, 'initdb')));
  if (!found) {
    throw new Error(
      'PostgreSQL is not installed: install it ("apt-get install postgresql-15"), or set POSTGRES_BIN to the folder of initdb.',
    );
  }
  return found;
}

/** PostgreSQL refuses to run as root; there it is run as `postgres`, or as `nobody`. */
function account(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL cannot run as root, and there is no account "postgres" or "nobody" to run it as.',
  );
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function untilReady(url: string, server: ChildProcess, words: () => string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      await query(url, 'SELECT 1');
      return;
    } catch (error) {
      // A server that says there are too many sessions is ready.
      if ((error as { code?: string }).code === '53300') return;
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start: ${words()}`, { cause: error });
      }
      await delay(100);
    }
  }
}

/** How PostgreSQL's programs run in a folder: as the account that owns it. */
const inFolder = (folder: string) => ({
  cwd: folder,
  env: { NODE_ENV: 'test' as const, PATH: process.env.PATH, LANG: 'C.UTF-8' },
  ...account(),
});

/** A server on a data folder that is there. */
export interface ServedFolder {
  /** Of one of its databases. */
  address(database: string): string;
  pid(): number;
  isRunning(): boolean;
  /** Starts it with these settings. @throws Error with its words when it does not start */
  start(settings: readonly string[]): Promise<void>;
  /** Ends it and its sessions at once. */
  kill(): Promise<void>;
  /** Ends its sessions, and lets it finish. */
  stop(): Promise<void>;
}

function serve(data: string, folder: string, port: number): ServedFolder {
  const bin = binaries();
  const options = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder];
  const address = (database: string) => `postgres://sundowner@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | null = null;
  let last = '';

  const isRunning = () => server !== null && server.exitCode === null && server.signalCode === null;
  const killed = () => void server?.kill('SIGKILL');
  return {
    address,
    isRunning,
    pid: () => server?.pid ?? 0,
    async start(settings) {
      process.off('exit', killed).once('exit', killed);
      const started = spawn(join(bin, 'postgres'), [...options, ...settings.flatMap((one) => ['-c', one])], {
        ...inFolder(folder),
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      server = started;
      started.stderr?.on('data', (chunk) => {
        last = String(chunk).slice(-500);
      });
      await untilReady(address('postgres'), started, () => last);
    },
    async kill() {
      if (!server || !isRunning()) return;
      const ended = once(server, 'exit');
      const tree = server.pid === undefined ? [] : killTree(server.pid);
      await ended;
      // A session that is still there keeps its memory from the next start.
      await untilGone(tree);
    },
    async stop() {
      process.off('exit', killed);
      if (!server || !isRunning()) return;
      const ended = once(server, 'exit');
      // Fast shutdown: open sessions are ended.
      server.kill('SIGINT');
      const forced = setTimeout(() => server?.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(forced);
    },
  };
}

/** A server on a copy of another's data, which lies in a folder below this one; not started. */
export const servedCopy = async (folder: string, name: string): Promise<ServedFolder> =>
  serve(join(folder, name), folder, await freePort());

/** Runs commands in a folder, which is given to the account that servers run as; PostgreSQL's own programs are found. @throws Error with their words */
export function runAsPostgres(folder: string, commands: string): void {
  const owner = account();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const as = inFolder(folder);
  const { status, stderr, error } = spawnSync('sh', ['-euc', commands], {
    ...as,
    env: { ...as.env, PATH: `${binaries()}:${process.env.PATH}` },
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (status !== 0) throw new Error(`${commands} failed: ${stderr || error?.message}`);
}

/**
 * Starts a real PostgreSQL in a folder of its own on a free port of 127.0.0.1, with little memory and without
 * syncing to disk: the machine loses no power during a test, and a database per test is made ten times as fast.
 *
 * @throws Error with one sentence when PostgreSQL is not installed or does not start
 */
export async function startPostgres({
  asInstalled = false,
  folder: given,
  settings = [],
}: PostgresOptions = {}): Promise<PostgresServer> {
  const bin = binaries();
  const owner = account();
  const folder = given ?? mkdtempSync(join(tmpdir(), 'sundowner-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const remove = () => {
    if (given === undefined) rmSync(folder, { recursive: true, force: true });
  };
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'sundowner', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...inFolder(folder), encoding: 'utf8', timeout: 60_000 },
  );
  if (made.status !== 0) {
    remove();
    throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  }

  const set = [...(asInstalled ? [] : ['shared_buffers=32MB', 'fsync=off']), ...settings];
  const served = serve(data, folder, await freePort());
  const start = (more: readonly string[] = []) => served.start([...set, ...more]);
  async function stop(): Promise<void> {
    await served.stop();
    remove();
  }

  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }

  let count = 0;
  return {
    get pid() {
      return served.pid();
    },
    async createDatabase() {
      const name = `test_${++count}`;
      await query(served.address('postgres'), `CREATE DATABASE ${name}`);
      return served.address(name);
    },
    kill: served.kill,
    async start(more) {
      if (!served.isRunning()) await start(more);
    },
    stop,
  };
}
