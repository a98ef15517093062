import { APIError } from 'payload';
import { expect, test, vi } from 'vitest';
import { payloadRows } from '../../../../tests/fakes/payload-rows.ts';
import { markDoubtful } from '../connections/database-faults.ts';
import { noteFault } from '../connections/request-faults.ts';
import { scheduledJobs } from './jobs.ts';
import { runJob } from './worker.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

/** A studio in which a story is to be published, by somebody who may still be there. */
function studio({ tried = 0, people = [{ id: 7, role: 'editor' }] as object[] } = {}) {
  const made = payloadRows({
    users: people as Record<string, unknown>[],
    blog: [{ id: 5, title: 'First rains', _status: 'draft' }],
    'payload-jobs': [
      {
        id: 1,
        taskSlug: 'schedulePublish',
        processing: true,
        waitUntil: now.toISOString(),
        totalTried: tried,
        input: {
          type: 'publish',
          doc: { relationTo: 'blog', value: 5 },
          user: { relationTo: 'users', value: 7 },
        },
      },
    ],
  });
  const run = async () => {
    const [job] = await scheduledJobs(made.payload);
    if (!job) throw new Error('There is no job.');
    await runJob(made.payload, job, now);
    return (await scheduledJobs(made.payload))[0] ?? null;
  };
  const fail = (error: Error) => vi.spyOn(made.payload, 'update').mockRejectedValueOnce(error);
  const story = () => made.rowsOf('blog')[0]?._status;
  const rolledBack = vi.spyOn(made.payload.db, 'rollbackTransaction');
  const whileAway = (work: () => Promise<never>) =>
    vi.spyOn(made.payload, 'update').mockImplementationOnce(work);
  const committing = vi.spyOn(made.payload.db, 'commitTransaction');
  return { run, fail, whileAway, committing, story, rolledBack };
}

test('an entry is published at its time, and its job is gone', async () => {
  const { run, story } = studio();
  expect(await run()).toBeNull();
  expect(story()).toBe('published');
});

test('what passes is tried again, later after each time, and given up after the fifth', async () => {
  const away = new Error('the database is away');
  for (const tried of [0, 1, 2, 3]) {
    const { run, fail, rolledBack } = studio({ tried });
    fail(away);
    const at = new Date(now.getTime() + 30_000 * (tried + 1)).toISOString();
    expect(await run()).toMatchObject({ tries: tried + 1, at, failure: null });
    expect(rolledBack).toHaveBeenCalledTimes(1);
  }
  const { run, fail } = studio({ tried: 4 });
  fail(away);
  expect(await run()).toMatchObject({ tries: 5, failure: 'the database is away' });
});

test('what an editor must put right is given up at once, with its sentence', async () => {
  const { run, fail } = studio();
  fail(
    new APIError('The following field is invalid', 400, {
      errors: [{ label: 'Title', message: 'A story needs one.' }],
    }),
  );
  expect(await run()).toMatchObject({ tries: 1, failure: 'Title: A story needs one.' });
});

test('a fault of the studio’s own is none of an editor’s', async () => {
  const { run, fail } = studio();
  fail(new APIError('Something went wrong', 500));
  expect(await run()).toMatchObject({ tries: 1, failure: null });
});

test('nothing is published in the name of somebody who is gone', async () => {
  const { run, story } = studio({ people: [] });
  expect(await run()).toMatchObject({ failure: expect.stringContaining('no longer exists') });
  expect(story()).toBe('draft');
});

test('KEEP-02/silent-database a database that is away is no try, however often: the job waits for it', async () => {
  const { run, fail } = studio({ tried: 4 });
  fail(new Error('Query read timeout'));
  const at = new Date(now.getTime() + 2000).toISOString();
  expect(await run()).toMatchObject({ tries: 4, at, failure: null });
  expect(await run()).toBeNull();
});

test('KEEP-02/silent-database a refusal that only follows from a database that is away gives nothing up', async () => {
  const { run, whileAway } = studio();
  whileAway(async () => {
    noteFault(new Error('timeout exceeded when trying to connect'));
    throw new APIError('The account is not there.', 403);
  });
  expect(await run()).toMatchObject({ tries: 0, failure: null });
});

test('KEEP-02/silent-database a COMMIT nobody answered is no success: what became of the job is looked at again', async () => {
  const { run, committing } = studio();
  committing.mockImplementationOnce(async () => {
    const lost = new Error('Query read timeout');
    markDoubtful(lost);
    noteFault(lost);
  });
  await expect(run()).rejects.toThrow('is not known');
});
