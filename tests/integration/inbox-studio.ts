import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createKeyring, loadKeyring } from '../../packages/keyring/src/keyring.ts';
import type { FakeEnquiry } from '../fakes/desk-enquiries.ts';
import { type FakeDesk, startFakeDesk } from '../fakes/site-internal-api.ts';
import { deskPeople } from './inbox-roles.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const studioFolder = join(root, 'apps/studio');

export interface InboxStudio {
  /** `http://127.0.0.1:4210` */
  readonly address: string;
  readonly desk: FakeDesk;
  readonly internalToken: string;
  /** What the studio has written to its log so far. */
  log(): string;
  /** The session cookie of the account with this role. */
  session(role: string): Promise<string>;
  stop(): Promise<void>;
}

/** Waits until the studio answers; throws with its log when it ends or takes longer than `milliseconds`. */
async function ready(
  address: string,
  child: ChildProcess,
  log: () => string,
  milliseconds = 60_000,
): Promise<void> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The studio ended:\n${log()}`);
    const response = await fetch(`${address}/api/health`).catch(() => null);
    if (response?.ok) return;
    await new Promise((wake) => setTimeout(wake, 150));
  }
  throw new Error(`The studio did not start:\n${log()}`);
}

async function signIn(address: string, role: string): Promise<string> {
  const person = deskPeople.find((one) => one.role === role);
  const response = await fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person?.email, password: person?.password }),
  });
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith('payload-token='));
  const token = cookie?.split(/[=;]/)[1];
  if (!token) throw new Error(`The ${role} could not sign in: ${response.status}`);
  return token;
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 5000);
  await exit;
  clearTimeout(late);
}

/**
 * The built studio on `port`, with a new database, one account of each role, and a stand-in of the site's internal API.
 *
 * @throws Error when the studio has not been built
 */
export async function startInboxStudio(port: number, enquiries: FakeEnquiry[]): Promise<InboxStudio> {
  if (!existsSync(join(studioFolder, process.env.STUDIO_BUILD_DIR ?? '.next', 'BUILD_ID'))) {
    throw new Error('The studio is not built; run "npm run build -w @sundowner/studio" first.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'sundowner-inbox-'));
  const keys = join(folder, 'keys');
  createKeyring(keys);
  const { internalToken } = loadKeyring(keys);
  const desk = await startFakeDesk(internalToken, enquiries);
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    MODE: 'demo',
    DATA_DIR: folder,
    KEYS_DIR: keys,
    DATABASE_URL: '',
    STUDIO_HOST: '127.0.0.1',
    STUDIO_PORT: String(port),
    STUDIO_URL: address,
    INTERNAL_PORT: String(desk.port),
    NEXT_TELEMETRY_DISABLED: '1',
  };
  await run(process.execPath, ['src/commands/migrate.ts'], { cwd: studioFolder, env });
  await run(process.execPath, [join(import.meta.dirname, 'inbox-people.ts')], { cwd: studioFolder, env });
  let written = '';
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/next/dist/bin/next'), 'start', '-H', '127.0.0.1', '-p', String(port)],
    { cwd: studioFolder, env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      written += chunk.toString();
    });
  }
  const log = () => written;
  const stop = async () => {
    await stopped(child);
    await desk.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await ready(address, child, log);
  } catch (error) {
    await stop();
    throw error;
  }
  const tokens = new Map<string, Promise<string>>();
  const session = (role: string) => {
    const token = tokens.get(role) ?? signIn(address, role);
    tokens.set(role, token);
    return token;
  };
  return { address, desk, internalToken, log, session, stop };
}
