import { notedStore } from '@sundowner/enquiries/store/database/open';
import { type Store, StoreUnavailableError } from '@sundowner/enquiries/store/database/port';
import { expect, test } from 'vitest';
import { sayingWhatWasDone } from './desk-command.ts';

const full = new StoreUnavailableError('full', 'SQLITE 13');
const store = notedStore({ transaction: async (work: () => Promise<unknown>) => work() } as unknown as Store);
const kept = () => store.transaction(async () => 'kept');
const refused = (fault = full) =>
  store.transaction(async () => {
    throw fault;
  });

test('a store that took nothing has done nothing', async () => {
  await expect(sayingWhatWasDone(() => refused())).rejects.toThrow(
    /full \(SQLITE 13\)\. Nothing was done\.$/,
  );
});

test('one that took a part, or does not say what became of its COMMIT, may have', async () => {
  const inPart = async () => {
    await kept();
    return refused();
  };
  await expect(sayingWhatWasDone(inPart)).rejects.toThrow(/may have been done/);
  await expect(sayingWhatWasDone(() => refused(full.doubted()))).rejects.toThrow(/may have been done/);
  // What another command kept meanwhile is no part of this one.
  const [, second] = await Promise.allSettled([sayingWhatWasDone(kept), sayingWhatWasDone(() => refused())]);
  expect(second).toMatchObject({ reason: { message: expect.stringContaining('Nothing was done.') } });
});

test('every other error is passed on as it is', async () => {
  const other = new Error('x');
  await expect(sayingWhatWasDone(() => Promise.reject(other))).rejects.toBe(other);
});
