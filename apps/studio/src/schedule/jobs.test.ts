import { expect, test } from 'vitest';
import { payloadRows } from '../../../../tests/fakes/payload-rows.ts';
import { claimJob, dueJobs, freeAbandoned, giveUpJob, postponeJob, scheduledJobs } from './jobs.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const job = (id: number, minutes: number, more: object = {}) => ({
  id,
  taskSlug: 'schedulePublish',
  processing: false,
  waitUntil: at(minutes).toISOString(),
  updatedAt: at(minutes).toISOString(),
  input: {
    type: 'publish',
    doc: { relationTo: 'blog', value: id },
    user: { relationTo: 'users', value: 7 },
  },
  ...more,
});
const studio = (...jobs: readonly object[]) =>
  payloadRows({ 'payload-jobs': jobs as readonly Record<string, unknown>[] });
const due = async (payload: ReturnType<typeof studio>['payload'], minutes = 0) =>
  (await dueJobs(payload, at(minutes), 20)).map(({ id }) => id);

test('a job is claimed once: nobody gets one that runs, is done, or was given up', async () => {
  const { payload } = studio(
    job(1, -5),
    job(2, -5, { processing: true }),
    job(3, -5, { completedAt: now.toISOString() }),
    job(4, -5, { hasError: true }),
  );
  expect(await claimJob(payload, 1, now)).toBe(true);
  expect(await claimJob(payload, 1, now)).toBe(false);
  for (const id of [2, 3, 4, 5]) expect(await claimJob(payload, id, now)).toBe(false);
});

test('due is what nobody runs and whose time has come, the earliest first', async () => {
  const { payload } = studio(job(1, 0), job(2, -10), job(3, 1), job(4, -20, { processing: true }));
  expect(await due(payload)).toEqual([2, 1]);
  expect(await due(payload, 1)).toEqual([2, 1, 3]);
});

test('a job put off is due again at its time; one given up never, and says why', async () => {
  const { payload } = studio(job(1, -5), job(2, -5));
  for (const id of [1, 2]) await claimJob(payload, id, now);
  await postponeJob(payload, 1, 1, at(3));
  await giveUpJob(payload, 2, 5, 'Title: A story needs one.');
  expect(await due(payload)).toEqual([]);
  expect(await due(payload, 3)).toEqual([1]);
  expect(await scheduledJobs(payload)).toMatchObject([
    { id: 2, tries: 5, failure: 'Title: A story needs one.' },
    { id: 1, tries: 1, failure: null },
  ]);
});

test('a job whose process has vanished is free again, one that runs is not', async () => {
  const { payload } = studio(job(1, -5), job(2, -5));
  await claimJob(payload, 1, at(-3));
  await claimJob(payload, 2, at(-1));
  await freeAbandoned(payload, at(-2));
  expect(await due(payload)).toEqual([1]);
});
