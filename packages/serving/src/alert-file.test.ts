import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alertFileOf, alertLine, alertsFiledLately } from './alert-file.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'alert-file-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const now = Date.parse('2026-12-01T12:00:00.000Z');
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString();
const hung = { kind: 'hung', message: 'Machine back-1: The studio has not answered for 30 s.' };

function tell(...lines: string[]): void {
  mkdirSync(dirname(alertFileOf(dataDir)), { recursive: true });
  writeFileSync(alertFileOf(dataDir), `${lines.join('\n')}\n`);
}

test('CLU-08/shown what was told within a quarter of an hour is in force, once, since it was told first', () => {
  expect(alertsFiledLately(dataDir, 'back-1', now)).toEqual([]);
  tell(
    alertLine({ at: before(901), kind: 'restarts', message: 'Long ago.' }),
    alertLine({ at: before(600), ...hung }),
    alertLine({ at: before(300), ...hung }),
    // Told before the clock was put back.
    alertLine({ at: before(-60), kind: 'restarts', message: 'Ahead.' }),
  );
  expect(alertsFiledLately(dataDir, 'back-1', now)).toEqual([
    { key: `back-1 hung ${hung.message}`, since: before(600), ...hung },
    { key: 'back-1 restarts Ahead.', kind: 'restarts', message: 'Ahead.', since: before(-60) },
  ]);
});

test('CLU-08/shown of a long file the end is read, and what is no alert is passed over', () => {
  const one = alertLine({ at: before(5), kind: 'restarts', message: `Told. ${'é'.repeat(500)}` });
  tell(
    ...Array.from({ length: 200 }, () => one),
    '{"at":',
    'null',
    '{"at":"yesterday"}',
    alertLine({ at: before(1), ...hung }),
  );
  expect(alertsFiledLately(dataDir, 'back-1', now).map(({ kind }) => kind)).toEqual(['restarts', 'hung']);
});
