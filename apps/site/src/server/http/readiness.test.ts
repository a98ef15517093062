import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

let looks = 0;
let database: () => Promise<unknown>;
let read: boolean;
let time: number;
beforeEach(() => {
  looks = 0;
  time = 0;
  read = true;
  database = async () => {};
});
const ready = () =>
  createReadiness({
    databaseAnswers() {
      looks += 1;
      return database();
    },
    contentRead: () => read,
    limitMs: 2000,
    now: () => time,
  });

test('CLU-05/ready a machine is ready once its database answers and content was read', async () => {
  const readiness = ready();
  database = () => Promise.reject(new Error('postgres://user:secret@10.0.0.9/content'));
  read = false;
  expect(await readiness.state()).toEqual({ ok: false, waitsFor: 'database' });
  time += 501;
  database = async () => {};
  expect(await readiness.state()).toEqual({ ok: false, waitsFor: 'content' });
  read = true;
  expect(await readiness.state()).toEqual({ ok: true });
});

test('CLU-05/ready a database that is silent is one that does not answer, for everybody who asks meanwhile', async () => {
  const readiness = ready();
  database = () => new Promise(() => {});
  const answers = [readiness.state(), readiness.state(), readiness.state()];
  await vi.advanceTimersByTimeAsync(2000);
  expect(await Promise.all(answers)).toEqual(Array(3).fill({ ok: false, waitsFor: 'database' }));
  expect(looks).toBe(1);
});

test('CLU-05/ready one look answers all who ask within half a second, and the next who come after it ask anew', async () => {
  const readiness = ready();
  for (let times = 0; times < 100; times += 1) expect(await readiness.state()).toEqual({ ok: true });
  expect(looks).toBe(1);
  time += 501;
  database = () => Promise.reject(new Error('away'));
  expect(await readiness.state()).toEqual({ ok: false, waitsFor: 'database' });
});

test('CLU-05/ready a look that hangs stays the only one, and its answer is kept from its end', async () => {
  const readiness = ready();
  let answer = () => {};
  database = () => new Promise<void>((resolve) => (answer = resolve));
  const first = readiness.state();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await first).toEqual({ ok: false, waitsFor: 'database' });
  for (let times = 0; times < 50; times += 1) {
    time += 1000;
    expect(await readiness.state()).toEqual({ ok: false, waitsFor: 'database' });
  }
  expect(looks).toBe(1);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  time += 500;
  expect(await readiness.state()).toEqual({ ok: true });
  expect(looks).toBe(1);
  time += 1;
  database = async () => {};
  expect(await readiness.state()).toEqual({ ok: true });
  expect(looks).toBe(2);
});

test('CLU-05/drained a machine that stops is not ready, whatever else is well', async () => {
  const readiness = ready();
  expect(await readiness.state()).toEqual({ ok: true });
  readiness.drain();
  expect(await readiness.state()).toEqual({ ok: false, draining: true });
});
