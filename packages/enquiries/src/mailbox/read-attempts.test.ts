import { expect, onTestFinished, test } from 'vitest';
import { openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { beginAttempt, recordUnfetched, skippedMails, takeOverSkipped } from './read-attempts.ts';

const minute = 60_000;
const start = Date.parse('2026-11-20T12:00:00Z');
const at = (machine: string, uid = 4) => ({ mailbox: 'us@mail/INBOX', machine, validity: '1', uid });

test('what a machine left behind that reads no more another fetches, and of one that reads it takes nothing', async () => {
  const { store, close } = await openEnquiryStore();
  onTestFinished(close);
  /** Which mails a machine has to fetch once more, at a moment. */
  const left = (machine: string, now: number) =>
    store.transaction(async (sql) => {
      await takeOverSkipped(sql, at(machine), now);
      return (await skippedMails(sql, at(machine), 5, now)).due;
    });
  await store.transaction(async (sql) => {
    for (const uid of [4, 5]) {
      await beginAttempt(sql, at('lost', uid), false);
      await recordUnfetched(sql, at('lost', uid), start);
    }
    // One that the other has as well.
    await beginAttempt(sql, at('new', 5), false);
    await recordUnfetched(sql, at('new', 5), start);
    // Under way: nobody knows yet whether it is fetched.
    await beginAttempt(sql, at('lost', 6), false);
  });
  // The first waits a minute for its next try, and is given two hours for it.
  expect(await left('new', start + 121 * minute - 1)).toEqual([5]);
  expect((await left('new', start + 121 * minute)).toSorted()).toEqual([4, 5]);
  // It was not gone after all: what was taken over stays so.
  expect(await left('lost', start + 122 * minute)).toEqual([5]);
});
