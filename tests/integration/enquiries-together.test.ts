import { mergeActShape } from '@sundowner/desk-wire/merging';
import { RejectedDeliveryError } from '@sundowner/enquiries/delivery/delivery-errors';
import { addToConversation } from '@sundowner/enquiries/own-page/add';
import { createOwnKeys } from '@sundowner/enquiries/own-page/own-keys';
import type { Sql, SqlValue } from '@sundowner/enquiries/store/database/port';
import { openVault } from '@sundowner/enquiries/store/vault';
import { isRefused } from '@sundowner/enquiries/work/access';
import fc from 'fast-check';
import { beforeEach, describe, expect } from 'vitest';
import { admin, type DeskStage, deskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';
import { type Act, kinds } from './together-acts.ts';
import { Course, togetherStage } from './together-stage.ts';
import { expectTruths, type Rivals, watchStep } from './together-truths.ts';

const hour = 3_600_000;

const act: fc.Arbitrary<Act> = fc.record({
  does: fc.constantFrom(...kinds),
  by: fc.constantFrom(0 as const, 1 as const),
  on: fc.constantFrom(0 as const, 1 as const),
  which: fc.nat(2),
  turns: fc.nat(6),
  fresh: fc.boolean(),
}) as fc.Arbitrary<Act>;
const step = fc.oneof(fc.tuple(act), fc.tuple(act, act), fc.tuple(act, act));

onBothDatabases((newDatabase, { name, test, testOnBoth }) => {
  const numRuns = name === 'sqlite' ? 300 : 100;
  testOnBoth(
    'CNV-09/interleavings DSK-02/one-answer two concierges at once on two enquiries of one person: never two answers, and nobody is told an untruth',
    { timeout: 480_000 },
    async () => {
      const stage = await togetherStage(await newDatabase());
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (course) => {
          const at = new Course(stage);
          await at.begin();
          const rivals: [...Rivals] = [];
          for (const acts of course) rivals.push(...(await watchStep(at, () => at.together(acts))));
          await at.settle();
          await expectTruths(at, rivals);
        }),
        // A failing course is given whole, with its seed: to make it shorter would take many times as long as all of them.
        { numRuns, endOnFailure: true },
      );
      expect(stage.courses.count).toBeGreaterThanOrEqual(numRuns);
    },
  );

  describe('what the courses found', () => {
    let desk: DeskStage;
    let reference: string;
    beforeEach(async () => {
      const { dataDir, open } = await newDatabase();
      desk = await deskStage(await open(), dataDir);
      reference = await desk.asked();
      await desk.pipeline.worker.tick();
    });
    const later = (time: number) => new Date(desk.clock.at + time).toISOString();
    const passes = async (time: number) => {
      desk.clock.at += time;
      await desk.pipeline.tidy();
      await desk.pipeline.worker.tick();
    };
    const sent = () => desk.channels['answer-mail'].seen.map(({ answer }) => answer?.text);
    const version = async () => (await desk.one(reference)).work.version;
    const messageOf = async (id: string | undefined) =>
      (await desk.one(reference)).conversation.messages.find((each) => each.id === id);
    const notified = (person: string) =>
      desk.store.read.rows<{ kind: string; about: string | null }>(
        'SELECT kind, about FROM told WHERE person = ? ORDER BY id',
        [person],
      );
    const merge = (first: string, other: string) =>
      desk.desk.beginning.merge(ruan, first, mergeActShape.parse({ other, as: 'merge' }));
    const idOf = async (of: string) =>
      (await desk.store.read.rows<{ id: string }>('SELECT id FROM enquiries WHERE reference = ?', [of]))[0]
        ?.id ?? '';

    test('CNV-09/call-back its writer is told who called it back, and another who does finds it done', async () => {
      const { message } = taken(await desk.answer(thandi, reference));
      taken(await desk.desk.answers.callBack(ruan, reference, message));
      expect(await notified(thandi.id)).toEqual([{ kind: 'stopped', about: ruan.id }]);
      taken(await desk.desk.answers.callBack(thandi, reference, message));
      const planned = taken(await desk.answer(thandi, reference, { sendAt: later(hour) }));
      expect(await desk.desk.answers.callBack(thandi, reference, planned.message)).toMatchObject({
        code: 'wrong-state',
      });
    });

    test('CNV-09/call-back what the answer had replaced stands again: a reminder, and that one failed', async () => {
      const first = taken(await desk.answer(thandi, reference, { remindAt: later(24 * hour) }));
      desk.channels['answer-mail'].fail(() => new RejectedDeliveryError('Refused (554).'));
      await passes(11_000);
      const second = taken(await desk.answer(thandi, reference, { allTheSame: true }));
      expect((await messageOf(first.message))?.remindAt).toBeNull();
      taken(await desk.desk.answers.callBack(thandi, reference, second.message));
      expect((await messageOf(first.message))?.remindAt).not.toBeNull();
      expect((await desk.one(reference)).work.attention).toEqual(['refused']);
    });

    test('CNV-09/call-back of two answers called back, the earlier first, nothing is left', async () => {
      const remindAt = later(24 * hour);
      const stood = (await desk.one(reference)).work;
      const first = taken(await desk.answer(thandi, reference, { remindAt }));
      desk.clock.at += 1000;
      const second = taken(await desk.answer(thandi, reference, { close: true }));
      const { at } = (await messageOf(second.message)) ?? {};
      taken(await desk.desk.answers.callBack(thandi, reference, first.message));
      expect((await desk.one(reference)).work).toMatchObject({
        state: 'done',
        firstAnswer: { at, by: thandi.id },
      });
      expect((await messageOf(first.message))?.remindAt).toBeNull();
      taken(await desk.desk.answers.callBack(thandi, reference, second.message));
      expect((await desk.one(reference)).work).toEqual({ ...stood, assignee: thandi.id, version: 4 });
    });

    test('CNV-09/call-back what an answer had replaced is the next answer’s, and stands again where only a call came after it', async () => {
      const call = async () => {
        desk.clock.at += 1000;
        taken(
          await desk.desk.work.act(ruan, reference, { act: 'telephone', outcome: 'spoke', words: 'Rang.' }),
        );
      };
      const first = taken(await desk.answer(thandi, reference, { remindAt: later(24 * hour) }));
      desk.channels['answer-mail'].fail(() => new RejectedDeliveryError('Refused (554).'));
      await passes(11_000);
      const stands = async () => ({
        remindAt: (await messageOf(first.message))?.remindAt !== null,
        attention: (await desk.one(reference)).work.attention,
      });
      const replaced = { remindAt: false, attention: [] };
      const again = { remindAt: true, attention: ['refused'] };
      const second = taken(await desk.answer(thandi, reference, { allTheSame: true }));
      await call();
      expect(await stands()).toEqual(replaced);
      taken(await desk.desk.answers.callBack(thandi, reference, second.message));
      expect(await stands()).toEqual(again);

      const third = taken(await desk.answer(thandi, reference, { allTheSame: true }));
      await call();
      const fourth = taken(await desk.answer(thandi, reference, { allTheSame: true }));
      taken(await desk.desk.answers.callBack(thandi, reference, third.message));
      expect(await stands()).toEqual(replaced);
      taken(await desk.desk.answers.callBack(thandi, reference, fourth.message));
      expect(await stands()).toEqual(again);
    });

    test('CNV-09/call-back a first answer nobody received leaves the one after it, or a call, as the first', async () => {
      const ends = async (wait: () => Promise<unknown>) => {
        const next = await desk.asked();
        await passes(11_000);
        desk.channels['answer-mail'].fail(() => new RejectedDeliveryError('Refused (554).'));
        taken(await desk.answer(thandi, next));
        reference = next;
        desk.clock.at += 1000;
        await wait();
        await passes(10_000);
        return (await desk.one(next)).work;
      };
      const call = (outcome: 'spoke' | 'no-reply') => () =>
        desk.desk.work.act(ruan, reference, { act: 'telephone', outcome, words: 'Rang.' });
      expect(await ends(() => desk.answer(ruan, reference))).toMatchObject({
        state: 'open',
        firstAnswer: { by: ruan.id },
      });
      expect(await ends(call('spoke'))).toMatchObject({ firstAnswer: { by: ruan.id } });
      expect(await ends(call('no-reply'))).toMatchObject({ firstAnswer: null });
    });

    test('CNV-09/stopped-by a page shows no message that is newer than itself, so that nobody is stopped by what they had seen', async () => {
      const read = desk.store.read as { rows: Sql['rows'] };
      const { rows } = read;
      read.rows = async <Row>(text: string, parameters?: readonly SqlValue[]) => {
        const found = await rows<Row>(text, parameters);
        if (!text.includes('e.conversation AS "version"')) return found;
        // The enquiry is read; before its messages are, an answer is sent.
        read.rows = rows;
        taken(await desk.answer(ruan, reference, { version: 0 }));
        return found;
      };
      const { work, conversation } = await desk.one(reference);
      expect(conversation.messages).toHaveLength(1);
      expect(work.version).toBe(1);
    });

    test('CNV-09/stopped-by an answer names what its writer had not seen, and nothing where that is no message', async () => {
      taken(await desk.answer(ruan, reference));
      await passes(11_000);
      const seen = await version();
      const other = await desk.asked();
      taken(await merge(reference, other));
      const stoppedBy = async () => {
        const stopped = await desk.answer(thandi, reference, { version: seen });
        return (await messageOf(isRefused(stopped) ? stopped.message : ''))?.stoppedBy;
      };
      expect(await stoppedBy()).toBeNull();

      // None of these moves a conversation on: a machine's mail, one of somebody put aside, a call nobody took.
      const aside = 'pest@example.org';
      const othersWrite = async () => {
        desk.clock.at += 1000;
        await desk.mailed(reference, { words: { automatic: true } });
        await desk.mailed(reference, { from: aside });
        taken(
          await desk.desk.work.act(ruan, reference, { act: 'telephone', outcome: 'no-reply', words: '' }),
        );
      };
      await desk.mailed(reference, { from: aside });
      taken(await desk.desk.work.setParticipant(thandi, reference, { address: aside, role: 'aside' }));
      await othersWrite();
      expect(await stoppedBy()).toBeNull();
      const theirs = await desk.mailed(reference);
      await othersWrite();
      expect(await stoppedBy()).toBe(theirs);
    });

    test('CNV-09/stopped-by a withdrawal is no call-back: who has not seen it is stopped, and whose letter it stopped is told', async () => {
      const href = desk.channels['visitor-mail'].seen[0]?.ownPage?.href ?? '';
      const own = desk.pipeline.ownPage;
      const session = await own.open(href.split('/').at(-1) ?? '');
      const seen = await version();
      taken(await desk.answer(thandi, reference));
      expect(await own.withdraw({ session, export: null }, '')).toBe('done');
      expect((await notified(thandi.id)).map(({ kind }) => kind)).toContain('stopped');
      taken(await desk.desk.work.act(ruan, reference, { act: 'reopen' }));
      expect(await desk.answer(ruan, reference, { version: seen })).toMatchObject({
        code: 'conversation-moved',
      });
      await passes(11_000);
      expect(sent()).toEqual([]);
    });

    testOnBoth(
      'CNV-09/merge-leaving an answer goes out whose enquiry becomes part of another in that moment',
      async () => {
        const other = await desk.asked();
        await passes(11_000);
        const { message } = taken(await desk.answer(thandi, other, { text: 'On its way.' }));
        const { transaction } = desk.store;
        const store = desk.store as { transaction: typeof transaction };
        // The job is claimed; before it is read, the two become one.
        store.transaction = async (work) => {
          const result = await transaction(work);
          const [job] = Array.isArray(result) ? result : [];
          if (job?.message === message) {
            store.transaction = transaction;
            taken(await merge(reference, other));
          }
          return result;
        };
        desk.clock.at += 11_000;
        await desk.pipeline.worker.tick();
        expect(sent()).toEqual(['On its way.']);
        expect((await messageOf(message))?.delivery?.state).toBe('delivered');
      },
    );

    test('CNV-09/merge-leaving what they add in that moment stands in the whole', async () => {
      const other = await desk.asked();
      const id = await idOf(other);
      taken(await merge(reference, other));
      const vault = openVault(desk.keyring);
      const added = { key: 'a', text: 'One more.', subject: '', files: [], change: null };
      await desk.store.transaction((sql) =>
        addToConversation(
          sql,
          { vault, keys: createOwnKeys(vault) },
          id,
          { ...added, action: 'wrote on their page' },
          desk.clock.at,
        ),
      );
      expect((await desk.one(reference)).conversation.messages.map(({ text }) => text)).toContain(
        'One more.',
      );
    });

    test('DSK-02/one-answer an answer that failed is not sent anew beside the one that was sent in its place', async () => {
      desk.channels['answer-mail'].fail(() => new RejectedDeliveryError('Refused (554).'));
      const first = taken(await desk.answer(thandi, reference, { text: 'First.' }));
      await passes(11_000);
      const seen = await version();
      const second = taken(await desk.answer(ruan, reference, { text: 'Second.', allTheSame: true }));
      const again = () => desk.desk.deliveries.again(admin, reference, 'answer-mail', 'resend');
      expect(await again()).toMatchObject({ code: 'wrong-state' });
      await desk.desk.deliveries.resendAll(admin, { state: 'dead' });
      taken(await desk.desk.answers.callBack(ruan, reference, second.message));
      taken(await again());
      // Who saw that it had failed has not seen that it goes out after all.
      const third = await desk.answer(ruan, reference, { version: seen, allTheSame: true });
      expect(third).toMatchObject({ code: 'conversation-moved' });
      expect((await messageOf(isRefused(third) ? third.message : ''))?.stoppedBy).toBe(first.message);
      await passes(11_000);
      expect(sent()).toEqual(['First.', 'First.']);
    });
  });
});
