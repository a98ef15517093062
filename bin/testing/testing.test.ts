import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestOutcome } from '../requirements/report.ts';
import { cleanEnvironment } from './clean-environment.ts';
import { playwrightOutcomes, vitestOutcomes } from './outcomes.ts';
import { unlessUnchanged } from './steps.ts';
import { onPath } from './system-packages.ts';
import { Tally } from './tally.ts';
import { unexpectedFiles } from './unexpected-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'testing-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const outcome = (title: string, status: TestOutcome['status']): TestOutcome => ({
  title,
  file: 'a.test.ts',
  runner: 'vitest',
  status,
});

describe('the tally', () => {
  test('counts tests and steps in one line', () => {
    const tally = new Tally();
    tally.step('Lint', null);
    tally.tests('Unit', { outcomes: [outcome('a', 'passed'), outcome('b', 'failed')], words: 'b broke' });
    expect(tally.line()).toBe('2 passed, 1 failed');
    expect(tally.isGood()).toBe(false);
    expect(tally.faults()).toContain('✗ b (a.test.ts, vitest)');
    expect(tally.faults()).toContain('b broke');
  });

  test('a skipped test is a failure that names it', () => {
    const tally = new Tally();
    tally.tests('Unit', { outcomes: [outcome('a', 'passed'), outcome('b', 'skipped')], words: null });
    expect(tally.line()).toBe('1 passed, 1 failed');
    expect(tally.faults()).toContain('Skipped: b (a.test.ts)');
  });

  test('a runner without a test is a failure', () => {
    const tally = new Tally();
    tally.step('Lint', null);
    tally.tests('Browser', { outcomes: [], words: null });
    expect(tally.line()).toBe('1 passed, 1 failed');
    expect(tally.isGood()).toBe(false);
  });

  test('what passed only when it was asked again is named, and more than three of it are a failure', () => {
    const again = (title: string): TestOutcome => ({ ...outcome(title, 'passed'), again: true });
    const tally = new Tally();
    tally.tests('Browser', { outcomes: ['a', 'b', 'c'].map(again), words: 'a broke first' });
    expect([tally.line(), tally.isGood()]).toEqual(['3 passed, 0 failed', true]);
    expect(tally.faults()).toContain('Passed only when asked again; find out why: a (a.test.ts, vitest)');
    expect(tally.faults()).toContain('! Browser\n\n  a broke first');
    const of = new Tally();
    of.tests('Browser', { outcomes: [{ ...again('e'), fault: 'Expected 1\nReceived 2' }], words: null });
    expect(of.faults()).toContain('e (a.test.ts, vitest)\n\n  Expected 1\n  Received 2');
    tally.tests('Browser', { outcomes: [again('d')], words: 'd broke first' });
    expect([tally.line(), tally.isGood()]).toEqual(['4 passed, 1 failed', false]);
  });

  test('all good is all good', () => {
    const tally = new Tally();
    tally.tests('Unit', { outcomes: [outcome('a', 'passed')], words: null });
    expect([tally.line(), tally.isGood(), tally.faults()]).toEqual(['1 passed, 0 failed', true, '']);
  });
});

describe('reports of the runners', () => {
  const report = (data: object) => {
    const path = join(folder, 'report.json');
    writeFileSync(path, JSON.stringify(data));
    return path;
  };

  test("Vitest's gives a test for each, and one for a file that could not be run", () => {
    const path = report({
      testResults: [
        {
          name: '/repo/bin/a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'group does it', status: 'passed' },
            { fullName: 'group fails', status: 'failed' },
            { fullName: 'group waits', status: 'pending' },
          ],
        },
        { name: '/repo/bin/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    });
    expect(vitestOutcomes(path, '/repo').map(({ title, file, status }) => [title, file, status])).toEqual([
      ['group does it', 'bin/a.test.ts', 'passed'],
      ['group fails', 'bin/a.test.ts', 'failed'],
      ['group waits', 'bin/a.test.ts', 'skipped'],
      ['bin/b.test.ts could not be run', 'bin/b.test.ts', 'failed'],
    ]);
  });

  test("Playwright's gives a test for each project, and says of which were asked again", () => {
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      file: 'home.spec.ts',
      tests: statuses.map((status, index) => ({
        projectName: ['desktop', 'phone'][index],
        status,
        results: [{ errors: [{ message: '\u001b[31mExpected 1\u001b[39m' }] }, { errors: [] }],
      })),
    });
    const path = report({
      config: { rootDir: '/repo/tests/e2e' },
      errors: [{ message: 'the product did not start\nat line 1' }],
      suites: [
        {
          title: 'home.spec.ts',
          specs: [spec('opens', 'expected', 'unexpected')],
          suites: [{ title: 'the menu', specs: [spec('closes', 'flaky', 'skipped')] }],
        },
      ],
    });
    expect(
      playwrightOutcomes(path, '/repo').map(({ title, runner, status, again, fault }) => [
        title,
        runner,
        again ? `${status}, again: ${fault}` : status,
      ]),
    ).toEqual([
      ['opens', 'playwright desktop', 'passed'],
      ['opens', 'playwright phone', 'failed'],
      ['the menu closes', 'playwright desktop', 'passed, again: Expected 1'],
      ['the menu closes', 'playwright phone', 'skipped'],
      ['the product did not start', 'playwright', 'failed'],
    ]);
  });
});

test("the operator's settings do not reach a test, and everything else does", () => {
  const kept = {
    PATH: '/bin',
    CHROMIUM_PATH: '/c',
    POSTGRES_BIN: '/p',
    LANG: 'C',
    HOME: '/root',
    MY_PORT: '1',
  };
  const product = {
    MODE: 'live',
    PORT: '80',
    SMTP_URL: 'x',
    LIMIT_BOT_SECONDS: '1',
    HUBSPOT_PORTAL_ID: '1',
    NODE_OPTIONS: '-r x',
    THANK_YOU_URL: '/',
  };
  expect(cleanEnvironment({ ...kept, ...product } as unknown as NodeJS.ProcessEnv)).toEqual(kept);
});

test('an executable is found on the PATH, and a file that is none is not', () => {
  const path = join(folder, 'tool');
  writeFileSync(path, '#!/bin/sh\n', { mode: 0o755 });
  writeFileSync(join(folder, 'text'), '', { mode: 0o644 });
  expect(onPath(['text', 'tool'], `/nowhere:${folder}`)).toBe(path);
  expect(onPath(['text'], folder)).toBeNull();
});

describe('files under version control', () => {
  function commit(files: Record<string, string>): void {
    execFileSync('git', ['init', '-q', folder]);
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    execFileSync('git', ['add', '-f', '.'], { cwd: folder });
  }

  test('sources are as they should be', () => {
    commit({ 'src/token.ts': 'export const a = 1;\n', 'data.ts': '', 'docs/keys.md': '' });
    expect(unexpectedFiles(folder)).toEqual([]);
  });

  test('leavings, stores, secrets and unsolved merges are found', () => {
    commit({
      'a/.DS_Store': '',
      'src/a.ts.orig': '',
      '.env.local': 'SMTP_URL=x',
      'data/studio/studio.db': '',
      'keys/personal.key': '',
      'npm-debug.log': '',
      'b.ts': `${'<'.repeat(7)} HEAD\n`,
    });
    expect(unexpectedFiles(folder).map((sentence) => sentence.split(' ')[0])).toEqual([
      '.env.local',
      'a/.DS_Store',
      'b.ts',
      'data/studio/studio.db',
      'keys/personal.key',
      'npm-debug.log',
      'src/a.ts.orig',
    ]);
  });
});

test('a step runs again only when a file it reads has changed since it passed', async () => {
  const file = join(folder, 'a.astro');
  writeFileSync(file, 'good');
  const runs: string[] = [];
  const step = unlessUnchanged(
    {
      title: 'Types',
      run: async () => {
        const text = readFileSync(file, 'utf8');
        runs.push(text);
        return text.startsWith('good') ? null : text;
      },
    },
    { inputs: ['*.astro'], directory: folder, stamp: join(folder, 'kept', 'types') },
  );
  const { signal } = new AbortController();
  expect([await step.run(signal), await step.run(signal)]).toEqual([null, null]);
  writeFileSync(file, 'bad');
  expect([await step.run(signal), await step.run(signal)]).toEqual(['bad', 'bad']);
  writeFileSync(file, 'good again');
  expect([await step.run(signal), await step.run(signal)]).toEqual([null, null]);
  expect(runs).toEqual(['good', 'bad', 'bad', 'good again']);
});
