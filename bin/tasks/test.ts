import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProgress, duration } from '../launcher/progress.mjs';
import { root } from '../product/paths.ts';
import { runTask } from '../product/run-task.ts';
import type { TestOutcome } from '../requirements/report.ts';
import { cleanEnvironment } from '../testing/clean-environment.ts';
import { processesOfRun, runVariable } from '../testing/leftovers.ts';
import { needChromium, needPostgres } from '../testing/outside-programs.ts';
import { runSteps } from '../testing/run-steps.ts';
import { type RunnerResult, runPlaywright, runVitest } from '../testing/runners.ts';
import { buildSteps, seedStep, styleSteps, typeSteps } from '../testing/steps.ts';
import { Tally } from '../testing/tally.ts';

const progress = createProgress(process.stdout);
const startedAt = Date.now();

/** `npm test`: every check of this repository, ending with the line "N passed, N failed". */
await runTask(async (stop) => {
  const chromium = await progress.step('Chromium for the browser tests', () => needChromium(stop));
  const postgres = await progress.step('PostgreSQL for the database tests', () => needPostgres(stop));
  // A short name: PostgreSQL's socket lies inside, and its path may have no more than 107 bytes.
  const folder = mkdtempSync(join(tmpdir(), 'sd-'));
  // PostgreSQL refuses to run as root, so its tests run it as another user, who must get through.
  chmodSync(folder, 0o711);
  const run = randomUUID();
  const env = {
    ...cleanEnvironment(),
    TMPDIR: folder,
    [runVariable]: run,
    CHROMIUM_PATH: chromium,
    POSTGRES_BIN: postgres,
    CI: '1',
    NO_COLOR: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const tally = new Tally();
  try {
    await runSteps(tally, styleSteps(env), progress, stop);
    const before = tally.failed;
    await runSteps(tally, buildSteps(env), progress, stop);
    const built = tally.failed === before;
    await runSteps(tally, built ? [seedStep(env), ...typeSteps(env)] : typeSteps(env), progress, stop, 2);
    if (built) {
      await test(tally, 'Unit and integration tests', (report) => runVitest(env, folder, stop, report));
      await test(tally, 'Browser tests', (report) => runPlaywright(env, folder, stop, report));
    } else {
      tally.step(
        'Unit, integration and browser tests',
        'Not run, because an application could not be built.',
      );
    }
    tally.step('Nothing left running', endLeftovers(run));
  } finally {
    endLeftovers(run);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  writeReport(tally.outcomes);
  process.stdout.write(`\n${tally.faults()}\nAfter ${duration(Date.now() - startedAt)}:\n${tally.line()}\n`);
  return tally.isGood() ? 0 : 1;
});

async function test(
  tally: Tally,
  title: string,
  run: (report: (detail: string) => void) => Promise<RunnerResult>,
): Promise<void> {
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
}

/** Ends what the run started and left, and says what it was. */
function endLeftovers(run: string): string | null {
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

function writeReport(tests: readonly TestOutcome[]): void {
  mkdirSync(join(root, 'reports'), { recursive: true });
  const report = { finishedAt: new Date().toISOString(), tests };
  writeFileSync(join(root, 'reports', 'tests.json'), `${JSON.stringify(report, null, 1)}\n`);
}
