/**
 * How long it takes to move an embedded installation into PostgreSQL and its pictures into a bucket, and back, with the command an operator
 * gives: `npm run data:move`, which compares counts and digests of every table and every file before it takes anything away. Bar: 10 minutes
 * each way with 100,000 enquiries, 300,000 messages, 10,000 stories with a version each, and 2,000 pictures of nine files.
 *
 *   npm run bench -- move [--percent 100] [--enquiries 100000] [--conversation 3] [--stories 10000] [--pictures 2000]
 *     [--folder /dev/shm] [--keep DIRECTORY] [--profile DIRECTORY]
 *
 * Both databases and both places of the pictures lie in `--folder`: in memory unless another is named, so that it is the programs that are
 * measured, and no disk. The object store is s3rver, in this process. Processor times are of the command with all it starts, of PostgreSQL,
 * and of this process. `--keep` fills a directory of its own once and moves what it holds from then on; `--profile` has the command
 * write where its time goes, in V8's own format. Linux, since it reads /proc.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { duration } from '../bin/launcher/progress.mjs';
import { checkSettings } from '../bin/product/check-settings.ts';
import { cleanEnvironment } from '../bin/testing/clean-environment.ts';
import { makeRunFolder } from '../bin/testing/run-folder.ts';
import { startPostgres } from '../tests/support/postgres-server.ts';
import { runTask } from '../tests/support/run-task.ts';
import { startS3 } from '../tests/support/s3-server.ts';
import { processorTime } from './support/bench-site.ts';
import { fillInstallation } from './support/fill-installation.ts';

const { values } = parseArgs({
  options: {
    percent: { type: 'string', default: '100' },
    enquiries: { type: 'string', default: '100000' },
    conversation: { type: 'string', default: '3' },
    stories: { type: 'string', default: '10000' },
    pictures: { type: 'string', default: '2000' },
    folder: { type: 'string', default: '/dev/shm' },
    keep: { type: 'string' },
    profile: { type: 'string' },
  },
});
const bar = 600_000;
const sized = (number: string) => Math.ceil((Number(number) * Number(values.percent)) / 100);
const extent = {
  enquiries: sized(values.enquiries),
  conversation: Number(values.conversation),
  stories: sized(values.stories),
  pictures: sized(values.pictures),
};

/** Processor time of what a program started and that has ended, with all it started in turn; milliseconds. */
function endedTime(pid: number): number {
  const [, rest = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const [user = 0, system = 0] = rest.split(' ').slice(13, 15).map(Number);
  return (user + system) * 10;
}

/** Processor time of a PostgreSQL server, with its sessions and all else it does. */
function serverTime(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const running = children.reduce((sum, child) => sum + processorTime(Number(child)), 0);
  return processorTime(pid) + endedTime(pid) + running;
}

const ownTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const run = makeRunFolder({ parent: values.folder });
// Stores of the tests' own servers lie where temporary files do.
process.env.TMPDIR = run.path;
const dataDir = values.keep ?? join(run.path, 'data');
const [postgres, s3] = await Promise.all([startPostgres({ asInstalled: true }), startS3()]);

// A PostgreSQL of ours ends with this process, where that comes to its end by itself.
process.once('SIGTERM', () => process.exit(143));

const times = () => [endedTime(process.pid), serverTime(postgres.pid), ownTime()];

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<[Result, number]> {
  const before = times();
  const began = performance.now();
  const result = await work();
  const took = performance.now() - began;
  const [command, database, own] = times().map((time, at) => time - (before[at] ?? 0));
  const seconds = (ms = 0) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `${what.padEnd(22)} ${duration(took).padStart(12)}; processor: command ${seconds(command)}, PostgreSQL ${seconds(database)}, this process ${seconds(own)}; load ${loadavg()[0]?.toFixed(1)}`,
  );
  return [result, took];
}

/** @throws Error with what it wrote where it failed */
async function dataMove(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const { code, stdout, stderr } = await runTask('data-move', args, {
    DATA_DIR: dataDir,
    ...settings,
    ...(values.profile ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` } : {}),
  });
  if (code !== 0) throw new Error(`data-move ${args.join(' ')} ended with ${code}:\n${stdout}\n${stderr}`);
  // Each step with its time, as the command says it.
  for (const step of stderr.split('\n').filter((line) => line.startsWith('✓'))) console.log(`  ${step}`);
  return stdout;
}

/** Tables with their counts, as a rehearsal says them; each database lists its own way. */
const countsIn = (words: string) =>
  words
    .split('\n')
    .filter((line) => /^ {2}\S+ +\d+$/.test(line))
    .toSorted();
const sentences = (words: string) =>
  words.split('\n').filter((line) => /^Moved|^The keys|^The rows take|rows in|would go/.test(line));

/** Rehearses, moves, and says both. @returns the counts of the rehearsal, and how long the move took */
async function go(what: string, args: readonly string[], settings: Readonly<Record<string, string>>) {
  const [rehearsed] = await timed(`${what}, rehearsed`, () => dataMove(args, settings));
  const [moved, took] = await timed(what, () => dataMove([...args, '--move'], settings));
  for (const line of [...sentences(rehearsed), ...sentences(moved)]) console.log(`  ${line}`);
  const compared = moved.split('\n').filter((line) => line.includes('digests of every table are the same'));
  const files = moved.split('\n').filter((line) => line.includes('Counts and digests are the same'));
  if (compared.length !== 1 || files.length !== 1) throw new Error(`Not everything was compared:\n${moved}`);
  return { counts: countsIn(rehearsed), took };
}

/** What a move put aside would lie in memory twice. */
function removeMoved(): void {
  for (const folder of [dataDir, join(dataDir, 'studio'), join(dataDir, 'enquiries')])
    for (const name of readdirSync(folder).filter((each) => each.includes('.moved-')))
      rmSync(join(folder, name), { recursive: true });
}

try {
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, in ${values.folder}`,
  );
  const filled = join(dataDir, 'filled-by-bench');
  if (!existsSync(filled)) {
    const installation = checkSettings({ ...cleanEnvironment(), DATA_DIR: dataDir } as NodeJS.ProcessEnv);
    const [messages] = await timed('filled', () => fillInstallation(installation, extent));
    writeFileSync(filled, '');
    console.log(
      `  ${extent.enquiries} enquiries with ${messages} messages, ${extent.stories} stories, ${extent.pictures} pictures`,
    );
  }
  const url = await postgres.createDatabase();
  const { MEDIA_STORE: bucket = '', ...server } = s3.env('lodges');
  const there = await go('there', ['--to', url, '--media', bucket], server);
  removeMoved();
  const settings = { ...server, MEDIA_STORE: bucket, DATABASE_URL: url };
  const back = await go('back', ['--to', 'embedded', '--media', 'disk'], settings);
  removeMoved();
  if (there.counts.length === 0 || there.counts.join('\n') !== back.counts.join('\n'))
    throw new Error(
      `Other rows came back than went:\n${there.counts.join('\n')}\n\n${back.counts.join('\n')}`,
    );
  const met = there.took <= bar && back.took <= bar;
  console.log(met ? 'Both are within 10 minutes.' : 'One is over the bar of 10 minutes.');
  if (!met) process.exitCode = 1;
} finally {
  await s3.close();
  await postgres.stop();
  run.remove();
}
