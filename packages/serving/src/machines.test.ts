import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMachineBoard, type MediaNote, type OwnNote } from './machines.ts';
import type { Statement } from './own-table.ts';

const own: OwnNote = {
  machine: 'one',
  program: 'site',
  host: 'web-1',
  roles: ['site'],
  version: '0.1.0',
  commit: null,
  connections: 11,
  keys: 'k',
};

/** A database by whose clock it is always the same moment, on a way that takes as long as it is told. */
function stage(media: (() => Promise<MediaNote>) | null = null) {
  const clock = { at: 1_000_000 };
  const line = { trip: 10, hangs: null as Promise<never> | null };
  const written: { ahead: unknown; media: unknown; mark: unknown }[] = [];
  const asked: string[] = [];
  const board = createMachineBoard({
    database: {
      async query({ text, values = [] }: Statement) {
        const word = /^(\w+)/.exec(text)?.[1] ?? '';
        asked.push(word);
        if (line.hangs) return line.hangs;
        if (text.includes('clock_timestamp')) {
          clock.at += line.trip;
          return { rows: [{ at: 1_000_000 }] };
        }
        if (word === 'WITH') written.push({ ahead: values[10], media: values[8], mark: values[9] });
        return { rows: [] };
      },
    },
    own,
    media,
    alerts: () => [],
    onFault: () => {},
    now: () => clock.at,
  });
  return { board, clock, line, written, asked };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('CLU-08/noted a clock is not judged by an answer that had to wait for a connection', async () => {
  const { board, clock, line, written } = stage();
  line.trip = 501;
  await board.look();
  expect(written.at(-1)?.ahead).toBeNull();
  clock.at = 1_000_200;
  line.trip = 20;
  await board.look();
  expect(written.at(-1)?.ahead).toBe(210);
  clock.at = 1_000_000;
  line.trip = 4000;
  await board.look();
  // Nor by one during which it was set back.
  line.trip = -1;
  await board.look();
  expect(written.map(({ ahead }) => ahead)).toEqual([null, 210, 210, 210]);
});

test('CLU-08/noted a store of pictures that does not answer holds up no note, and is in the next one after it did', async () => {
  const answer = Promise.withResolvers<MediaNote>();
  let looks = 0;
  const { board, written } = stage(() => {
    looks += 1;
    return looks === 1 ? answer.promise : Promise.resolve({ words: 's3://pictures', mark: 'two' });
  });
  await board.look();
  await board.look();
  expect([looks, written.map(({ media }) => media)]).toEqual([1, [null, null]]);
  answer.resolve({ words: 's3://pictures', mark: '' });
  await vi.waitFor(async () => {
    await board.look();
    expect(written.at(-1)).toMatchObject({ media: 's3://pictures', mark: 'two' });
  });
});

test.each([
  ['a note', true],
  ['its own end', false],
])('CLU-08/noted a stop does not wait for a database that hangs at %s', async (_, beforeStop) => {
  const { board, line, asked } = stage();
  await board.look();
  line.hangs = new Promise<never>(() => {});
  if (beforeStop) void board.look();
  let ended = false;
  const stopping = board.stop().then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(499);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await stopping;
  expect(asked.includes('DELETE')).toBe(!beforeStop);
});

test('CLU-08/noted who stops as planned takes itself off, after the note that was under way', async () => {
  const { board, asked } = stage();
  const looking = board.look();
  await board.stop();
  await looking;
  expect(asked).toEqual(['SELECT', 'WITH', 'SELECT', 'DELETE']);
});
