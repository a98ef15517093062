import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
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
