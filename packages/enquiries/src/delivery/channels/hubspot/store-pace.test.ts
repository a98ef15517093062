import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../../store/database/open.ts';
import type { Store } from '../../../store/database/port.ts';
import { storePace } from './pace.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const second = 1000;
const day = 86_400 * second;
let dataDir: string;
let stores: Store[];
let clock: { at: number; now(): number };

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sundowner-pace-'));
  const open = () => openStore({ dataDir }, pino({ level: 'silent' }));
  stores = [await open(), await open()];
  clock = { at: start, now: () => clock.at };
});
afterEach(async () => {
  for (const store of stores) await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The pace of two processes, each with the store opened for itself; waiting turns the one clock. */
const paces = () =>
  stores.map((store) =>
    storePace(store, '62515', clock, async (milliseconds) => {
      clock.at += milliseconds;
    }),
  );

test('KEEP-04/crm-pace two processes together stay under forty calls in any ten seconds', async () => {
  const both = paces();
  const calls: number[] = [];
  const gaps = [...randomBytes(240)];
  for (const [turn, gap] of gaps.entries()) {
    const pace = both[turn % 2];
    clock.at += gap;
    if ((await pace?.reserve(3000))?.reserved) calls.push(clock.at);
  }
  expect(calls.length).toBeGreaterThan(100);
  const fullest = calls.map((from) => calls.filter((at) => at >= from && at < from + 10 * second).length);
  expect(Math.max(...fullest)).toBeLessThan(40);
  expect(Math.max(...fullest)).toBeGreaterThan(25);
});

test('KEEP-04/crm-pace what the CRM tells one process holds the other too, and the longer of two', async () => {
  const [one, other] = paces();
  await one?.hold(60 * second);
  await other?.hold(10 * second);
  expect(await other?.reserve(3000)).toEqual({ reserved: false, wait: 60 * second });
  clock.at += 60 * second;
  expect(await other?.reserve(3000)).toEqual({ reserved: true, wait: 0 });
  await one?.hold(9 * day);
  expect(await other?.reserve(3000)).toEqual({ reserved: false, wait: day });
});

test('KEEP-05/pace a clock that was ahead holds nobody up once it is back', async () => {
  const [one, other] = paces();
  clock.at += 30 * day;
  for (let call = 0; call < 3; call++) await one?.reserve(0);
  await one?.hold(day);
  clock.at = start;
  expect(await other?.reserve(0)).toEqual({ reserved: true, wait: 0 });
});

/** How far a clock was ahead, and how long the CRM asked to be left alone then. */
const holds = [
  [2 * second, 10 * second],
  [300 * second, 60 * second],
  [day / 2, 10 * second],
  [day - second, day],
] as const;

test.each(holds)('KEEP-05/pace a clock %d ms ahead leaves no hold of %d ms behind', async (ahead, hold) => {
  const [one, other] = paces();
  clock.at += ahead;
  await one?.hold(hold);
  expect(await other?.reserve(0)).toEqual({ reserved: false, wait: hold });
  clock.at = start;
  expect(await other?.reserve(0)).toEqual({ reserved: true, wait: 0 });
  // What is asked for now holds, whatever was left behind.
  await one?.hold(hold);
  expect(await other?.reserve(0)).toEqual({ reserved: false, wait: hold });
});

test('KEEP-04/crm-pace while the store is away each process keeps its own pace', async () => {
  const [one] = paces();
  for (const store of stores) await store.close();
  stores = [];
  expect(await one?.reserve(3000)).toEqual({ reserved: true, wait: 0 });
  expect(await one?.reserve(3000)).toEqual({ reserved: true, wait: 260 });
});
