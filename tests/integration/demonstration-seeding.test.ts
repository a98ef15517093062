import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { defaultBrand } from '@sundowner/brand';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSettings } from '../../bin/product/check-settings.ts';
import type { Installation } from '../../bin/product/installation.ts';
import { initialise } from '../../bin/product/instance.ts';
import { type OwnedProgram, runOwned } from '../../bin/product/owned-process.ts';
import { root } from '../../bin/product/paths.ts';
import { migrateStudio } from '../../bin/product/prepare.ts';
import { seedCommand, studioCommand } from '../../bin/product/programs.ts';
import {
  finishPictures,
  hasUnfinishedPictures,
  needsSeed,
  seedDemonstration,
} from '../../bin/product/seed.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import { demonstration } from '../../demo/content/demonstration.ts';
import { smallPictures } from '../support/small-seed-extent.ts';

/** Part of the demonstration, with small pictures: the whole of it is demonstration-seeding.full.test.ts's. */
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

const smallSeed = (...args: string[]): OwnedProgram => ({
  ...seedCommand(installation),
  script: join(root, 'tests/support/small-seed.ts'),
  args,
});

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
/** What the studio's store holds of the part. */
function contents() {
  const database = new DatabaseSync(join(dataDir, 'studio/studio.db'), { readOnly: true });
  const slugs = database.prepare('SELECT slug FROM blog ORDER BY slug').all();
  const pictures = database.prepare('SELECT COUNT(*) AS n FROM media').get();
  database.close();
  return { pictures: pictures?.n, stories: slugs.map(({ slug }) => slug) };
}
/** Which pictures have a size of this ending. */
const withSize = (ending: string) =>
  media().flatMap((name) => {
    const stem = /^(.+-[0-9a-f]{8})-(\d+\.(?:avif|webp))$/.exec(name);
    return stem?.[1] && stem[2] === ending ? [stem[1]] : [];
  });
const bytesOf = (name: string) => readFileSync(join(dataDir, 'media', name));

test('a seed that is killed among the pictures, then among the entries, and sizes that are killed, come to the whole', async () => {
  await killedAt(smallSeed('hold=pictures'), /pictures and files 5\//);
  expect(originals().length).toBeLessThan(smallPictures);
  await killedAt(smallSeed('hold=stories'), /stories 5\//);
  expect(originals()).toHaveLength(smallPictures);
  expect(await needsSeed(installation)).toBe(true);
  const lines: string[] = [];
  await seedDemonstration(installation, (line) => lines.push(line), signal, smallSeed());
  expect(lines.at(-1)).toBe('Seeded a part of the demonstration.');
  expect(await needsSeed(installation)).toBe(false);
  expect(await hasUnfinishedPictures(installation)).toBe(true);
  // Those of the seeds that were killed as well: a small size, and as the widest the picture itself where it is an AVIF.
  expect(new Set(withSize('640.webp'))).toEqual(new Set(originals()));
  expect(withSize('640.avif')).toEqual([]);
  const itself = withSize('700.avif');
  expect(itself.length).toBeGreaterThan(0);
  for (const stem of itself) expect(bytesOf(`${stem}-700.avif`)).toEqual(bytesOf(`${stem}.avif`));

  await killedAt(studioCommand('picture-sizes', installation), /picture sizes 3\//);
  expect(await hasUnfinishedPictures(installation)).toBe(true);
  await finishPictures(installation, signal);
  expect(await hasUnfinishedPictures(installation)).toBe(false);

  // Every picture has its sizes and itself, each once: nothing was left over or made under a second name.
  expect(new Set(withSize('640.avif')).size).toBe(smallPictures);
  expect(new Set(withSize('700.webp')).size).toBe(smallPictures);
  expect(originals()).toHaveLength(smallPictures);
  expect(media().filter((name) => name.startsWith('.'))).toEqual([]);

  const rows = contents();
  expect(rows.pictures).toBe(smallPictures);
  expect(rows.stories).toEqual(
    demonstration(defaultBrand)
      .blog.map(({ slug }) => slug)
      .sort(),
  );
}, 300_000);

test('a reset after nothing changed writes nothing', async () => {
  const rows = contents();
  const before = media().sort();
  const { code, stderr } = await runOwned(smallSeed('reset'), { signal });
  expect(code, stderr).toBe(0);
  expect(media().sort()).toEqual(before);
  expect(contents()).toEqual(rows);
}, 120_000);
