import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { readStoreHeads } from '../store/store-heads.ts';
import { createAlerts } from './alerts.ts';
import { createHeadsWatch } from './heads-watch.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const hour = 3_600_000;
let folder: string;
let clock: { at: number; now(): number };
let store: EnquiryStore;
beforeEach(async () => {
  vi.clearAllMocks();
  folder = mkdtempSync(join(tmpdir(), 'sundowner-heads-'));
  clock = { at: Date.parse('2026-11-20T12:00:00Z'), now: () => clock.at };
  store = await openEnquiryStore();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const file = (machine = '') => join(folder, `${machine}heads.json`);
function open(machine = '') {
  /** What goes out, and what it is known by among machines. */
  const [sent, things]: [string[], (string | null)[]] = [[], []];
  const sender = {
    send({ message }: { message: string }, thing: string | null) {
      sent.push(message);
      things.push(thing);
    },
    resolve() {},
  };
  const alerts = createAlerts({ log: log as never, clock, file: null, sender });
  const watch = createHeadsWatch({ file: file(machine), alerts, clock, log: log as never });
  const look = async () => watch.seen(await readStoreHeads(store.store, watch.knownEnquiries()));
  return { watch, look, sent, things, said: () => alerts.inForce().map(({ message }) => message) };
}
const content = (at: number) => [{ of: 'changes of content', at, words: `number ${at}` }] as const;

test('CLU-08/older-copy a store that grows says nothing, over restarts, and neither does an empty one', async () => {
  const first = open();
  await first.look();
  await store.add('AAAA-2222', { receivedAt: clock.at, channels: [] });
  await first.look();
  await store.add('BBBB-2222', { receivedAt: clock.at + 1, channels: [] });
  const next = open();
  await next.look();
  next.watch.seen(content(3));
  next.watch.seen(content(7));
  await next.look();
  expect([...first.said(), ...next.said()]).toEqual([]);
});

test('CLU-08/older-copy a sequence of changes that went back is said for a day', () => {
  open().watch.seen(content(12));
  const { watch, said } = open();
  watch.seen(content(9));
  expect(said()).toEqual([
    expect.stringContaining('changes of content: number 12 was the last, now number 9'),
  ]);
  watch.seen(content(10));
  clock.at += 23 * hour;
  watch.seen(content(11));
  expect(said()).toHaveLength(1);
  clock.at += hour;
  watch.seen(content(11));
  expect(said()).toEqual([]);
});

test('CLU-08/older-copy an enquiry taken after the last look has to be there, too', async () => {
  await store.add('AAAA-2222', { receivedAt: clock.at, channels: [] });
  const { watch, look, said } = open();
  await look();
  watch.accepted('CCCC-2222');
  await look();
  expect(said()).toEqual([
    expect.stringContaining('enquiries: no CCCC-2222 any more, the last is MC-AAAA-2222 of'),
  ]);
  await look();
  expect(said()).toHaveLength(1);
});

test('CLU-08/older-copy everything that went back within a day is told: content, then enquiries, then enquiries again', async () => {
  await store.add('AAAA-2222', { receivedAt: clock.at, channels: [] });
  const { watch, look, said, sent } = open();
  watch.seen(content(12));
  await look();
  watch.seen(content(9));
  for (const lost of ['CCCC-2222', 'DDDD-2222']) {
    clock.at += hour;
    watch.accepted(lost);
    await look();
  }
  // A second time to where it was before.
  watch.seen(content(12));
  watch.seen(content(9));
  const findings = [
    'number 12 was the last, now number 9',
    'no CCCC-2222 any more',
    'no DDDD-2222 any more',
    'number 12 was the last, now number 9',
  ].map((words) => expect.stringContaining(words));
  expect(sent).toEqual(findings);
  expect(said()).toHaveLength(3);
  // Each for a day of its own.
  clock.at += 23 * hour;
  watch.seen(content(9));
  expect(said()).toEqual([
    expect.stringContaining('no DDDD-2222 any more'),
    expect.stringContaining('number 12 was the last'),
  ]);
  clock.at += hour;
  await look();
  expect(said()).toEqual([]);
});

test('CLU-08/older-copy what another machine told of is told once, and what this one misses besides is told, too', async () => {
  await store.add('AAAA-2222', { receivedAt: clock.at, channels: [] });
  const [one, other] = [open('one'), open('other')];
  for (const { look } of [one, other]) await look();
  // The last at the first machine, and at the other, each accepted since.
  one.watch.accepted('CCCC-2222');
  other.watch.accepted('DDDD-2222');
  for (const { look } of [one, other]) await look();
  expect([one.things, other.things]).toEqual([
    ['older-copy enquiries CCCC-2222 0'],
    ['older-copy enquiries DDDD-2222 0'],
  ]);
  for (const { watch } of [one, other]) watch.seen(content(9));
  for (const { watch } of [one, other]) watch.seen(content(4));
  expect(one.things.at(-1)).toBe('older-copy changes of content 9 4 0');
  expect(other.things.at(-1)).toBe(one.things.at(-1));
});

test('CLU-08/older-copy a file that cannot be read or written begins anew, and says so in the log', () => {
  writeFileSync(file(), '{');
  const { watch, said } = open();
  watch.seen(content(2));
  rmSync(folder, { recursive: true });
  watch.seen(content(3));
  watch.seen(content(1));
  expect(said()).toHaveLength(1);
  expect(log.warn).toHaveBeenCalledTimes(2);
});
