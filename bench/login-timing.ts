/**
 * Whether the studio's login and its forgotten password tell, by their time, which addresses have an account. Bar: the medians
 * of known and unknown addresses differ by less than 20 ms over 50 tries each.
 *
 *   node bench/login-timing.ts [--tries 50]
 *
 * The studio must be built. It gets a data directory and a database of its own, removed at the end.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeStudioHome, startStudioProcess, studioCommand } from '../tests/support/studio-process.ts';

const { values } = parseArgs({ options: { tries: { type: 'string', default: '50' } } });
const tries = Number(values.tries);
const barMs = 20;
const known = 'known@example.com';

// The limits would end a measurement that guesses a hundred times.
const limits = { LIMIT_SIGN_INS_PER_ACCOUNT: '100000', LIMIT_SIGN_INS_PER_NETWORK: '100000' };
const home = await makeStudioHome(limits);

async function command(name: string, ...args: string[]): Promise<void> {
  const done = await studioCommand(home, name, ...args);
  if (done.code !== 0) throw new Error(done.stderr);
}

const middle = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

await command('migrate');
const passwordFile = join(home.folder, 'password');
writeFileSync(passwordFile, 'acacia under a wide sky', { mode: 0o600 });
await command(
  'admin-create',
  '--email',
  known,
  '--name',
  'Known',
  '--role',
  'editor',
  '--password-file',
  passwordFile,
);
const studio = await startStudioProcess(home);

/** Milliseconds until the whole answer has come. */
async function time(path: string, body: object, expected: number): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${studio.url}/api/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: studio.url },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (answer.status !== expected) throw new Error(`${path} was answered ${answer.status}.`);
  return performance.now() - began;
}

/** Known and unknown addresses in turn, so that whatever else the machine does falls on both. */
async function compare(path: string, expected: number, more: object = {}): Promise<boolean> {
  const took = { known: [] as number[], unknown: [] as number[] };
  for (let at = -5; at < tries; at += 1) {
    const unknown = `unknown-${at + 5}@example.com`;
    const [one, other] = [
      await time(path, { email: known, ...more }, expected),
      await time(path, { email: unknown, ...more }, expected),
    ];
    if (at < 0) continue;
    took.known.push(one);
    took.unknown.push(other);
  }
  const [one, other] = [middle(took.known), middle(took.unknown)];
  const apart = Math.abs(one - other);
  console.log(
    `${path}: known ${one.toFixed(1)} ms, unknown ${other.toFixed(1)} ms, ${apart.toFixed(1)} ms apart (medians of ${tries}, bar ${barMs})`,
  );
  return apart < barMs;
}

try {
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  const login = await compare('login', 401, { password: 'not the password at all' });
  const forgotten = await compare('forgot-password', 200);
  process.exitCode = login && forgotten ? 0 : 1;
} finally {
  await studio.kill();
  home.remove();
}
