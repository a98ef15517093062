import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The test files of a run, by what has to be there before they can run. */
export interface Selection {
  /** Unit files: nothing but the sources. */
  readonly unit: readonly string[];
  /** Files of the other Vitest projects: the builds. */
  readonly built: readonly string[];
  /** Browser files: the builds and Chromium. */
  readonly browser: readonly string[];
}

/** Unit tests, as Vitest finds them. */
export const unitPattern =
  '{apps,packages,bin,demo,docs,bench,tests/collections,tests/fakes,tests/support}/**/*.test.{ts,tsx}';
const built = 'tests/{http,integration,machines,site,studio}/**/*.test.ts';
const browser = 'tests/e2e/**/*.spec.ts';
const made = ['node_modules', 'dist', 'dist-gallery', '.next', '.astro', 'runtime'];

/** What is worth its time now and then alone: `npm run test:full`, `npm run test:machines`, `npm run test:operations`. */
export type Seldom = 'full' | 'long';

function files(root: string, pattern: string, seldom: readonly Seldom[]): string[] {
  const isRun = (file: string) => {
    const kind = /\.(full|long)\.test\.ts$/.exec(file)?.[1];
    return kind === undefined || seldom.some((one) => one === kind);
  };

  return globSync(pattern, {
    cwd: root,
    exclude: (name) => made.includes(String(name).split('/').at(-1) ?? ''),
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isRun)
    .sort();
}

/**
 * The test files whose path holds one of the given parts, of every kind.
 *
 * @param parts parts of paths from the repository, such as `tests/http` or `month-end`
 * @param seldom which of the files that other commands than `npm test` run are among them
 */
export function selectFiles(
  root: string,
  parts: readonly string[],
  seldom: readonly Seldom[] = [],
): Selection {
  const chosen = (pattern: string) =>
    files(root, pattern, seldom).filter((file) => parts.some((part) => file.includes(part)));
  return { unit: chosen(unitPattern), built: chosen(built), browser: chosen(browser) };
}

/**
 * The unit files that replace a module or a setting for themselves. What they change is remembered by the modules they load, so each
 * gets modules of its own; all others share a worker's.
 */
export function unitsApart(root: string): string[] {
  return files(root, unitPattern, ['full']).filter((file) =>
    /\bvi\.(mock|doMock|resetModules|stubEnv)\(/.test(readFileSync(join(root, file), 'utf8')),
  );
}
