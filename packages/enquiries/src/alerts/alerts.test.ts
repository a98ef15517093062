import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultLimits as limits } from '../limits.ts';
import { createAlertSender } from './alert-sender.ts';
import { createAlerts } from './alerts.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const tell = vi.fn();
const over = vi.fn();
let clock: { at: number; now(): number };
let folder: string;

beforeEach(() => {
  vi.clearAllMocks();
  clock = { at: start, now: () => clock.at };
  folder = mkdtempSync(join(tmpdir(), 'sundowner-alerts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (file: string | null = null) =>
  createAlerts({ log: log as never, clock, file, sender: { send: tell, resolve: over } });
const told = () => tell.mock.calls.map(([alert]) => (alert as { message: string }).message);
const inForce = (alerts: ReturnType<typeof open>) => alerts.inForce().map(({ message }) => message);

test('DSK-10/standing what stands is told when it begins, when it grows and once a day, and is in force till it is over', () => {
  const alerts = open();
  const dead = (weight: number) =>
    alerts.activate('dead', { topic: 'deliveries', message: `${weight} given up`, weight });
  dead(1);
  dead(1);
  expect(told()).toEqual(['1 given up']);
  dead(3);
  expect(told()).toEqual(['1 given up', '3 given up']);
  dead(2);
  const isOver = over.mock.lastCall?.[0] as (thing: string) => boolean;
  expect(['dead deliveries 3', 'dead deliveries 2', 'dead others 3'].filter(isOver)).toEqual([
    'dead deliveries 3',
  ]);
  expect(inForce(alerts)).toEqual(['2 given up']);
  clock.at += 24 * hour;
  dead(2);
  expect(told().at(-1)).toBe('Still: 2 given up');
  expect(alerts.inForce()).toEqual([
    {
      key: 'dead deliveries',
      kind: 'dead',
      message: '2 given up',
      since: '2026-11-20T12:00:00.000Z',
    },
  ]);
  alerts.resolve('dead', 'deliveries');
  expect(alerts.inForce()).toEqual([]);
  expect(alerts.counts()).toEqual({ dead: 2 });
});

test('DSK-10/standing of a kind what is found no more is over, and nothing of another kind', () => {
  const alerts = open();
  alerts.activate('disk', { topic: 'data', message: 'full' });
  alerts.activateOnly('circuit-open', [
    { topic: 'crm', message: 'crm waits' },
    { topic: 'webhook', message: 'webhook waits' },
  ]);
  alerts.activateOnly('circuit-open', [{ topic: 'webhook', message: 'webhook waits' }]);
  expect(inForce(alerts)).toEqual(['full', 'webhook waits']);
  expect(told()).toEqual(['full', 'crm waits', 'webhook waits']);
});

test('DSK-10/restarted what a restart mended is told anew when it comes back, within the day too', async () => {
  const letters: string[] = [];
  const send = async ({ alerts }: { alerts: readonly { message: string }[] }) => {
    letters.push(...alerts.map(({ message }) => message));
  };
  /** A process of its own over the same file. */
  const process = () => {
    const sender = createAlertSender({
      ways: [{ name: 'mail', send }],
      clock,
      limits,
      log: log as never,
      file: join(folder, 'alerts-told.json'),
    });
    return { sender, alerts: createAlerts({ log: log as never, clock, file: null, sender }) };
  };
  const faults = {
    disk: (alerts: ReturnType<typeof open>) => alerts.activate('disk', { topic: 'data', message: 'disk' }),
    dead: (alerts: ReturnType<typeof open>) =>
      alerts.activateOnly('dead', [{ topic: 'deliveries', message: 'dead', weight: 2 }]),
    store: (alerts: ReturnType<typeof open>) =>
      alerts.activate('store', { topic: 'moved', message: 'store' }),
  };
  const all = (alerts: ReturnType<typeof open>) => {
    for (const fault of Object.values(faults)) fault(alerts);
  };
  const first = process();
  all(first.alerts);
  await first.sender.round();
  const unmended = process();
  all(unmended.alerts);
  clock.at += hour;
  await unmended.sender.round();
  expect(letters).toEqual(['disk', 'dead', 'store']);

  const mended = process();
  mended.alerts.resolve('disk', 'data');
  mended.alerts.activateOnly('dead', []);
  mended.alerts.resolveEarlier('store');
  all(mended.alerts);
  await mended.sender.round();
  expect(letters).toEqual(['disk', 'dead', 'store', 'disk', 'dead', 'store']);
});

test('DSK-10/standing the same words are told once a minute, and are in force for a quarter of an hour', () => {
  const alerts = open();
  const raise = () => alerts.raise('store', 'An enquiry could not be stored.');
  for (let times = 0; times < 5; times++) raise();
  expect(told()).toHaveLength(1);
  expect(alerts.counts()).toEqual({ store: 5 });
  clock.at += minute;
  raise();
  expect(told()).toHaveLength(2);
  clock.at += 15 * minute - 1;
  expect(inForce(alerts)).toHaveLength(1);
  clock.at += 1;
  expect(inForce(alerts)).toEqual([]);
});

test('KEEP-05/alerts a clock that came back mutes nothing', () => {
  const alerts = open();
  clock.at = start + 24 * hour;
  alerts.raise('clock', 'A clock is wrong.');
  clock.at = start;
  alerts.raise('clock', 'A clock is wrong.');
  expect(told()).toHaveLength(2);
});

test('DSK-10/alert-file every alert is a line of the file; a folder that went away is not made anew', async () => {
  const inside = join(folder, 'enquiries');
  const alerts = open(join(inside, 'alerts.jsonl'));
  alerts.raise('clock', 'A clock is wrong.');
  await alerts.written();
  expect(JSON.parse(readFileSync(join(inside, 'alerts.jsonl'), 'utf8'))).toEqual({
    at: '2026-11-20T12:00:00.000Z',
    alert: 'clock',
    message: 'A clock is wrong.',
  });
  rmSync(inside, { recursive: true });
  alerts.raise('store', 'The store is away.');
  await alerts.written();
  expect(() => readFileSync(join(inside, 'alerts.jsonl'))).toThrow(/ENOENT/);
  expect(told()).toEqual(['A clock is wrong.', 'The store is away.']);
});

test('KEEP-01/alert what was told already is in force and counted, and told to nobody again', async () => {
  const file = join(folder, 'alerts.jsonl');
  const alerts = open(file);
  alerts.raise('hung', 'The site has not answered for 30 s.', true);
  await alerts.written();
  expect([told(), alerts.counts()]).toEqual([[], { hung: 1 }]);
  expect(inForce(alerts)).toHaveLength(1);
  expect(existsSync(file)).toBe(false);
});
