import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openServiceLog } from './service-log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = () => join(folder, 'site.log');
const read = (age = '') => readFileSync(`${path()}${age}`, 'utf8');

test('a log is one file until it is full, then the newest of a few', () => {
  const log = openServiceLog(path(), { maxBytes: 20, keep: 2 });
  for (let line = 1; line <= 3; line += 1) log.write(`line ${line}\n`);
  expect(readdirSync(folder)).toEqual(['site.log']);
  for (let line = 4; line <= 10; line += 1) log.write(`line ${line}\n`);
  log.close();
  expect(readdirSync(folder).toSorted()).toEqual(['site.log', 'site.log.1', 'site.log.2']);
  expect([read(), read('.1'), read('.2')].map((text) => text.trim().split('\n'))).toEqual([
    ['line 10'],
    ['line 7', 'line 8', 'line 9'],
    ['line 4', 'line 5', 'line 6'],
  ]);
  expect(statSync(path()).mode & 0o777).toBe(0o600);
});

test('a log goes on where the last run ended, and counts what it left', () => {
  const before = openServiceLog(path(), { maxBytes: 20 });
  before.write('a line of the last run\n');
  before.close();
  const log = openServiceLog(path(), { maxBytes: 20 });
  log.write('a line of this one\n');
  log.close();
  expect([read(), read('.1')]).toEqual(['a line of this one\n', 'a line of the last run\n']);
});

test('its last lines are at hand, and whoever watches gets whole ones', () => {
  const watched: string[] = [];
  const log = openServiceLog(path(), { echo: (line) => watched.push(line) });
  log.write('one\ntw');
  log.write('o\nthree');
  expect(watched).toEqual(['one', 'two']);
  expect(log.tail(2)).toBe('two\nthree');
  log.close();
});

test('KEEP-03/logging lines a disk refuses end nothing; they are counted, and told of once it takes one', () => {
  // A folder where the file should be refuses every write, by any user.
  mkdirSync(path());
  const log = openServiceLog(path());
  log.write('one\ntwo\n');
  log.write('three\n');
  expect(log.tail(3)).toBe('one\ntwo\nthree');
  rmdirSync(path());
  log.write('four\n');
  log.write('five\n');
  log.close();
  const lines = read().trim().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^\S+Z 3 lines are missing here, since \S+Z: EISDIR\.$/),
    'four',
    'five',
  ]);
});

test('KEEP-03/logging a disk that takes a part of the lines loses the rest alone', () => {
  const child = spawnSync(
    'bash',
    [
      '-c',
      'trap "" XFSZ; ulimit -f 1; exec "$0" "$@"',
      process.execPath,
      '--input-type=module',
      '-e',
      script(),
    ],
    { encoding: 'utf8' },
  );
  expect([child.status, child.stderr]).toEqual([0, '']);
  const text = read();
  expect(text.length).toBe(1024);
  expect(child.stdout).toBe('still here: line 99');
});

/** Writes more than a file may hold in that process; `ulimit -f` counts in kibibytes, and the system answers EFBIG. */
const script = () => `
  const { openServiceLog } = await import(${JSON.stringify(new URL('./service-log.ts', import.meta.url).href)});
  const log = openServiceLog(${JSON.stringify(path())});
  for (let line = 0; line < 100; line += 1) log.write('line ' + line + ' of a program that says a lot\\n');
  process.stdout.write('still here: ' + log.tail(1).split(' of')[0]);`;
