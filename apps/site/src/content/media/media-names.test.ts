import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMediaNames } from './media-names.ts';

let server: Server;
let studioUrl: string;
let there: Set<string>;
/** What the list is answered with instead. */
let broken: 'no' | 500 | 'html' | 'cut';
let lists: number;
/** Names the studio was asked for. */
let asked: string[];
let clock: number;
let away: boolean;

beforeEach(async () => {
  there = new Set(['dusk.webp', 'dusk-400x300.webp']);
  [broken, lists, asked, clock, away] = ['no', 0, [], 0, false];
  server = createServer((_, response) => {
    lists += 1;
    if (broken === 500) return void response.writeHead(500).end();
    const list = JSON.stringify({ docs: [...there].map((filename) => ({ sizes: { small: { filename } } })) });
    const text = { no: list, html: '<html></html>', cut: list.slice(0, 20) }[broken];
    response.writeHead(200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  studioUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const names = () => {
  const made = createMediaNames({
    studioUrl,
    token: 't',
    timeoutMs: 15_000,
    now: () => clock,
    away: () => away,
  });
  const pictureOf = async (name: string) => {
    asked.push(name);
    return there.has(name) ? name : null;
  };
  return { ...made, obtain: (name: string) => made.ask(name, () => pictureOf(name)) };
};
const madeUp = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `made-up-${from + at}.webp`);

test('a stranger costs the studio one list and a few questions a minute, however many names he makes up', async () => {
  const { obtain } = names();
  const answers = await Promise.all(madeUp(2000).map(obtain));
  expect(new Set(answers)).toEqual(new Set([null]));
  expect(lists).toBe(1);
  expect(asked.length).toBeLessThanOrEqual(33);
  for (const name of madeUp(100)) expect(await obtain(name)).toBeNull();
  expect(asked.length).toBeLessThanOrEqual(33);
  expect(await obtain('dusk-400x300.webp')).toBe('dusk-400x300.webp');
});

test('pictures there are, are fetched however many are asked for, the minute being spent or not', async () => {
  for (const name of madeUp(500, 1000)) there.add(name);
  const { obtain } = names();
  await Promise.all(madeUp(100).map(obtain));
  expect(await Promise.all(madeUp(500, 1000).map(obtain))).toEqual(madeUp(500, 1000));
});

test('a name that is nothing is remembered, until pictures change', async () => {
  const { obtain, readAnew } = names();
  expect(await obtain('soon.webp')).toBeNull();
  expect(await obtain('soon.webp')).toBeNull();
  expect(asked).toEqual(['soon.webp']);
  there.add('soon.webp');
  // Spent besides: what changed shows at once all the same.
  await Promise.all(madeUp(100).map(obtain));
  void readAnew();
  expect(await obtain('soon.webp')).toBe('soon.webp');
});

test('a picture uploaded this moment shows before word of it has come', async () => {
  const { obtain } = names();
  expect(await obtain('dusk.webp')).toBe('dusk.webp');
  there.add('new.webp');
  expect(await obtain('new.webp')).toBe('new.webp');
});

test('what was asked before a change and is answered after it is not remembered', async () => {
  const made = names();
  const { promise, resolve } = Promise.withResolvers<null>();
  const begun = Promise.withResolvers<void>();
  const slow = made.ask('late.webp', () => {
    begun.resolve();
    return promise;
  });
  await begun.promise;
  there.add('late.webp');
  await made.readAnew();
  resolve(null);
  expect(await slow).toBeNull();
  expect(await made.obtain('late.webp')).toBe('late.webp');
});

test('a listed picture whose file is gone is absent, and asked for once', async () => {
  const made = names();
  const gone = () =>
    made.ask('dusk.webp', async () => {
      asked.push('dusk.webp');
      return null;
    });
  expect([await gone(), await gone()]).toEqual([null, null]);
  expect(asked).toEqual(['dusk.webp']);
});

test.each([500, 'html', 'cut'] as const)(
  'without a list (%s) pictures are fetched, and of made-up names a few a minute are asked for; the rest is unknown',
  async (how) => {
    broken = how;
    const { obtain } = names();
    expect(await obtain('dusk.webp')).toBe('dusk.webp');
    const outcomes = await Promise.allSettled(madeUp(200).map(obtain));
    expect(asked.length).toBeLessThanOrEqual(34);
    expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: { name: 'OutageError' } });
    expect(lists).toBe(1);
    broken = 'no';
    clock += 60_001;
    expect(await obtain('made-up-199.webp')).toBeNull();
    expect(await obtain('dusk.webp')).toBe('dusk.webp');
    expect(lists).toBe(2);
  },
);

test('a studio that is away is not remembered, and holds up nobody who waits behind', async () => {
  const made = names();
  await made.obtain('dusk.webp');
  const away = (name: string) => made.ask(name, () => Promise.reject(new Error('away')));
  // Also when the minute is long spent: what the list does not hold may have come since.
  for (let round = 0; round < 5; round++) {
    const outcomes = await Promise.allSettled(madeUp(20, round * 20).map(away));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  }
  void made.readAnew();
  there.add('made-up-3.webp');
  expect(await made.obtain('made-up-3.webp')).toBe('made-up-3.webp');
});

test('of a studio known to be away no made-up name is asked, nor said to be nothing, however many were before', async () => {
  const { obtain } = names();
  await Promise.all(madeUp(100).map(obtain));
  away = true;
  asked = [];
  await expect(obtain('after.webp')).rejects.toThrow('the studio is away');
  expect(await obtain('dusk.webp')).toBe('dusk.webp');
  expect(asked).toEqual(['dusk.webp']);
  away = false;
  expect(await obtain('after.webp')).toBeNull();
});
