import {
  createVisitorMailQuota,
  pruneMailQuota,
} from '@sundowner/enquiries/delivery/channels/visitor-mail/visitor-mail-quota';
import { expect } from 'vitest';
import { onBothDatabases } from './enquiries-stage.ts';

const at = new Date('2026-11-20T12:00:00Z');
const day = 86_400_000;

onBothDatabases((newDatabase, { testOnBoth: test }) => {
  test('a recipient gets at most as many mails in 24 hours, whichever process asks, and a retry counts once', async () => {
    const database = await newDatabase();
    const store = await database.open();
    const quotas = [createVisitorMailQuota(store), createVisitorMailQuota(await database.open())];
    const take = (jobId: string, index: number, when = at) =>
      quotas[index % 2]?.take({ recipientHash: 'ab'.repeat(32), jobId, at: when, most: 3 });
    const taken = await Promise.all(Array.from({ length: 12 }, (_, index) => take(`job-${index}`, index)));
    expect(taken.filter(Boolean)).toHaveLength(3);
    const granted = `job-${taken.indexOf(true)}`;
    expect(await take(granted, 1)).toBe(true);
    expect(await take('job-late', 0)).toBe(false);
    expect(await take('job-next-day', 0, new Date(at.getTime() + day))).toBe(true);
    await pruneMailQuota(store, at.getTime() + 3 * day);
    expect(await store.read.rows('SELECT hash FROM mail_takes')).toEqual([]);
    expect(await store.read.rows('SELECT hash FROM mail_recipients')).toEqual([]);
  });
});
