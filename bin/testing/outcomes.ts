import { readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestOutcome } from '../requirements/report.ts';

/** Vitest's JSON report, as far as it is read here (https://vitest.dev/guide/reporters, "JSON Reporter"). */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const statusOf = (status: string): TestOutcome['status'] =>
  status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped';

const within = (root: string, file: string) =>
  (isAbsolute(file) ? relative(root, file) : file).replaceAll('\\', '/');

/** The outcomes in a Vitest report. A file that could not be loaded counts as one failed test. */
export function vitestOutcomes(path: string, root: string): TestOutcome[] {
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = within(root, name);
    const runner = 'vitest';
    if (assertionResults.length === 0 && status === 'failed') {
      return [{ title: `${file} could not be run`, file, runner, status: 'failed' }];
    }
    return assertionResults.map((test) => ({
      title: test.fullName,
      file,
      runner,
      status: statusOf(test.status),
    }));
  });
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results?: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** Playwright's JSON report, as far as it is read here (https://playwright.dev/docs/test-reporters#json-reporter). */
interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

const playwrightStatus: Readonly<Record<string, TestOutcome['status']>> = {
  expected: 'passed',
  flaky: 'passed',
  skipped: 'skipped',
};

/** Lines of an error that say what was expected, and where. */
const faultLines = 12;

/** What was wrong at the first attempt. */
function firstFault(
  results: readonly { readonly errors?: readonly { readonly message?: string }[] }[],
): string {
  const [first] = results;
  const messages = (first?.errors ?? []).map(({ message = '' }) =>
    stripVTControlCharacters(message).split('\n').slice(0, faultLines).join('\n'),
  );
  return messages.join('\n');
}

/** The outcomes in a Playwright report. Every error outside a test counts as one failed test. */
export function playwrightOutcomes(path: string, root: string): TestOutcome[] {
  const report = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport;
  const folder = within(root, report.config.rootDir);
  const read = (suite: PlaywrightSuite, groups: readonly string[]): TestOutcome[] => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, status, results = [] }) => ({
        title: [...groups, title].join(' '),
        file: `${folder}/${file}`,
        runner: `playwright ${projectName}`,
        status: playwrightStatus[status] ?? 'failed',
        ...(status === 'flaky' ? { again: true as const, fault: firstFault(results) } : {}),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...groups, inner.title])),
  ];
  return [
    // The outermost suites are files, whose names are no part of a title.
    ...report.suites.flatMap((suite) => read(suite, [])),
    ...report.errors.map(({ message = '' }) => ({
      title: message.split('\n', 1)[0] ?? 'an error outside a test',
      file: folder,
      runner: 'playwright',
      status: 'failed' as const,
    })),
  ];
}
