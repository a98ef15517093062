import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../bin/product/ports.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';

export const root = resolve(import.meta.dirname, '..', '..');

/**
 * @param hopeless why waiting is of no use any more, `null` as long as it is
 * @throws Error naming what took longer than `bound` milliseconds, or is hopeless
 */
export async function until(
  what: string,
  bound: number,
  holds: () => Promise<boolean> | boolean,
  hopeless: () => string | null = () => null,
): Promise<void> {
  const end = Date.now() + bound;
  while (Date.now() < end) {
    const why = hopeless();
    if (why !== null) throw new Error(`${what}: ${why}`);
    if (await Promise.resolve(holds()).catch(() => false)) return;
    await wait(20);
  }
  throw new Error(`${what} took longer than ${bound / 1000} s.`);
}

/** Settings of a product that no limit of visitors holds up, on free ports of the loopback. */
export async function benchEnvironment(dataDir: string, keysDir: string): Promise<Record<string, string>> {
  const [port, internalPort, studioPort] = await Promise.all([freePort(), freePort(), freePort()]);
  return {
    MODE: 'demo',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    INTERNAL_PORT: String(internalPort),
    STUDIO_PORT: String(studioPort),
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    KEYS_DIR: keysDir,
    MAIL_FROM: 'desk@example.com',
    CONCIERGE_MAIL: 'concierge@example.com',
    LIMIT_POSTS_PER_MINUTE: '100000000',
    LIMIT_SEARCHES_PER_MINUTE: '100000000',
    LIMIT_ACCEPTED_PER_MINUTE: '100000000',
  };
}

const children = new Set<ChildProcess>();

/** Starts a script under this Node. @param onOutput hears what it writes */
export function run(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  onOutput: (text: string) => void = () => {},
): ChildProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: root,
    // Never the operator's own settings: a bench must not find his database.
    env: { ...cleanEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', onOutput);
  }
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

export const siteScript = join(root, 'apps/site/src/server/main.ts');

/** Processor time a process has taken, in milliseconds, by the kernel's hundredths of a second (Linux). */
export function processorTime(pid: number): number {
  const [, rest = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const [user = 0, system = 0] = rest.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}

/** The same of a PostgreSQL server's sessions together, without what it does for itself when it will. */
export function sessionsProcessorTime(server: number): number {
  return [...sessionsOf(server, '').values()].reduce((sum, time) => sum + time, 0);
}

/** The same of one database's sessions, those that ended meanwhile included as far as they were seen. @returns what gives it */
export function databaseProcessorTime(server: number, database: string): () => number {
  let [total, before] = [0, new Map<number, number>()];
  return () => {
    const now = sessionsOf(server, database);
    for (const [pid, time] of now) total += time - (before.get(pid) ?? 0);
    before = now;
    return total;
  };
}

function sessionsOf(server: number, database: string): Map<number, number> {
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').split(' ').filter(Boolean);
  return new Map(
    children.map((pid) => [Number(pid), timeOfSession(Number(pid), `${database} 127.0.0.1`)] as const),
  );
}

function timeOfSession(pid: number, title: string): number {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(title) ? processorTime(pid) : 0;
  } catch {
    // One of the server's own processes that has ended meanwhile.
    return 0;
  }
}

/** Ends what is still running. */
export function endChildren(): void {
  for (const child of children) child.kill('SIGKILL');
}

/** The site alone, ready to take enquiries. @param script another checkout's, to compare with */
export async function startSite(
  env: Readonly<Record<string, string>>,
  onOutput?: (text: string) => void,
  script = siteScript,
): Promise<ChildProcess> {
  const site = run(script, [], env, onOutput);
  await until(
    'The site',
    60_000,
    async () => (await fetch(`${env.SITE_URL}/health`)).ok,
    () => (site.exitCode === null ? null : `it ended with ${site.exitCode}.`),
  );
  return site;
}
