import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type RealS3, startS3 } from '../../../../../tests/support/s3-server.ts';
import { createMediaHealth } from './media-health.ts';

let s3: RealS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterEach(() => {
  s3.fault = null;
  vi.restoreAllMocks();
});
afterAll(() => s3.close());

test('CLU-06/health a bucket there is not, and one that says nothing, are at fault', async () => {
  expect((await createMediaHealth(s3.store('', { bucket: 'nobody-has-it' }))()).fault).toContain(
    'there is no such bucket',
  );
  s3.fault = 'silent';
  expect((await createMediaHealth(s3.store('', { deadlineFactor: 0.1 }))()).fault).toContain(
    'does not answer (in time)',
  );
});

test('CLU-06/health the bucket is asked once for many who ask, and again after a while', async () => {
  const answers = vi.fn(async () => {});
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const health = createMediaHealth({ words: 's3://one', answers });
  expect(await Promise.all([health(), health()])).toEqual([
    { store: 's3://one', fault: null },
    { store: 's3://one', fault: null },
  ]);
  expect(answers).toHaveBeenCalledTimes(1);
  clock.mockReturnValue(6001);
  await health();
  expect(answers).toHaveBeenCalledTimes(2);
});
