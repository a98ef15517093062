/**
 * An import of a whole space into a new studio: stories with texts, tags and writers that link to one another, and one
 * picture. Bar: 2,000 entries in 60 s, pictures aside; the same again, unchanged, is told beside it.
 *
 *   npm run bench -- import [--entries 2000] [--postgres postgres://…]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createKeyring } from '@sundowner/keyring';
import sharp from 'sharp';
import { largeExport } from '../tests/fakes/contentful-export.ts';

const { values } = parseArgs({
  options: { entries: { type: 'string', default: '2000' }, postgres: { type: 'string' } },
});
const entries = Number(values.entries);
const studio = resolve(import.meta.dirname, '../apps/studio');
const folder = mkdtempSync(join(tmpdir(), 'sundowner-bench-import-'));
createKeyring(join(folder, 'keys'));
const env = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production' as const,
  MODE: 'demo',
  DATA_DIR: folder,
  KEYS_DIR: join(folder, 'keys'),
  ...(values.postgres ? { DATABASE_URL: values.postgres } : {}),
};

/** Runs a command of the studio. @returns seconds it took, from the start of its process to its end */
async function run(name: string, ...args: string[]): Promise<number> {
  const began = performance.now();
  const script = join(studio, 'src/commands', `${name}.ts`);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: studio,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${name} ended with ${code}.`);
  return (performance.now() - began) / 1000;
}

try {
  const file = join(folder, 'space.json');
  writeFileSync(file, largeExport(entries));
  const pictures = join(folder, 'images.ctfassets.net/s/a/t');
  mkdirSync(pictures, { recursive: true });
  const picture = sharp({ create: { width: 640, height: 400, channels: 3, background: '#887766' } });
  await picture.png().toFile(join(pictures, 'river.png'));
  await run('migrate');
  const first = await run('content-import', file);
  const again = await run('content-import', file);
  const each = ((first * 1000) / entries).toFixed(1);
  console.log(
    `${entries} entries in ${first.toFixed(1)} s (${each} ms each); unchanged again in ${again.toFixed(1)} s.`,
  );
  if (entries <= 2000 && first > 60) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
