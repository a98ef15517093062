import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createKeyring, type Keyring, loadKeyring } from '@sundowner/keyring';
import { spawnOwned } from '../../bin/product/owned-process.ts';
import { freePort } from '../../bin/product/ports.ts';
import { password } from './studio-people.ts';

/**
 * The built studio as a process of its own, without a site: for tests of what it stores, refuses and tells.
 */
export interface StudioProcess {
  /** `http://127.0.0.1:4123` */
  readonly url: string;
  readonly pid: number;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** What it has written so far. */
  log(): string;
}

/** A data directory with keys, removed by `remove`. */
export interface StudioHome {
  readonly folder: string;
  readonly keys: Keyring;
  /** Environment of the studio's commands and of the studio itself. */
  readonly env: NodeJS.ProcessEnv;
  readonly port: number;
  remove(): void;
}

const root = resolve(import.meta.dirname, '../..');
const studioFolder = join(root, 'apps/studio');
const node = ['--disable-warning=ExperimentalWarning'];

/** A new data directory and the settings of a studio on a free port. */
export async function makeStudioHome(settings: Readonly<Record<string, string>> = {}): Promise<StudioHome> {
  const folder = mkdtempSync(join(tmpdir(), 'sundowner-studio-'));
  const keysFolder = join(folder, 'keys');
  createKeyring(keysFolder);
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    // A command of the studio takes a third less of the processor where its modules were compiled before.
    ...(process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    ...(process.env.STUDIO_BUILD_DIR ? { STUDIO_BUILD_DIR: process.env.STUDIO_BUILD_DIR } : {}),
    MODE: 'demo',
    DATA_DIR: folder,
    KEYS_DIR: keysFolder,
    STUDIO_HOST: '127.0.0.1',
    STUDIO_PORT: String(port),
    ...settings,
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { folder, keys: loadKeyring(keysFolder), env, port, remove };
}

/** Runs one of the studio's commands to its end, whatever its exit code. */
export async function studioCommand(home: StudioHome, name: string, ...args: string[]) {
  const script = join(studioFolder, 'src/commands', `${name}.ts`);
  const run = promisify(execFile)(process.execPath, [...node, script, ...args], {
    cwd: studioFolder,
    env: home.env,
    timeout: 180_000,
  });
  // Nobody sits at this terminal.
  run.child.stdin?.end();
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code?: number; stdout?: string; stderr?: string }) => ({
      code: error.code ?? 1,
      stdout: error.stdout ?? '',
      stderr: error.stderr ?? '',
    }),
  );
}

/** A busy machine may take a minute for what takes five seconds alone. */
async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const end = Date.now() + 180_000;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The studio ended:\n${log()}`);
    const response = await fetch(`${url}/api/health`).catch(() => null);
    if (response?.ok) return;
    await delay(100);
  }
  throw new Error(`The studio did not start:\n${log()}`);
}

/**
 * Starts the built studio on its home. Migrations must have run.
 *
 * @throws Error when it is not built, or with its log when it does not start
 */
export async function startStudioProcess(home: StudioHome): Promise<StudioProcess> {
  const build = join(studioFolder, home.env.STUDIO_BUILD_DIR ?? '.next', 'BUILD_ID');
  if (!existsSync(build)) {
    throw new Error('The studio is not built; run "npm run build -w @sundowner/studio" first.');
  }
  // It ends with this process, however that ends.
  const child = spawnOwned({
    script: join(studioFolder, 'src/front/serve.ts'),
    args: [],
    cwd: studioFolder,
    env: home.env,
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      written += chunk.toString();
    });
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), 8000);
    await exit;
    clearTimeout(late);
  };
  const url = `http://127.0.0.1:${home.port}`;
  try {
    await untilReady(url, child, () => written);
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return {
    url,
    pid: child.pid ?? 0,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    log: () => written,
  };
}

/** The code of the one-time link, as its holder finds it in the file. */
export function linkCode(home: StudioHome): string {
  const text = readFileSync(join(home.folder, 'first-administrator.txt'), 'utf8');
  const code = /#(\S+)/.exec(text)?.[1];
  if (!code) throw new Error('The file holds no link.');
  return code;
}

/** A person's signed-in requests to the REST API. */
export interface Person {
  (method: string, path: string, body?: unknown): Promise<Response>;
  /** Of the session, as the cookie `payload-token` carries it. */
  readonly token: string;
  /** Shows with the password who it is, as the studio's page asks before it changes who can sign in. */
  prove(): Promise<void>;
}

/**
 * Signs an account in.
 *
 * @param studio its address, and the one people know it by where that is another
 * @throws Error when the studio refuses it
 */
export async function signIn(
  { url, origin = url }: Pick<StudioProcess, 'url'> & { readonly origin?: string },
  email: string,
): Promise<Person> {
  const login = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    // As the studio's own page sends it.
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  });
  const set = login.headers.getSetCookie().find((text) => text.startsWith('payload-token='));
  const token = set?.split(/[=;]/)[1];
  if (!login.ok || !token) throw new Error(`The studio refused the account: ${login.status}.`);
  return personOf({ url, origin, token });
}

/** What somebody with a session asks of a studio. */
export function personOf({
  url,
  origin,
  token,
}: {
  readonly url: string;
  readonly origin: string;
  readonly token: string;
}): Person {
  const ask = (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${url}/api/${path}`, {
      method,
      headers: {
        cookie: `payload-token=${token}`,
        origin,
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  const prove = async () => {
    const proved = await ask('POST', 'users/proof', { password });
    if (!proved.ok) throw new Error(`The studio refused the password: ${proved.status}.`);
  };
  return Object.assign(ask, { token, prove });
}
