import type { Roster } from '@sundowner/desk-wire/people';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeskUnreachableError } from '../client/site-client.ts';
import { startRosterWorker } from './worker.ts';

const person = (id: string) =>
  ({ id, name: id, role: 'concierge', careers: false, address: `${id}@example.com` }) as const;

let people: string[];
let sent: string[][];
let down: boolean;
let failures: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  people = ['1'];
  sent = [];
  down = false;
  failures = [];
});
afterEach(() => vi.useRealTimers());

const start = () =>
  startRosterWorker({
    read: async (): Promise<Roster> => ({ people: people.map(person) }),
    send: async (roster) => {
      if (down) throw new DeskUnreachableError('refused-connection');
      sent.push(roster.people.map(({ id }) => id));
    },
    failed: (error) => failures.push(error),
    now: () => Date.now(),
  });

test('DSK-01/assignee who is at the desk is sent until the site has taken it, and not again while nothing changes', async () => {
  down = true;
  const worker = start();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([]);
  down = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual([['1']]);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(sent).toHaveLength(1);
  expect(failures).toEqual([]);
  worker.stop();
});

test('DSK-01/assignee a change is sent at once, and what a transaction left of it a moment later', async () => {
  const worker = start();
  await vi.advanceTimersByTimeAsync(10);
  people = ['1', '2'];
  worker.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual(['1', '2']);
  people = ['1'];
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual([['1'], ['1', '2'], ['1']]);
  worker.stop();
});

test('an hour later it is sent again: the site may have been given an older store', async () => {
  const worker = start();
  await vi.advanceTimersByTimeAsync(3_700_000);
  expect(sent).toEqual([['1'], ['1']]);
  worker.stop();
});
