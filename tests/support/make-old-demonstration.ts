import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../bin/product/paths.ts';
import { freePorts } from '../../bin/product/ports.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import {
  atThatTime,
  isFault,
  listedPages,
  oldCommit,
  type PageWords,
  wordsOfPages,
  writeOldDemonstration,
} from './old-demonstration.ts';

/**
 * `node tests/support/make-old-demonstration.ts [<folder>]`: makes the fixture `old-demonstration.ts` tells of. The product of that commit is
 * checked out into a temporary folder, started there as a new user starts it, asked for every page of its sitemap, and its database
 * packed. It installs, builds and seeds, which takes some ten minutes. `<folder>` is a checkout of that commit that stands already.
 */
const [, , given] = process.argv;
const made = mkdtempSync(join(tmpdir(), 'old-demonstration-'));
const product = given ?? join(made, 'product');
const dataDir = join(made, 'data');

const git = (...args: string[]) => execFileSync('git', args, { stdio: ['ignore', 'pipe', 'inherit'] });

/** Starts the old product, asks it, and stops it again. */
async function whileRunning<Found>(ask: (siteUrl: string) => Promise<Found>): Promise<Found> {
  const [port, studioPort, internalPort] = await freePorts(3);
  const child = spawn(process.execPath, ['bin/start.mjs'], {
    cwd: product,
    env: {
      ...cleanEnvironment(),
      MODE: 'demo',
      DATA_DIR: dataDir,
      PORT: String(port),
      STUDIO_PORT: String(studioPort),
      INTERNAL_PORT: String(internalPort),
      LIMIT_DEADLINE_FACTOR: '10',
      ...atThatTime(),
    } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    process.stdout.write(text);
  });
  const ended = once(child, 'exit');
  try {
    while (!/Sundowner is ready/.test(said)) {
      if (child.exitCode !== null) throw new Error('The old product ended before it was ready.');
      await sleep(200);
    }
    return await ask(`http://localhost:${port}`);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function readPages(siteUrl: string): Promise<PageWords> {
  const paths = await listedPages(siteUrl);
  const first = await wordsOfPages(siteUrl, paths);
  // Once more, when all is in: what a page says must not hang on when it is asked.
  const pages = await wordsOfPages(siteUrl, paths);
  const unsteady = paths.filter((path) => pages[path] !== first[path]);
  if (unsteady.length > 0)
    process.stdout.write(`These said something else the second time: ${unsteady.join(', ')}\n`);
  const faults = paths.filter((path) => pages[path] === '' || isFault(pages[path] ?? ''));
  if (paths.length < 100 || faults.length > 0)
    throw new Error(`Of ${paths.length} pages these have no words: ${faults.join(', ')}`);
  return pages;
}

/** The database as one file, without room nobody uses. */
function packed(): Buffer {
  const whole = join(dataDir, 'studio', 'studio.db');
  const small = join(made, 'small.db');
  const database = new DatabaseSync(whole);
  try {
    const accounts = database.prepare('select count(*) as number from users').get();
    if (accounts?.number !== 0)
      throw new Error('There are accounts in it; nobody’s belong into a repository.');
    database.prepare('vacuum into ?').run(small);
  } finally {
    database.close();
  }
  const writable = new DatabaseSync(small);
  writable.exec('pragma journal_mode = delete');
  writable.close();
  return readFileSync(small);
}

try {
  if (given === undefined) {
    git('clone', '--quiet', '--no-checkout', root, product);
    git('-C', product, 'checkout', '--quiet', oldCommit);
  }
  const stands = git('-C', product, 'rev-parse', 'HEAD').toString().trim();
  if (stands !== oldCommit) throw new Error(`${product} is at ${stands}, and not at ${oldCommit}.`);
  const pages = await whileRunning(readPages);
  const database = packed();
  writeOldDemonstration(database, pages);
  process.stdout.write(`Packed ${database.length} bytes of its database.\n`);
} finally {
  rmSync(made, { recursive: true, force: true, maxRetries: 5 });
}
