import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProgress, duration, LaunchError, type Report } from '../launcher/progress.mjs';
import { root, workDirectory } from '../product/paths.ts';
import { runTask } from '../product/run-task.ts';
import type { TestOutcome, TestReport } from '../requirements/report.ts';
import { cleanEnvironment } from '../testing/clean-environment.ts';
import { type FileTime, slowest } from '../testing/file-times.ts';
import {
  needChromium,
  needPostgres,
  wantDovecot,
  wantHaproxy,
  wantNginx,
} from '../testing/outside-programs.ts';
import { processesOfRun, runVariable } from '../testing/processes-of-run.ts';
import { makeRunFolder } from '../testing/run-folder.ts';
import { runSteps } from '../testing/run-steps.ts';
import { type RunnerResult, runPlaywright, runVitest } from '../testing/runners.ts';
import { type Selection, selectFiles } from '../testing/selection.ts';
import { buildSteps, seedStep, styleSteps, typeSteps } from '../testing/steps.ts';
import { Tally } from '../testing/tally.ts';

const progress = createProgress(process.stdout);
const startedAt = Date.now();
const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--since='));
const full = args.includes('--full');
const machines = args.includes('--machines');
const operations = args.includes('--operations');
const given = args.filter((arg) => !arg.startsWith('--'));
const whole = [
  ...(machines ? ['tests/machines/three-machines'] : []),
  ...(operations
    ? ['tests/machines/rolling-upgrade', 'tests/machines/deploy-proxies', 'tests/machines/database-runbook']
    : []),
];
const parts = given.length === 0 ? whole : given;
const seldom = [...(full ? (['full'] as const) : []), ...(whole.length > 0 ? (['long'] as const) : [])];

/** What the run of three machines leaves to be read. */
const countedFile = join(root, 'reports', 'machines.txt');

/** What `npm test` shows of a run of everything; of one of single files it shows all. */
const shownFiles = parts.length > 0 ? Infinity : 10;

/**
 * `npm test`: every check of this repository, ending with the ten slowest files and the line "N passed, N failed".
 * `npm test -- <part of a path> …`: the test files of every kind whose path holds one of the parts, and nothing else.
 * `npm run test:machines`: three machines of one installation under every fault, which take minutes, and what was counted.
 * `npm run test:operations [-- <part of a path> …]`: what an operator does with several machines, by the files and the words of the runbooks.
 * `npm run test:full`: besides, what is worth its time now and then alone (CONTRIBUTING.md, "Tests").
 */
await runTask(async (stop) => {
  const selection = parts.length > 0 ? selectFiles(root, parts, seldom) : null;
  if (selection && Object.values(selection).every((files) => files.length === 0)) {
    throw new LaunchError(`No test file has ${parts.map((part) => `"${part}"`).join(' or ')} in its path.`);
  }
  const beyondUnits = !selection || selection.built.length + selection.browser.length > 0;
  const outside = beyondUnits ? await outsidePrograms(stop) : {};
  if (whole.length > 0) rmSync(countedFile, { force: true });
  const runFolder = makeRunFolder();
  const folder = runFolder.path;
  const run = randomUUID();
  const env = {
    ...cleanEnvironment(),
    ...outside,
    TMPDIR: folder,
    [runVariable]: run,
    // The same sources are loaded by hundreds of processes.
    NODE_COMPILE_CACHE: join(workDirectory, 'compile-cache'),
    // Playwright would strip the types of its files anew in each run's own folder.
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(workDirectory, 'playwright-transforms'),
    CI: '1',
    NO_COLOR: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    SUNDOWNER_TEST_FULL: full ? '1' : '0',
    SUNDOWNER_TEST_MACHINES: whole.length > 0 ? '1' : '0',
  } as NodeJS.ProcessEnv;
  const tally = new Tally();
  const times: FileTime[] = [];
  const tests = async (title: string, work: (report: Report) => Promise<RunnerResult>) =>
    void times.push(...(await test(tally, title, work)));
  try {
    if (selection) await runSelected(selection, { env, folder, stop, tally, tests });
    else await runEverything({ env, folder, stop, tally, tests });
    if (beyondUnits) tally.step('Nothing left running', endRemainingProcesses(run));
  } finally {
    endRemainingProcesses(run);
    runFolder.remove();
  }
  if (!selection) writeReport(tally.outcomes, times);
  const list = slowest(times, shownFiles);
  process.stdout.write(`\n${tally.faults()}\n${selection ? 'Files' : 'Slowest files'}:\n${list}\n`);
  if (whole.length > 0) process.stdout.write(`\nCounted:\n${countedOfMachines()}`);
  process.stdout.write(`\nAfter ${duration(Date.now() - startedAt)}:\n${tally.line()}\n`);
  return tally.isGood() ? 0 : 1;
});

/** What the run of three machines left to be read; nothing where it did not come so far. */
function countedOfMachines(): string {
  return existsSync(countedFile) ? readFileSync(countedFile, 'utf8') : '';
}

interface Run {
  readonly env: NodeJS.ProcessEnv;
  readonly folder: string;
  readonly stop: AbortSignal;
  readonly tally: Tally;
  readonly tests: (title: string, work: (report: Report) => Promise<RunnerResult>) => Promise<void>;
}

async function outsidePrograms(stop: AbortSignal): Promise<Record<string, string>> {
  return {
    CHROMIUM_PATH: await progress.step('Chromium for the browser tests', () => needChromium(stop)),
    DOVECOT_PATH: await progress.step('Dovecot for the mailbox tests', () => wantDovecot(stop)),
    HAPROXY_PATH: await progress.step('HAProxy for the test of its example', () => wantHaproxy(stop)),
    NGINX_PATH: await progress.step('nginx for the tests of a cache in front', () => wantNginx(stop)),
    POSTGRES_BIN: await progress.step('PostgreSQL for the database tests', () => needPostgres(stop)),
  };
}

async function runEverything({ env, folder, stop, tally, tests }: Run): Promise<void> {
  const built = new Tally();
  const vitest = (title: string, name: string, projects: string) =>
    tests(title, (report) => runVitest(env, folder, name, [`--project=${projects}`], stop, report));
  const building = runSteps(built, [...buildSteps(env), seedStep(env)], progress, stop);
  const isBuilt = building.then(() => built.failed === 0);
  // Two lanes of one length, which end together: one builds, seeds and asks what waits most for processes; the other reads what is written,
  // asks what needs no build (the projects called unit…), and drives the browser.
  const lanes = await Promise.allSettled([
    isBuilt.then((is) => (is ? vitest('Integration tests', 'built', '!unit*') : undefined)),
    runSteps(tally, [...styleSteps(env), ...typeSteps(env).reverse()], progress, stop)
      .then(() => vitest('Unit tests, and of the enquiries alone', 'unit', 'unit*'))
      .then(() => isBuilt)
      .then((is) =>
        is ? tests('Browser tests', (report) => runPlaywright(env, folder, [], stop, report)) : undefined,
      ),
  ]);
  // What both write stands in one folder: it goes when neither is under way.
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
  tally.take(built);
  if (built.failed > 0)
    tally.step('Integration and browser tests', 'Not run, because an application could not be built.');
}

async function runSelected(
  { unit, built, browser }: Selection,
  { env, folder, stop, tally, tests }: Run,
): Promise<void> {
  if (unit.length > 0) {
    const only = ['--project', 'unit*', ...unit];
    await tests('Unit tests', (report) => runVitest(env, folder, 'unit', only, stop, report));
  }
  if (built.length + browser.length === 0) return;
  await runSteps(tally, buildSteps(env), progress, stop);
  if (tally.failed > 0) return;
  if (built.length > 0)
    await tests('Integration tests', (report) => runVitest(env, folder, 'built', built, stop, report));
  if (browser.length > 0)
    await tests('Browser tests', (report) => runPlaywright(env, folder, browser, stop, report));
}

async function test(
  tally: Tally,
  title: string,
  run: (report: Report) => Promise<RunnerResult>,
): Promise<readonly FileTime[]> {
  let result: RunnerResult | undefined;
  try {
    await progress.step(title, async (report) => {
      result = await run(report);
      // Thrown, so that the line shows the mark of a failure.
      if (result.words !== null) throw new Error(title);
    });
  } catch (error) {
    if (result === undefined) throw error;
  }
  if (result) tally.tests(title, result);
  return result?.times ?? [];
}

/** Ends what the run started and left, and says what it was. */
function endRemainingProcesses(run: string): string | null {
  const left = processesOfRun(run);
  for (const { pid } of left) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself in this moment.
    }
  }
  return left.map(({ pid, command }) => `Process ${pid} was left running: ${command}`).join('\n') || null;
}

function writeReport(tests: readonly TestOutcome[], files: readonly FileTime[]): void {
  mkdirSync(join(root, 'reports'), { recursive: true });
  const report: TestReport = { finishedAt: new Date().toISOString(), files, tests };
  writeFileSync(join(root, 'reports', 'tests.json'), `${JSON.stringify(report, null, 1)}\n`);
}
