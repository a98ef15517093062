import { listRequestShape } from '@sundowner/desk-wire/list';
import { mergeActShape } from '@sundowner/desk-wire/merging';
import { isRefused } from '@sundowner/enquiries/work/access';
import { beforeEach, expect } from 'vitest';
import { admin, type DeskStage, deskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let desk: DeskStage;
  beforeEach(async () => {
    const { dataDir, open } = await newDatabase();
    desk = await deskStage(await open(), dataDir);
  });

  const merge = (first: string, other: string, more: object = {}, asker = ruan) =>
    desk.desk.beginning.merge(asker, first, mergeActShape.parse({ other, as: 'merge', ...more }));
  const unmerge = (reference: string, other: string | null = null, asker = ruan) =>
    desk.desk.beginning.unmerge(asker, reference, other);
  const list = async (which: string, more: object = {}) =>
    (await desk.desk.list(thandi, listRequestShape.parse({ list: which, ...more }))).rows.map(
      ({ reference }) => reference,
    );
  const idOf = async (reference: string) => {
    const [row] = await desk.store.read.rows<{ id: string }>('SELECT id FROM enquiries WHERE reference = ?', [
      reference,
    ]);
    return row?.id ?? '';
  };

  /** Two of one person: the first answered and waited for, the second new since an hour later. */
  async function two() {
    const first = await desk.asked({ comments: 'We are two adults and two children.' });
    desk.clock.at += hour;
    taken(await desk.answer(thandi, first));
    desk.clock.at += minute;
    const other = await desk.asked({
      comments: 'Better from the 11th.',
      dateStart: '2027-03-11',
      dateEnd: '2027-03-18',
    });
    return { first, other };
  }

  testOnBoth('CNV-09/merge each form’s words stand under the name they came with', async () => {
    const [first, other, third] = [
      await desk.asked({ comments: 'Of Naledi.' }),
      await desk.asked({ comments: 'Of Thabo.', name: 'Thabo', surname: 'Botha' }),
      await desk.asked({ comments: 'Of Wanjiru.', name: 'Wanjiru', surname: 'Kamau' }),
    ];
    const under = async () => {
      const { name, words, wordsCameUnder, conversation } = await desk.one(first);
      const messages = conversation.messages.map((message) => [message.text, message.cameUnder]);
      return { name, form: [words, wordsCameUnder], messages };
    };
    expect(await under()).toEqual({ name: 'Naledi Okafor', form: ['Of Naledi.', null], messages: [] });
    // The second's has become part of the third's, before both are the first's.
    taken(await merge(third, other, { fromOther: ['name', 'surname'] }));
    taken(await merge(first, third));
    const messages = [
      ['Of Thabo.', 'Thabo Botha'],
      ['Of Wanjiru.', 'Wanjiru Kamau'],
    ];
    expect(await under()).toEqual({ name: 'Naledi Okafor', form: ['Of Naledi.', null], messages });
    taken(await unmerge(first));
    taken(await merge(first, third, { fromOther: ['name', 'surname'] }));
    expect(await under()).toEqual({
      name: 'Thabo Botha',
      form: ['Of Naledi.', 'Naledi Okafor'],
      messages: [
        ['Of Thabo.', null],
        ['Of Wanjiru.', 'Wanjiru Kamau'],
      ],
    });
  });

  testOnBoth(
    'CNV-09/merge both references lead to one, with the earlier receipt, the sooner due time and everything that was said',
    async () => {
      const { first, other } = await two();
      taken(await desk.desk.work.note(thandi, other, { text: 'They rang too.', mentions: [] }));
      taken(await desk.desk.work.tag(thandi, other, { tag: 'river', set: true }));
      taken(
        await desk.desk.answers.keepDraft(thandi, other, {
          ...{ subject: '', text: 'Dear Naledi, from the 11th', to: null, recipients: null, html: null },
          ...{ version: 0, attachments: [], forward: false },
        }),
      );
      const before = { first: await desk.one(first), other: await desk.one(other) };
      const whole = taken(await merge(first, other, { fromOther: ['dateStart', 'dateEnd'] }));
      expect(whole).toMatchObject({
        reference: first,
        receivedAt: before.first.receivedAt,
        work: { state: 'new', dueAt: before.other.work.dueAt, firstAnswer: null },
        tags: ['river'],
        merged: [{ reference: other, by: ruan.id, as: 'merge' }],
        same: [],
      });
      expect(whole.headline).toContain('11 to 18 March 2027');
      expect(whole.conversation.messages.map(({ text }) => text)).toEqual([
        'Dear Naledi, yes. Thandi',
        'Better from the 11th.',
      ]);
      expect(whole.conversation.notes.map(({ text }) => text)).toEqual(['They rang too.']);
      expect((await desk.one(first, thandi)).conversation.draft?.text).toBe('Dear Naledi, from the 11th');
      expect(whole.actions.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['merged another into it', 'merged it into another', 'tagged it']),
      );
      expect((await desk.one(other)).reference).toBe(first);
      expect(await list('all')).toEqual([first]);
      await desk.pipeline.tidy();
      expect(await list('all', { words: other })).toEqual([first]);
      expect(await list('all', { words: '11th' })).toEqual([first]);
      expect(desk.channels['visitor-mail'].seen.length).toBeLessThanOrEqual(2);
    },
  );

  testOnBoth(
    'CNV-09/unmerge within thirty days both are as they were, and what was written since stays in the first',
    async () => {
      const { first, other } = await two();
      const before = { first: await desk.one(first), other: await desk.one(other) };
      taken(await merge(first, other, { fromOther: ['dateStart', 'dateEnd'] }));
      desk.clock.at += minute;
      taken(await desk.desk.work.note(thandi, first, { text: 'Since then.', mentions: [] }));
      taken(await unmerge(first));
      const after = { first: await desk.one(first), other: await desk.one(other) };
      expect(after.first.fields).toEqual(before.first.fields);
      expect(after.first.receivedAt).toBe(before.first.receivedAt);
      expect(after.first.work).toMatchObject({
        state: 'waiting',
        firstAnswer: before.first.work.firstAnswer,
      });
      expect(after.first.conversation.notes.map(({ text }) => text)).toEqual(['Since then.']);
      expect(after.first.conversation.messages.map(({ text }) => text)).toEqual(['Dear Naledi, yes. Thandi']);
      expect(after.other).toMatchObject({
        reference: other,
        work: { state: 'new', dueAt: before.other.work.dueAt },
        conversation: { messages: [] },
      });
      expect((await list('all')).sort()).toEqual([first, other].sort());
      expect(await unmerge(first)).toMatchObject({ code: 'nothing-to-undo' });
    },
  );

  test('CNV-09/unmerge-until after thirty days, or once it is erased, they stay one', async () => {
    const { first, other } = await two();
    taken(await merge(first, other));
    desk.clock.at += 30 * day;
    expect(await unmerge(first)).toMatchObject({ code: 'nothing-to-undo' });
    expect((await desk.one(first)).merged).toMatchObject([{ reference: other, undoUntil: null }]);
  });

  testOnBoth(
    'CNV-09/merge-erased an erasure of the whole erases both, and a copy of before learns of both',
    async () => {
      const { first, other } = await two();
      const ids = [await idOf(first), await idOf(other)];
      taken(await merge(first, other));
      await desk.pipeline.erasure.request(other, 'Thandi');
      desk.clock.at += 2 * hour;
      await desk.pipeline.tidy();
      for (const id of ids) {
        const [row] = await desk.store.read.rows('SELECT state, sealed, person FROM enquiries WHERE id = ?', [
          id,
        ]);
        expect(row).toEqual({ state: 'erased', sealed: null, person: null });
      }
      expect(await desk.count('erasure_ledger')).toBe(2);
      expect(await desk.count('merges', 'sealed IS NOT NULL OR kept IS NOT NULL')).toBe(0);
      expect(await desk.count('messages', 'sealed IS NOT NULL')).toBe(0);
      expect((await desk.one(other)).state).toBe('erased');
    },
  );

  test('CNV-09/merge-refused never applications, never across a legal hold, and other addresses are asked about first', async () => {
    const first = await desk.asked();
    const stranger = await desk.asked({ name: 'Thabo', surname: 'Nkosi', email: 'thabo@example.org' });
    expect(await merge(first, stranger)).toMatchObject({ code: 'not-the-same-person' });
    await desk.store.transaction((sql) =>
      sql.run("UPDATE enquiries SET kind = 'careers' WHERE reference = ?", [stranger]),
    );
    expect(await merge(first, stranger, { samePerson: true })).toMatchObject({ code: 'not-found' });
    expect(await merge(first, stranger, { samePerson: true }, admin)).toMatchObject({ code: 'wrong-state' });
    const third = await desk.asked();
    taken(await desk.pipeline.privacy.place(admin, { of: { reference: third }, reason: 'A claim.' }));
    expect(await merge(first, third)).toMatchObject({ code: 'held' });
    expect(await merge(first, first)).toMatchObject({ code: 'wrong-state' });
    expect(await merge(first, 'MC-2222-2222')).toMatchObject({ code: 'not-found' });
  });

  testOnBoth(
    'CNV-09/merge-at-once of two who merge at once one does it, and the other finds it done',
    async () => {
      const first = await desk.asked();
      const other = await desk.asked();
      const results = await Promise.all([merge(first, other), merge(other, first, {}, thandi)]);
      expect(results.filter((each) => !isRefused(each)).length).toBeGreaterThanOrEqual(1);
      expect(await desk.count('merges')).toBe(1);
      expect(await list('all')).toHaveLength(1);
      expect(await desk.count('enquiries', 'merged_into IS NOT NULL')).toBe(1);
    },
  );

  test('CNV-09/merge-addresses the address of the second is theirs too, on all of their enquiries', async () => {
    const first = await desk.asked();
    const work = await desk.asked({ email: 'naledi.work@example.org' });
    const later = await desk.asked({ email: 'naledi.work@example.org', comments: 'A third one.' });
    taken(await merge(first, work, { samePerson: true }));
    const one = await desk.one(first);
    expect(one.same.map(({ reference }) => reference)).toEqual([later]);
    expect((await desk.one(later)).same.map(({ reference }) => reference)).toEqual([first]);
    expect(await merge(first, later)).not.toMatchObject({ code: 'not-the-same-person' });
  });

  test('CNV-09/merge-no a no to email updates is never merged away, and comes back as it was', async () => {
    const first = await desk.asked({ hearMoreAbout: ['Relevant email updates'] });
    const other = await desk.asked();
    taken(await merge(first, other));
    expect(await desk.count('withdrawals', "purpose = 'email-updates'")).toBe(1);
    taken(await unmerge(first));
    expect(await desk.count('withdrawals')).toBe(0);
    expect(await desk.count('consents')).toBe(2);
  });

  test('CNV-09/link two that are only linked name each other, until the link ends', async () => {
    const first = await desk.asked();
    const other = await desk.asked();
    taken(await merge(first, other, { as: 'link' }));
    expect((await desk.one(other)).merged).toMatchObject([{ reference: first, as: 'link', undoUntil: null }]);
    expect((await list('all')).length).toBe(2);
    taken(await unmerge(other, first));
    expect((await desk.one(first)).merged).toEqual([]);
  });

  test('CNV-09/stays earlier stays are noted, and known on every enquiry of the person', async () => {
    const first = await desk.asked();
    const other = await desk.asked();
    taken(await desk.desk.beginning.stay(ruan, first, { property: 'tinga', year: 2024, set: true }));
    expect((await desk.one(other)).stays).toEqual([{ property: 'tinga', year: 2024, by: ruan.id }]);
    taken(await desk.desk.beginning.stay(thandi, other, { property: 'tinga', year: 2024, set: false }));
    expect((await desk.one(first)).stays).toEqual([]);
  });

  test('CNV-09/merge-mails a mail that answers either comes to the one they became', async () => {
    const { first, other } = await two();
    taken(await merge(first, other));
    await desk.mailed(other, { words: { text: 'Thank you' } });
    const { conversation, work } = await desk.one(first);
    expect(conversation.messages.at(-1)?.text).toBe('Thank you');
    expect(work.state === 'new' || work.state === 'open').toBe(true);
  });
});
