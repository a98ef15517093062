import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playwrightTimes, slowest, vitestTimes } from './file-times.ts';
import { selectFiles } from './selection.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'selection-'));
  for (const file of [
    'apps/site/src/prices.test.ts',
    'apps/site/src/prices.ts',
    'apps/site/node_modules/other/prices.test.ts',
    'packages/brand/src/months.test.tsx',
    'tests/http/prices.test.ts',
    'tests/http/prices.full.test.ts',
    'tests/e2e/prices.spec.ts',
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('a part of a path chooses test files of every kind, and of nothing that was brought along', () => {
  expect(selectFiles(root, ['prices'])).toEqual({
    unit: ['apps/site/src/prices.test.ts'],
    built: ['tests/http/prices.test.ts'],
    browser: ['tests/e2e/prices.spec.ts'],
  });
});

test('several parts choose what any of them names; the full run has files of its own', () => {
  expect(selectFiles(root, ['months', 'http/'], ['full'])).toEqual({
    unit: ['packages/brand/src/months.test.tsx'],
    built: ['tests/http/prices.full.test.ts', 'tests/http/prices.test.ts'],
    browser: [],
  });
  expect(selectFiles(root, ['nothing'], ['full', 'long'])).toEqual({ unit: [], built: [], browser: [] });
});

const report = (data: object) => {
  const path = join(root, 'report.json');
  writeFileSync(path, JSON.stringify(data));
  return path;
};

test('the time of a file is read from the reports of both runners, and the slowest come first', () => {
  const units = vitestTimes(
    report({
      testResults: [
        { name: '/repo/bin/a.test.ts', startTime: 100, endTime: 350 },
        { name: '/repo/bin/b.test.ts', startTime: 0, endTime: 61_000 },
      ],
    }),
    '/repo',
  );
  const spec = (file: string, ...durations: number[]) => ({
    file,
    tests: durations.map((duration) => ({ results: [{ duration }] })),
  });
  const browser = playwrightTimes(
    report({
      config: { rootDir: '/repo/tests/e2e' },
      suites: [{ specs: [spec('home.spec.ts', 800, 700)], suites: [{ specs: [spec('home.spec.ts', 500)] }] }],
    }),
    '/repo',
  );
  expect(slowest([...units, ...browser], 2).split('\n')).toEqual([
    '  1 min 01 s  bin/b.test.ts',
    '       2.0 s  tests/e2e/home.spec.ts',
  ]);
});
