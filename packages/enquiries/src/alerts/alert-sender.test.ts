import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AlertTurns, Turn } from '@sundowner/serving/alert-turns';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

/** What machines know of each other, by the rules of its table: `packages/serving/src/alert-turns.ts`, which PostgreSQL holds them to. */
function shared() {
  const rows = new Map<string, { holder: string; until: number; sentAt: number | null }>();
  const line = { away: false, hangs: false };
  const asked = async <Value>(answer: () => Value): Promise<Value> => {
    if (line.hangs) return new Promise<never>(() => {});
    if (line.away) throw new Error('The database is away.');
    return answer();
  };
  const of = (machine: string): AlertTurns => ({
    claim: (channel, thing, { now, again }) =>
      asked((): Turn => {
        const row = rows.get(`${channel} ${thing}`);
        if (row?.sentAt != null && now - row.sentAt < again) return 'sent';
        if (row && row.sentAt === null && row.holder !== machine && row.until >= now) return 'another';
        rows.set(`${channel} ${thing}`, { holder: machine, until: now + 2 * minute, sentAt: null });
        return 'ours';
      }),
    sent: (channel, things, now) =>
      asked(() => {
        for (const thing of things)
          rows.set(`${channel} ${thing}`, { holder: machine, until: now, sentAt: now });
      }),
    forget: (things) =>
      asked(() => {
        for (const key of [...rows.keys()])
          if (things.some((thing) => key.endsWith(` ${thing}`))) rows.delete(key);
      }),
    all: () => asked(() => new Map()),
  });
  const machine = (name: string, mail = way()) => ({
    mail,
    sender: createAlertSender({
      ways: [mail],
      clock,
      limits,
      log: log as never,
      file: null,
      together: of(name),
    }),
  });
  return { line, rows, machine };
}
const failed = () => alert('dead', '1 delivery failed.');

test('CLU-08/told-once what one machine found goes out when the machine that took its turn over ends before it sends', async () => {
  const { machine } = shared();
  const [a, b] = [machine('a'), machine('b')];
  a.mail.broken = true;
  b.mail.broken = true;
  a.sender.send(failed(), 'dead', true);
  await a.sender.round();
  clock.at += 2 * minute + 1;
  // B takes the turn, fails, and is never run again.
  b.sender.send(failed(), 'dead', true);
  await b.sender.round();
  a.mail.broken = false;
  expect(await a.sender.round()).toBe(0);
  clock.at += 2 * minute + 1;
  expect(await a.sender.round()).toBe(1);
  expect(await a.sender.round()).toBe(0);
  expect(words(a.mail)).toEqual([['1 delivery failed.']]);
});

test('CLU-08/told-once what is over while the others cannot be told is news when it comes again, and they are told later', async () => {
  const { machine, line, rows } = shared();
  const [a, b] = [machine('a'), machine('b')];
  a.sender.send(failed(), 'dead', true);
  await a.sender.round();
  line.away = true;
  a.sender.resolve((thing) => thing === 'dead');
  await a.sender.round();
  expect(rows.size).toBe(1);
  line.away = false;
  clock.at += limits.alertEvery;
  await a.sender.round();
  expect(rows.size).toBe(0);
  b.sender.send(failed(), 'dead', true);
  await b.sender.round();
  expect([words(a.mail), words(b.mail)]).toEqual([[['1 delivery failed.']], [['1 delivery failed.']]]);
});

describe('with time of the test’s own', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('CLU-08/told-once a database that does not answer holds an alert up for a second, at a stop too', async () => {
    const { machine, line } = shared();
    line.hangs = true;
    const [a, b] = [machine('a'), machine('b')];
    for (const { sender } of [a, b]) sender.send(failed(), 'dead', true);
    const round = a.sender.round();
    await vi.advanceTimersByTimeAsync(999);
    expect(a.mail.letters).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(words(a.mail)).toEqual([['1 delivery failed.']]);
    // Nor is it waited for to say that it was sent.
    await vi.advanceTimersByTimeAsync(1000);
    expect(await round).toBe(1);
    const stopped = b.sender.stop();
    await vi.advanceTimersByTimeAsync(2000);
    await stopped;
    expect(words(b.mail)).toEqual([['1 delivery failed.']]);
  });

  test('CLU-08/told-once a stop sends no letter again that is on its way, and does not wait for it for ever', async () => {
    const taken = Promise.withResolvers<void>();
    const mail = way();
    const { send } = mail;
    mail.send = async (letter, signal) => {
      await send(letter, signal);
      await taken.promise;
    };
    const { sender } = shared().machine('a', mail);
    sender.start();
    sender.send(failed(), 'dead', true);
    await vi.advanceTimersByTimeAsync(0);
    expect(mail.tried).toHaveLength(1);
    let ended = false;
    const stopping = sender.stop().then(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(6999);
    expect([ended, mail.tried.length]).toEqual([false, 1]);
    await vi.advanceTimersByTimeAsync(1);
    await stopping;
    taken.resolve();
  });
});
