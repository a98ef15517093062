import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OwnedProgram, runOrFail, runOwned } from './owned-process.ts';
import { migrationLimit } from './prepare.ts';
import { seedLimit } from './seed.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owned-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(body: string): OwnedProgram {
  const script = join(folder, 'program.mjs');
  writeFileSync(script, body);
  return { script, args: [], cwd: folder, env: process.env };
}

const hangs = 'setInterval(() => {}, 1000);';
const isGone = (pid: number) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

test('KEEP-03/prepare-limit a program that hangs is ended at its limit, with what it wrote last, and what it started with it', async () => {
  // The child of its own holds its output open.
  const child = `import { spawn } from 'node:child_process';
    import { writeFileSync } from 'node:fs';
    const { pid } = spawn(process.execPath, ['-e', ${JSON.stringify(hangs)}], { stdio: 'inherit' });
    writeFileSync('child', String(pid));
    process.stdout.write('waiting for a lock\\n');
    ${hangs}`;
  const running = runOrFail(program(child), 'It could not be done.', { limit: 2000 });
  await expect(running).rejects.toMatchObject({
    name: 'LaunchError',
    message: 'It could not be done. It was ended after 2.0 s.\n\nwaiting for a lock\n',
  });
  const pid = Number(readFileSync(join(folder, 'child'), 'utf8'));
  await vi.waitFor(() => expect(isGone(pid)).toBe(true), 10_000);
});

test('KEEP-03/prepare-limit one that ends in time is not late, and a stop is the stop, whatever the limit', async () => {
  expect(await runOwned(program(''), { limit: seedLimit })).toMatchObject({ code: 0, late: false });
  const stop = new AbortController();
  const stopped = runOwned(program(`process.stdout.write('up\\n'); ${hangs}`), {
    signal: stop.signal,
    limit: migrationLimit,
    onLine: () => stop.abort(new Error('the operator')),
  });
  await expect(stopped).rejects.toThrow('the operator');
});
