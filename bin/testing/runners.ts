import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Report } from '../launcher/progress.mjs';
import { runOwned } from '../product/owned-process.ts';
import { packageFile, root } from '../product/paths.ts';
import type { TestOutcome } from '../requirements/report.ts';
import { type FileTime, playwrightTimes, vitestTimes } from './file-times.ts';
import { playwrightOutcomes, vitestOutcomes } from './outcomes.ts';

/** What a test runner left: the outcome of every test, how long each file took, and its words where something went wrong. */
export interface RunnerResult {
  readonly outcomes: readonly TestOutcome[];
  readonly times: readonly FileTime[];
  readonly words: string | null;
}

interface Runner {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly report: string;
  readonly read: (path: string, root: string) => TestOutcome[];
  readonly times: (path: string, root: string) => FileTime[];
}

const wasAgain = ({ title, file, status }: TestOutcome, lines: readonly string[]): boolean =>
  status === 'passed' && lines.some((line) => line.includes(file) && title.endsWith(lastOf(line)));

/** "|site| a.test.ts > group > does it (retry x1) 12ms": "does it". */
const lastOf = (line: string): string => line.split(' (retry x', 1)[0]?.split(' > ').at(-1) ?? line;

async function run(runner: Runner, signal: AbortSignal, report: Report): Promise<RunnerResult> {
  let count = 0;
  let failed = 0;
  const again: string[] = [];
  const finished = await runOwned(
    { script: runner.script, args: runner.args, cwd: root, env: runner.env },
    {
      signal,
      onLine: (line) => {
        // One line per test, from Vitest's and Playwright's verbose and list reporters alike.
        const [, mark, name = ''] = /^\s*(✓|✔|ok|×|✘|x)\s+(.*)/.exec(line) ?? [];
        if (!mark) return;
        const bad = /[×✘x]/.test(mark);
        if (/ \(retry x\d+\)/.test(name)) again.push(name);
        count += 1;
        if (bad) failed += 1;
        // Named at once: a run takes minutes after its first failure.
        report(failed > 0 ? `${count} tests, ${failed} failed` : `${count} tests`, bad ? `✗ ${name}` : '');
      },
    },
  );
  // What passed is counted; shown, it would bury what failed.
  const words = stripVTControlCharacters(`${finished.stdout}\n${finished.stderr}`)
    .split('\n')
    .filter((line) => !/^\s*[✓√]/.test(line))
    .join('\n')
    .trim();
  const crashed: TestOutcome = {
    title: `${runner.name} did not come to its end`,
    file: '',
    runner: runner.name,
    status: 'failed',
  };
  if (!existsSync(runner.report)) return { outcomes: [crashed], times: [], words };
  // Vitest's report does not tell of a second time; its lines do, which end with the name of the test.
  const outcomes = runner
    .read(runner.report, root)
    .map((test) => (wasAgain(test, again) ? { ...test, again: true as const } : test));
  const times = runner.times(runner.report, root);
  const anyFailed = outcomes.some(({ status }) => status === 'failed');
  // Vitest fails a run for an error outside every test, which its report does not name.
  if (finished.code !== 0 && !anyFailed) return { outcomes: [...outcomes, crashed], times, words };
  const told = anyFailed || outcomes.some((test) => test.again);
  return { outcomes, times, words: told ? words : null };
}

/**
 * Tests that need no browser.
 *
 * @param name of the run, and of its report in `folder`
 * @param args files or projects; none for everything
 */
export function runVitest(
  env: NodeJS.ProcessEnv,
  folder: string,
  name: string,
  args: readonly string[],
  signal: AbortSignal,
  report: Report,
): Promise<RunnerResult> {
  const file = join(folder, `${name}.json`);
  return run(
    {
      name: 'Vitest',
      script: packageFile('vitest', 'vitest.mjs'),
      args: [
        'run',
        ...args,
        '--reporter=verbose',
        '--reporter=json',
        `--outputFile.json=${file}`,
        '--no-color',
      ],
      env,
      report: file,
      read: vitestOutcomes,
      times: vitestTimes,
    },
    signal,
    report,
  );
}

/** Browser tests against the built product. @param args files; none for all */
export function runPlaywright(
  env: NodeJS.ProcessEnv,
  folder: string,
  args: readonly string[],
  signal: AbortSignal,
  report: Report,
): Promise<RunnerResult> {
  const file = join(folder, 'playwright.json');
  return run(
    {
      name: 'Playwright',
      script: packageFile('@playwright', 'test', 'cli.js'),
      args: ['test', ...args, '--reporter=list,json', `--output=${join(folder, 'browser')}`],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, FORCE_COLOR: '0' },
      report: file,
      read: playwrightOutcomes,
      times: playwrightTimes,
    },
    signal,
    report,
  );
}
