import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSettings } from '../../bin/product/check-settings.ts';
import type { Installation } from '../../bin/product/installation.ts';
import { initialise } from '../../bin/product/instance.ts';
import type { OwnedProgram } from '../../bin/product/owned-process.ts';
import { migrateStudio } from '../../bin/product/prepare.ts';
import { seedCommand, studioCommand } from '../../bin/product/programs.ts';
import { finishPictures, hasUnfinishedPictures, seedDemonstration } from '../../bin/product/seed.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import { plates } from '../../demo/plates/plates.ts';
import { runTask } from '../support/run-task.ts';

let dataDir: string;
let installation: Installation;
const signal = new AbortController().signal;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'seeding-'));
  installation = checkSettings({ ...cleanEnvironment(), DATA_DIR: dataDir } as NodeJS.ProcessEnv);
  initialise(installation.settings);
  await migrateStudio(installation, signal);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs a program until a line of its output matches, and kills it there without a word. */
async function killedAt(program: OwnedProgram, line: RegExp): Promise<void> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program.script, ...program.args],
    { cwd: program.cwd, env: program.env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (line.test(output)) child.kill('SIGKILL');
  });
  await new Promise((ended) => child.once('close', ended));
  expect(output).toMatch(line);
}

const media = () => readdirSync(join(dataDir, 'media'));
const originals = () => media().flatMap((name) => /^(.+-[0-9a-f]{8})\.(?:avif|webp)$/.exec(name)?.[1] ?? []);
const check = () => runTask('content-check', [], { DATA_DIR: dataDir });

test('a seed that is killed among the pictures, then among the entries, and sizes that are killed, come to the whole', async () => {
  await killedAt(seedCommand(installation), /pictures and files 9\//);
  await killedAt(seedCommand(installation), /stories 12\//);
  const lines: string[] = [];
  await seedDemonstration(installation, (line) => lines.push(line), signal);
  expect(lines.at(-1)).toMatch(/^Seeded the demonstration: \d+ pictures and files, \d+ entries\.$/);
  expect(await hasUnfinishedPictures(installation)).toBe(true);
  // A small size of each, also of those of the seeds that were killed; encoded as AVIF is none yet.
  expect(new Set(media().flatMap((name) => /^(.+-[0-9a-f]{8})-640\.webp$/.exec(name)?.[1] ?? []))).toEqual(
    new Set(originals()),
  );
  expect(media().filter((name) => /-640\.avif$/.test(name))).toEqual([]);

  await killedAt(studioCommand('picture-sizes', installation), /picture sizes 3\//);
  expect(await hasUnfinishedPictures(installation)).toBe(true);
  await finishPictures(installation, signal);
  expect(await hasUnfinishedPictures(installation)).toBe(false);

  // Every plate has its sizes and itself, each once: nothing was left over or made under a second name.
  const count = Object.keys(plates).length;
  // A portrait is narrower than the widest size, and sizes that come out alike are one file.
  const encoded = media().flatMap((name) => /^(.+-[0-9a-f]{8})-\d+\.avif$/.exec(name)?.[1] ?? []);
  expect(new Set(encoded).size).toBe(count);
  expect(originals()).toHaveLength(count);
  expect(media().filter((name) => name.startsWith('.'))).toEqual([]);

  const { code, stdout } = await check();
  expect(stdout).toContain('Nothing to put right.');
  expect(code).toBe(0);
}, 3_600_000);

test('a reset after nothing changed writes nothing', async () => {
  const before = media().sort();
  const { code, stderr } = await runTask('demo-reset', [], { DATA_DIR: dataDir });
  expect(code, stderr).toBe(0);
  expect(media().sort()).toEqual(before);
  expect(existsSync(join(dataDir, 'studio', 'seeded'))).toBe(true);
}, 600_000);
