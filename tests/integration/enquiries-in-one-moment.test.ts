import { mergeActShape } from '@sundowner/desk-wire/merging';
import { RejectedDeliveryError } from '@sundowner/enquiries/delivery/delivery-errors';
import type { Sql, Store } from '@sundowner/enquiries/store/database/port';
import { isRefused } from '@sundowner/enquiries/work/access';
import { beforeEach, expect } from 'vitest';
import { type DeskStage, deskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

/** Two that meet in one moment: an answer that leaves, and what else is done to its enquiry. */
onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let desk: DeskStage;
  let reference: string;
  beforeEach(async () => {
    const { dataDir, open } = await newDatabase();
    desk = await deskStage(await open(), dataDir);
    reference = await desk.asked();
    await desk.pipeline.worker.tick();
  });
  const leaves = async () => {
    desk.clock.at += 11 * second;
    await desk.pipeline.worker.tick();
  };
  const whileItLeaves = (work: () => Promise<unknown>) =>
    desk.channels['answer-mail'].script.push(async () => {
      await work();
      return { detail: 'taken' };
    });

  testOnBoth(
    'DSK-08/erase an answer that leaves while its erasure is due is waited for, and stands in the report',
    async () => {
      taken(await desk.answer(thandi, reference));
      whileItLeaves(async () => {
        await desk.pipeline.erasure.request(reference, 'Sipho');
        desk.clock.at += 2 * hour;
        await desk.pipeline.tidy();
        expect((await desk.one(reference)).state).toBe('accepted');
      });
      await leaves();
      expect(await desk.count('deliveries', "message <> '' AND state = 'delivered'")).toBe(1);
      await desk.pipeline.tidy();
      expect(await desk.count('enquiries', "state = 'erased'")).toBe(1);
      const report = await desk.pipeline.erasure.report(reference);
      expect(report?.downstream.map(({ channel }) => channel)).toContain('answer-mail');
    },
  );

  testOnBoth(
    'DSK-08/retention an answer that leaves while its enquiry reaches its end leaves nothing behind',
    async () => {
      taken(await desk.answer(thandi, reference));
      desk.channels['answer-mail'].script.push(async () => {
        desk.clock.at += 900 * day;
        await desk.pipeline.tidy();
        throw new RejectedDeliveryError('No such mailbox (550).');
      });
      await leaves();
      expect(await desk.count('enquiries', "state = 'erased'")).toBe(1);
      expect(await desk.count('participants')).toBe(0);
      expect(await desk.count('told')).toBe(0);
      expect(await desk.count('deliveries', 'delivered_at IS NULL')).toBe(0);
    },
  );

  testOnBoth(
    'CNV-09/call-back what another did in the same millisecond stays when an answer is called back',
    async () => {
      const closed = taken(await desk.answer(thandi, reference));
      taken(await desk.desk.work.act(ruan, reference, { act: 'close' }));
      taken(await desk.desk.answers.callBack(thandi, reference, closed.message));
      expect((await desk.one(reference)).work).toMatchObject({ state: 'done' });
    },
  );

  test('CNV-09/call-back a snooze somebody set since stays when an answer is called back', async () => {
    // When the house begins to work.
    const until = '2026-11-23T06:00:00.000Z';
    const { message } = taken(await desk.answer(thandi, reference));
    desk.clock.at += second;
    taken(await desk.desk.work.act(ruan, reference, { act: 'snooze', until }));
    taken(await desk.desk.answers.callBack(thandi, reference, message));
    expect((await desk.one(reference)).work).toMatchObject({ state: 'new', snoozedUntil: until });
  });

  testOnBoth(
    'CNV-02/send-later CNV-02/call-back an answer waits, goes and is called back over a restart of the product',
    async () => {
      const sendAt = new Date(desk.clock.at + hour).toISOString();
      taken(await desk.answer(thandi, reference, { text: 'Later.', sendAt }));
      const other = await desk.asked();
      await desk.pipeline.worker.tick();
      const { message } = taken(await desk.answer(thandi, other, { text: 'At once.' }));
      // Another process on the same store, as after a kill.
      const after = await deskStage(desk.store, desk.dataDir, { keyring: desk.keyring });
      after.clock.at = desk.clock.at + 5 * second;
      taken(await after.desk.answers.callBack(thandi, other, message));
      expect((await after.one(other)).conversation.draft).toMatchObject({ text: 'At once.' });
      const passes = async (time: number) => {
        after.clock.at += time;
        await after.pipeline.tidy();
        await after.pipeline.worker.tick();
      };
      await passes(hour / 2);
      expect(after.channels['answer-mail'].seen).toEqual([]);
      await passes(hour / 2);
      await passes(second);
      expect(after.channels['answer-mail'].seen.map(({ answer }) => answer?.text)).toEqual(['Later.']);
    },
  );

  testOnBoth(
    'DSK-02/one-answer of two answers in one millisecond one goes, and the other is kept for its writer',
    async () => {
      const { version } = (await desk.one(reference)).work;
      const both = await Promise.all([
        desk.answer(thandi, reference, { text: 'One.', version }),
        desk.answer(ruan, reference, { text: 'Other.', version }),
      ]);
      expect(both.filter(isRefused)).toMatchObject([{ code: 'conversation-moved' }]);
      await leaves();
      expect(desk.channels['answer-mail'].seen).toHaveLength(1);
      expect((await desk.one(reference)).conversation.messages.map(({ state }) => state).sort()).toEqual([
        'sent',
        'stopped',
      ]);
    },
  );

  testOnBoth(
    'CNV-09/merge-leaving an answer that is refused while its enquiry becomes part of another: both are done at once',
    async () => {
      const other = await desk.asked();
      await desk.pipeline.worker.tick();
      const { message } = taken(await desk.answer(thandi, other, { text: 'On its way.' }));
      const held = Promise.withResolvers<void>();
      const locks = { count: 0, recorded: 0 };
      const { transaction } = desk.store;
      const store = desk.store as { transaction: Store['transaction'] };
      store.transaction = (work) =>
        transaction((sql) =>
          work({
            ...sql,
            rows: (async (text: string, values) => {
              const rows = await sql.rows(text, values);
              // The merge holds both enquiries.
              if (text.startsWith('UPDATE enquiries SET changed_at = ? WHERE id = ?') && ++locks.count === 2)
                held.resolve();
              return rows;
            }) as Sql['rows'],
            run: async (text, values) => {
              const changed = await sql.run(text, values);
              if (text.startsWith('UPDATE deliveries SET state = ?, next_at = ?')) {
                locks.recorded += 1;
                // On SQLite the merge waits for this one, as it should.
                await Promise.race([held.promise, new Promise((resolve) => setTimeout(resolve, second))]);
              }
              return changed;
            },
          }),
        );
      let merged: unknown = null;
      desk.channels['answer-mail'].script.push(async () => {
        // Begins as soon as the outcome is being written down.
        setTimeout(() => {
          const act = mergeActShape.parse({ other, as: 'merge' });
          merged = desk.desk.beginning.merge(ruan, reference, act).catch((error: unknown) => error);
        }, 20);
        throw new RejectedDeliveryError('No such mailbox (550).');
      });
      await leaves();
      const result = await merged;
      store.transaction = transaction;
      expect(result).toMatchObject({ reference });
      expect(locks.recorded).toBe(1);
      const { conversation } = await desk.one(reference);
      expect(conversation.messages.find(({ id }) => id === message)?.delivery?.state).toBe('dead');
      expect(await desk.count('told', "kind = 'refused'")).toBe(1);
    },
  );
});
