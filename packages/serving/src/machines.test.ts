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

/** A machine whose clock is 210 ms ahead, and its database. */
function stage(media: (() => Promise<MediaNote>) | null = null) {
  const line = { hangs: null as Promise<never> | null };
  const written: { ahead: unknown; media: unknown; mark: unknown }[] = [];
  const asked: string[] = [];
  const compared: number[] = [];
  const board = createMachineBoard({
    database: {
      async query({ text, values = [] }: Statement) {
        const word = /^(\w+)/.exec(text)?.[1] ?? '';
        asked.push(word);
        if (line.hangs) return line.hangs;
        if (word === 'WITH') written.push({ ahead: values[10], media: values[8], mark: values[9] });
        return { rows: [] };
      },
    },
    own,
    media,
    alerts: () => [],
    onFault: () => {},
    clock: {
      compare: async () => void compared.push(written.length),
      aheadMs: () => (compared.length > 0 ? 210 : null),
    },
  });
  return { board, line, written, asked, compared };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('CLU-08/noted the clocks are compared before each note, which says how far this one is off', async () => {
  const { board, written, compared } = stage();
  await board.look();
  await board.look();
  expect(compared).toEqual([0, 1]);
  expect(written.map(({ ahead }) => ahead)).toEqual([210, 210]);
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
  expect(asked).toEqual(['WITH', 'SELECT', 'DELETE']);
});
