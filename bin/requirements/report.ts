import { readFileSync } from 'node:fs';
import { LaunchError } from '../launcher/progress.mjs';
import type { FileTime } from '../testing/file-times.ts';

/** One test as a run left it. */
export interface TestOutcome {
  /** The whole title: names of the groups around it, then its own. */
  readonly title: string;
  /** Path from the repository. */
  readonly file: string;
  /** The runner and the project it ran in: "vitest unit", "playwright phone". */
  readonly runner: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** It failed, and passed when it was asked a second time. */
  readonly again?: true;
  /** What was wrong the first time, where the runner's report says it: a few lines. */
  readonly fault?: string;
}

/** What `npm test` leaves in reports/tests.json. */
export interface TestReport {
  readonly finishedAt: string;
  /** How long each test file took, so that a change of the suite can be weighed after the run. */
  readonly files?: readonly FileTime[];
  readonly tests: readonly TestOutcome[];
}

/** @throws LaunchError when there is no report, or it is not one */
export function readReport(path: string): TestReport {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new LaunchError(`There is no test report at ${path} yet; run "npm test" first.`);
  }
  try {
    const report = JSON.parse(text) as TestReport;
    if (Array.isArray(report.tests) && typeof report.finishedAt === 'string') return report;
  } catch {
    // The sentence below says it.
  }
  throw new LaunchError(`The test report ${path} is damaged; run "npm test" again.`);
}
