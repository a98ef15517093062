import { expect, test, vi } from 'vitest';
import { payloadRows } from '../../../../tests/fakes/payload-rows.ts';
import { wake } from '../runtime/shared-state.ts';
import { runDueJobs, startScheduleWorker, type TakenJobs } from './worker.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

function studio() {
  const made = payloadRows({
    users: [{ id: 7, role: 'editor' }],
    blog: [{ id: 5, title: 'First rains', _status: 'draft' }],
    'payload-jobs': [
      {
        id: 1,
        taskSlug: 'schedulePublish',
        processing: false,
        waitUntil: now.toISOString(),
        updatedAt: now.toISOString(),
        input: {
          type: 'publish',
          doc: { relationTo: 'blog', value: 5 },
          user: { relationTo: 'users', value: 7 },
        },
      },
    ],
  });
  return { ...made, story: () => made.rowsOf('blog')[0]?._status };
}
const lost = new Error('Query read timeout');

test('KEEP-02/silent-database a job whose end could not be noted is run at the next look, not after its lease', async () => {
  const { payload, rowsOf, story } = studio();
  const taken: TakenJobs = new Map();
  const { updateOne } = payload.db;
  vi.spyOn(payload, 'update').mockRejectedValueOnce(lost);
  vi.spyOn(payload.db, 'updateOne').mockImplementation(async (args) => {
    // The claim goes through; that it is put back is lost.
    if ((args.data as { processing?: boolean }).processing === false) throw lost;
    return updateOne.call(payload.db, args);
  });
  await expect(runDueJobs(payload, later(1), taken)).rejects.toThrow(lost);
  expect([rowsOf('payload-jobs')[0]?.processing, story()]).toEqual([true, 'draft']);
  vi.restoreAllMocks();
  expect(await runDueJobs(payload, later(3), taken)).toBe(1);
  expect([rowsOf('payload-jobs'), story(), taken.size]).toEqual([[], 'published', 0]);
});

test('KEEP-02/silent-database a claim whose answer is lost is given back; one that another studio has is not', async () => {
  const { payload, rowsOf, story } = studio();
  const taken: TakenJobs = new Map();
  const { updateOne } = payload.db;
  vi.spyOn(payload.db, 'updateOne').mockImplementationOnce(async (args) => {
    await updateOne.call(payload.db, args);
    throw lost;
  });
  await expect(runDueJobs(payload, later(1), taken)).rejects.toThrow(lost);
  expect(rowsOf('payload-jobs')[0]?.processing).toBe(true);
  const others: TakenJobs = new Map([[1, later(2)]]);
  expect(await runDueJobs(payload, later(3), others)).toBe(0);
  expect(story()).toBe('draft');
  expect(await runDueJobs(payload, later(3), taken)).toBe(1);
  expect(story()).toBe('published');
});

test('CLU-03/schedules a time is kept when it comes, not at the next look, and one set meanwhile is seen at once', async () => {
  vi.useFakeTimers({ now });
  const { payload, rowsOf } = payloadRows({
    users: [{ id: 7, role: 'editor' }],
    blog: [5, 6].map((id) => ({ id, title: 'First rains', _status: 'draft' })),
  });
  const set = (entry: number, at: Date) =>
    payload.db.create({
      collection: 'payload-jobs',
      data: {
        taskSlug: 'schedulePublish',
        processing: false,
        waitUntil: at.toISOString(),
        input: {
          type: 'publish',
          doc: { relationTo: 'blog', value: entry },
          user: { relationTo: 'users', value: 7 },
        },
      },
    });
  const statuses = () => rowsOf('blog').map(({ _status }) => _status);
  await set(5, later(90));
  const worker = startScheduleWorker(payload, { everyMs: 3_600_000 });
  try {
    await vi.advanceTimersByTimeAsync(89_999);
    expect(statuses()).toEqual(['draft', 'draft']);
    await vi.advanceTimersByTimeAsync(1);
    expect(statuses()).toEqual(['published', 'draft']);
    await set(6, later(100));
    wake('schedules');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(statuses()).toEqual(['published', 'draft']);
    await vi.advanceTimersByTimeAsync(1);
    expect(statuses()).toEqual(['published', 'published']);
  } finally {
    worker.stop();
    vi.useRealTimers();
  }
});

test('CLU-03/schedules a time that comes while another entry is published is kept right after it', async () => {
  vi.useFakeTimers({ now });
  const job = (id: number, entry: number, at: Date) => ({
    id,
    taskSlug: 'schedulePublish',
    processing: false,
    waitUntil: at.toISOString(),
    updatedAt: now.toISOString(),
    input: {
      type: 'publish',
      doc: { relationTo: 'blog', value: entry },
      user: { relationTo: 'users', value: 7 },
    },
  });
  const { payload, rowsOf } = payloadRows({
    users: [{ id: 7, role: 'editor' }],
    blog: [5, 6].map((id) => ({ id, title: 'First rains', _status: 'draft' })),
    'payload-jobs': [job(1, 5, later(10)), job(2, 6, later(12))],
  });
  const update = payload.update.bind(payload);
  vi.spyOn(payload, 'update').mockImplementationOnce(async (options) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 5000);
    });
    return (await update(options as never)) as never;
  });
  const worker = startScheduleWorker(payload, { everyMs: 3_600_000 });
  try {
    await vi.advanceTimersByTimeAsync(14_999);
    expect(rowsOf('blog').map(({ _status }) => _status)).toEqual(['draft', 'draft']);
    await vi.advanceTimersByTimeAsync(2);
    expect(rowsOf('blog').map(({ _status }) => _status)).toEqual(['published', 'published']);
  } finally {
    worker.stop();
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});
