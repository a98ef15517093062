import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultLimits as limits } from '../limits.ts';
import type { Alert, AlertKind, AlertMessage, AlertTransport } from './alert.ts';
import { createAlertSender } from './alert-sender.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let clock: { at: number; now(): number };
let folder: string;

/** A channel that keeps what it was given, and fails on demand. */
function way(name: AlertTransport['name'] = 'mail') {
  const kept = { name, letters: [] as AlertMessage[], tried: [] as string[], broken: false };
  const send: AlertTransport['send'] = async (letter) => {
    kept.tried.push(letter.id);
    if (kept.broken) throw new Error('duty@example.net is gone');
    kept.letters.push(letter);
  };
  return Object.assign(kept, { send });
}

beforeEach(() => {
  vi.clearAllMocks();
  clock = { at: start, now: () => clock.at };
  folder = mkdtempSync(join(tmpdir(), 'sundowner-teller-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'alerts-told.json');
const open = (...ways: AlertTransport[]) =>
  createAlertSender({ ways, clock, limits, log: log as never, file: file() });
const alert = (kind: AlertKind, message: string): Alert => ({ kind, message, at: clock.at });
const words = ({ letters }: ReturnType<typeof way>) =>
  letters.map(({ alerts }) => alerts.map(({ message }) => message));

test('DSK-10/told an alert goes at once by every way; more of its kind wait and go together', async () => {
  const [mail, webhook] = [way(), way('webhook')];
  const teller = open(mail, webhook);
  teller.send(alert('dead', 'one'), null);
  expect(await teller.round()).toBe(2);
  teller.send(alert('dead', 'two'), null);
  teller.send(alert('dead', 'three'), null);
  teller.send(alert('disk', 'full'), null);
  await teller.round();
  clock.at += limits.alertEvery - 1;
  expect(await teller.round()).toBe(0);
  clock.at += 1;
  await teller.round();
  expect(words(mail)).toEqual([['one'], ['full'], ['two', 'three']]);
  expect(words(webhook)).toEqual(words(mail));
});

test('DSK-10/told what a way does not take is tried again, as the same letter, while the other way goes on', async () => {
  const [mail, webhook] = [way(), way('webhook')];
  mail.broken = true;
  const teller = open(mail, webhook);
  teller.send(alert('dead', 'one'), null);
  expect(await teller.round()).toBe(1);
  expect(await teller.round()).toBe(0);
  clock.at += limits.firstBackoff;
  await teller.round();
  mail.broken = false;
  clock.at += limits.longestBackoff;
  expect(await teller.round()).toBe(1);
  expect(words(mail)).toEqual([['one']]);
  expect(mail.tried).toHaveLength(3);
  expect(new Set(mail.tried).size).toBe(1);
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('duty');
});

test('DSK-10/told what stands is told once a day, over restarts too, and anew when it was over', async () => {
  const mail = way();
  const first = open(mail);
  first.send(alert('circuit-open', 'crm waits'), 'circuit crm');
  await first.round();
  clock.at += limits.alertEvery;
  const second = open(mail);
  second.send(alert('circuit-open', 'crm waits'), 'circuit crm');
  expect(await second.round()).toBe(0);
  second.resolve((thing) => thing === 'circuit crm');
  second.send(alert('circuit-open', 'crm waits'), 'circuit crm');
  expect(await second.round()).toBe(1);
  clock.at += day;
  const third = open(mail);
  third.send(alert('circuit-open', 'crm waits'), 'circuit crm');
  expect(await third.round()).toBe(1);
});

test('DSK-10/told a product that ends again and again tells of its start every quarter of an hour', async () => {
  const mail = way();
  for (let starts = 0; starts < 60; starts++) {
    const teller = open(mail);
    teller.send(alert('store', 'The site cannot start.'), null);
    await teller.stop();
    clock.at += minute;
  }
  expect(mail.letters).toHaveLength(4);
});

test('DSK-10/told a file that cannot be read or written is no reason to be silent', async () => {
  writeFileSync(file(), 'not JSON');
  const mail = way();
  const teller = open(mail);
  rmSync(folder, { recursive: true });
  teller.send(alert('store', 'away'), 'store');
  expect(await teller.round()).toBe(1);
});

test('KEEP-05/alerts a clock that came back holds nothing up', async () => {
  const mail = way();
  clock.at = start + day;
  const teller = open(mail);
  teller.send(alert('dead', 'one'), 'dead');
  await teller.round();
  mail.broken = true;
  teller.send(alert('disk', 'full'), null);
  await teller.round();
  mail.broken = false;
  clock.at = start;
  teller.send(alert('dead', 'two'), 'dead');
  await teller.round();
  await teller.round();
  expect(words(mail)).toEqual([['one'], ['full'], ['two']]);
});

test('DSK-10/told a way that never answers blocks nobody who raises, and a stop waits a few seconds at most', async () => {
  const taken = Promise.withResolvers<void>();
  const mail = way();
  const teller = open({ name: 'mail', send: () => taken.promise }, mail);
  teller.start();
  teller.send(alert('dead', 'one'), null);
  await vi.waitFor(() => expect(mail.letters).toHaveLength(1));
  taken.resolve();
  await teller.stop();
});
