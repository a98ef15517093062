import { readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { duration } from '../launcher/progress.mjs';

/** How long the tests of one file took together, in milliseconds. */
export interface FileTime {
  /** Path from the repository. */
  readonly file: string;
  readonly milliseconds: number;
}

const within = (root: string, file: string) =>
  (isAbsolute(file) ? relative(root, file) : file).replaceAll('\\', '/');

/** From Vitest's JSON report: from a file's first line to its last hook. */
export function vitestTimes(path: string, root: string): FileTime[] {
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as {
    testResults: { name: string; startTime: number; endTime: number }[];
  };
  return testResults.map(({ name, startTime, endTime }) => ({
    file: within(root, name),
    milliseconds: Math.max(0, endTime - startTime),
  }));
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** From Playwright's JSON report: the sum over a file's tests, in all projects. */
export function playwrightTimes(path: string, root: string): FileTime[] {
  const report = JSON.parse(readFileSync(path, 'utf8')) as {
    config: { rootDir: string };
    suites: Suite[];
  };
  const folder = within(root, report.config.rootDir);
  const times = new Map<string, number>();
  const add = ({ suites = [], specs = [] }: Suite): void => {
    for (const { file, tests } of specs) {
      const took = tests.flatMap(({ results }) => results).reduce((sum, each) => sum + each.duration, 0);
      times.set(`${folder}/${file}`, (times.get(`${folder}/${file}`) ?? 0) + took);
    }
    for (const inner of suites) add(inner);
  };
  for (const suite of report.suites) add(suite);
  return [...times].map(([file, milliseconds]) => ({ file, milliseconds }));
}

/** A line for each of the slowest files, the slowest first. */
export function slowest(times: readonly FileTime[], most: number): string {
  return times
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, most)
    .map(({ file, milliseconds }) => `${duration(milliseconds).padStart(12)}  ${file}`)
    .join('\n');
}
