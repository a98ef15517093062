import { emptyDraft } from '@sundowner/enquiries/conversation/drafts';
import { RejectedDeliveryError } from '@sundowner/enquiries/delivery/delivery-errors';
import { celebrationForm } from '@sundowner/enquiries/forms/kinds/celebration';
import { isRefused } from '@sundowner/enquiries/work/access';
import { beforeEach, expect } from 'vitest';
import { onlyRequired } from '../support/filled-forms.ts';
import { admin, amira, type DeskStage, deskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';

const day = 86_400_000;

/** Numbers as chance gives them, the same ones at every run (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let desk: DeskStage;
  let reference: string;
  beforeEach(async () => {
    const { dataDir, open } = await newDatabase();
    desk = await deskStage(await open(), dataDir);
    reference = await desk.asked();
    await desk.pipeline.worker.tick();
  });
  const sentAnswers = () => desk.channels['answer-mail'].seen;
  const theyWrite = (mailId: string) => desk.mailed(reference, { mailId });

  testOnBoth(
    'DSK-03/outbox DSK-03/delivery-shown an answer leaves after ten seconds, and its delivery is shown',
    async () => {
      const answered = taken(await desk.answer(thandi, reference, { text: 'Grüße, שלום 🦛' }));
      expect(answered.callBackUntil).toBe(new Date(desk.clock.at + 10_000).toISOString());
      expect(await desk.pipeline.worker.tick()).toBe(0);
      const before = await desk.one(reference);
      expect(before.work).toMatchObject({
        state: 'waiting',
        assignee: thandi.id,
        firstAnswer: { by: thandi.id },
        dueAt: null,
      });
      expect(before.conversation.messages).toMatchObject([
        { state: 'sent', delivery: { state: 'pending' }, callBackUntil: answered.callBackUntil },
      ]);
      desk.clock.at += 10_000;
      expect(await desk.pipeline.worker.tick()).toBe(1);
      expect(sentAnswers()[0]?.answer).toMatchObject({
        text: 'Grüße, שלום 🦛',
        recipients: { to: [{ address: 'naledi@example.com' }] },
      });
      const after = await desk.one(reference);
      expect(after.conversation.messages).toMatchObject([
        { text: 'Grüße, שלום 🦛', delivery: { state: 'delivered' }, callBackUntil: null },
      ]);
      // The words lie nowhere in the open.
      const rows = await desk.store.read.rows<{ sealed: Uint8Array }>('SELECT sealed FROM messages');
      expect(rows.map(({ sealed }) => Buffer.from(sealed).toString().includes('Gr'))).toEqual([false]);
      expect(desk.logged()).not.toContain('Grüße');
    },
  );

  testOnBoth(
    'DSK-02/one-answer the second of two is stopped with both texts kept, and never sent',
    async () => {
      const version = (await desk.one(reference)).work.version;
      taken(await desk.answer(thandi, reference, { version }));
      const stopped = await desk.answer(ruan, reference, { version, text: 'Suite 12.' });
      expect(stopped).toMatchObject({ code: 'conversation-moved', message: expect.any(String) });
      desk.clock.at += 60_000;
      await desk.pipeline.worker.tick();
      expect(sentAnswers().map(({ answer }) => answer?.text)).toEqual(['Dear Naledi, yes. Thandi']);
      const one = await desk.one(reference, ruan);
      expect(one.work.attention).toEqual(['stopped']);
      const [first, second] = one.conversation.messages;
      expect(second).toMatchObject({
        state: 'stopped',
        text: 'Suite 12.',
        stoppedBy: first?.id,
        settled: false,
      });

      const settle = (asker: typeof ruan, as: 'note' | 'second-mail') =>
        desk.desk.answers.settle(asker, reference, second?.id ?? '', as);
      expect(await settle(amira, 'note')).toMatchObject({ code: 'no-right' });
      const settled = taken(await settle(ruan, 'second-mail'));
      expect(settled.work.attention).toEqual([]);
      expect(settled.conversation.draft).toMatchObject({ text: 'Suite 12.', version: settled.work.version });
      expect(await settle(ruan, 'note')).toMatchObject({ code: 'wrong-state' });
      desk.clock.at += 30 * day;
      await desk.pipeline.tidy();
      const [, later] = (await desk.one(reference, ruan)).conversation.messages;
      expect(later).toMatchObject({ state: 'stopped', text: '', settled: true });
    },
  );

  test('a stopped answer becomes a note for whoever was first', async () => {
    taken(await desk.answer(thandi, reference, { version: 0 }));
    const stopped = await desk.answer(ruan, reference, { version: 0, text: 'Suite 12.' });
    if (!isRefused(stopped)) throw new Error('Two answers were taken.');
    const one = taken(await desk.desk.answers.settle(ruan, reference, stopped.message ?? '', 'note'));
    expect(one.conversation.notes).toMatchObject([{ by: ruan.id, text: 'Suite 12.', mentions: [thandi.id] }]);
  });

  testOnBoth(
    'DSK-02/one-answer of 200 random interleavings none sends two answers to one version',
    { timeout: 240_000 },
    async () => {
      const random = chance(20_261_124);
      const people = [thandi, ruan, amira, admin];
      let sent = 0;
      for (let round = 0; round < 200; round++) {
        const [at] = await desk.store.read.rows<{ version: number }>(
          'SELECT conversation AS version FROM enquiries WHERE reference = ?',
          [reference],
        );
        const version = at?.version ?? -1;
        const writers = people.slice(0, 2 + Math.floor(random() * 3));
        const acts = writers.map(async (asker) => {
          // Some have looked later than others, and some send twice because nothing seemed to happen.
          for (let turns = Math.floor(random() * 4); turns > 0; turns--)
            await new Promise((resolve) => setImmediate(resolve));
          const words = { version, key: crypto.randomUUID(), text: `${round} ${asker.name}` };
          const tries = random() < 0.3 ? 2 : 1;
          return Promise.all(Array.from({ length: tries }, () => desk.answer(asker, reference, words)));
        });
        const results = await Promise.all(acts);
        const winners = results.filter(([result]) => result && !isRefused(result));
        expect(winners).toHaveLength(1);
        for (const tries of results) expect(new Set(tries.map((each) => isRefused(each))).size).toBe(1);
        sent += 1;
      }
      expect(await desk.count('messages', "state = 'sent'")).toBe(sent);
      expect(await desk.count('deliveries', "channel = 'answer-mail'")).toBe(sent);
      expect(await desk.count('messages', "state = 'stopped' AND sealed IS NULL")).toBe(0);
    },
  );

  testOnBoth(
    'an answer can be called back until it has left; its words are a draft again, the work stands as before',
    async () => {
      const answered = taken(await desk.answer(thandi, reference, { text: 'Too early.', close: true }));
      expect((await desk.one(reference)).work.state).toBe('done');
      const back = taken(await desk.desk.answers.callBack(ruan, reference, answered.message));
      expect(back.work).toMatchObject({ state: 'new', firstAnswer: null, version: 2 });
      expect(back.work.dueAt).not.toBeNull();
      expect((await desk.one(reference, thandi)).conversation).toMatchObject({
        draft: { text: 'Too early.', version: 2, to: null },
        messages: [{ state: 'called-back' }],
      });
      desk.clock.at += 60_000;
      expect(await desk.pipeline.worker.tick()).toBe(0);

      const again = taken(await desk.answer(thandi, reference));
      desk.clock.at += 10_000;
      await desk.pipeline.worker.tick();
      expect(await desk.desk.answers.callBack(thandi, reference, again.message)).toMatchObject({
        code: 'gone-out',
      });
    },
  );

  testOnBoth(
    'an answer nobody received is our turn again, told to who wrote it, and no first answer',
    async () => {
      desk.channels['answer-mail'].fail(
        () => new RejectedDeliveryError('There is no such mailbox (550, 5.1.1).'),
      );
      taken(await desk.answer(thandi, reference, { close: true }));
      desk.clock.at += 10_000;
      await desk.pipeline.worker.tick();
      const one = await desk.one(reference);
      expect(one.work).toMatchObject({ state: 'open', firstAnswer: null, attention: ['refused'] });
      expect(one.conversation.messages).toMatchObject([{ delivery: { state: 'dead' } }]);
      const { notifications } = await desk.desk.live.next(thandi, null, AbortSignal.timeout(5000));
      expect(notifications.map(({ kind }) => kind)).toEqual(['refused']);
      taken(await desk.answer(thandi, reference, { to: 'naledi.okafor@example.com' }));
      expect((await desk.one(reference)).work).toMatchObject({ state: 'waiting', attention: [] });
      desk.clock.at += 10_000;
      await desk.pipeline.worker.tick();
      expect(sentAnswers().at(-1)?.answer?.recipients.to[0]?.address).toBe('naledi.okafor@example.com');
    },
  );

  testOnBoth(
    'DSK-03/thread their mail opens what was closed, stops who has not seen it, and is taken once',
    async () => {
      taken(await desk.answer(thandi, reference, { close: true }));
      desk.clock.at += 10_000;
      await desk.pipeline.worker.tick();
      const seen = (await desk.one(reference)).work.version;
      expect(await theyWrite('abc@mail.example')).not.toBeNull();
      expect(await theyWrite('abc@mail.example')).toBeNull();
      const one = await desk.one(reference);
      expect(one.work).toMatchObject({ state: 'open', assignee: thandi.id, version: seen + 1 });
      expect(one.conversation.messages.map(({ way }) => way)).toEqual(['answer', 'traveller']);
      expect(await desk.answer(ruan, reference, { version: seen })).toMatchObject({
        code: 'conversation-moved',
      });
      taken(await desk.answer(ruan, reference));
      desk.clock.at += 10_000;
      await desk.pipeline.worker.tick();
      const confirmation = desk.channels['visitor-mail'].seen[0]?.id;
      const [first, second] = sentAnswers();
      expect(first?.answer).toMatchObject({ thread: { earlier: [confirmation], theirs: [] } });
      expect(second?.answer).toMatchObject({
        thread: { reference, earlier: [confirmation, first?.id], theirs: ['abc@mail.example'] },
      });
    },
  );

  test('drafts are kept for each person, through another answer, and end with their own', async () => {
    const draft = { ...emptyDraft(0), subject: 'S', text: 'Half a sent' };
    expect(taken(await desk.desk.answers.keepDraft(thandi, reference, draft)).revision).toBe(1);
    expect(taken(await desk.desk.answers.keepDraft(thandi, reference, draft)).revision).toBe(2);
    taken(await desk.answer(ruan, reference));
    expect((await desk.one(reference, thandi)).conversation.draft).toMatchObject({ text: 'Half a sent' });
    expect((await desk.one(reference, ruan)).conversation).toMatchObject({
      draft: null,
      otherDrafts: [{ by: thandi.id }],
    });
    taken(await desk.answer(thandi, reference));
    expect((await desk.one(reference, ruan)).conversation.otherDrafts).toEqual([]);
  });

  testOnBoth('DSK-03/attachments a file goes with its answer whole, and comes back with it', async () => {
    const content = Buffer.from('%PDF-1.7 rates');
    const file = { name: 'Preise für Mai.pdf', kind: 'application/pdf', content };
    const kept = taken(await desk.desk.files.upload(thandi, reference, file));
    expect(kept).toMatchObject({ place: 0, name: file.name, bytes: content.length });
    const other = taken(await desk.desk.files.upload(thandi, reference, { ...file, name: 'Not this.pdf' }));
    expect(await desk.desk.files.remove(thandi, reference, other.place)).toBe('done');
    const { draft } = (await desk.one(reference)).conversation;
    expect(draft?.files).toMatchObject([{ place: 0, name: file.name }]);
    const attachments = [{ from: 'draft' as const, place: 0, name: file.name }];
    const lost = [{ from: 'draft' as const, place: other.place, name: 'Not this.pdf' }];
    expect(await desk.answer(thandi, reference, { attachments: lost })).toMatchObject({
      code: 'wrong-state',
    });

    const first = taken(await desk.answer(thandi, reference, { attachments }));
    expect(await desk.count('draft_files')).toBe(0);
    // The page shows what came of it without asking again.
    expect(first.enquiry).toEqual(await desk.one(reference));
    taken(await desk.desk.answers.callBack(thandi, reference, first.message));
    expect((await desk.one(reference)).conversation.draft).toMatchObject({ attachments });

    const second = taken(await desk.answer(thandi, reference, { attachments }));
    desk.clock.at += 11_000;
    await desk.pipeline.worker.tick();
    const [sent] = (await sentAnswers()[0]?.answer?.files()) ?? [];
    expect(sent).toMatchObject({ fileName: file.name, contentType: 'application/pdf' });
    expect(Buffer.from(sent?.content ?? []).equals(content)).toBe(true);
    expect(taken(await desk.desk.files.ofMessage(ruan, reference, second.message, 0))).toMatchObject({
      fileName: file.name,
    });
    expect(await desk.count('accesses', "person = '2' AND what = 'opened a file'")).toBe(1);
    // A PDF is no picture that stands beside the words; asking for one records no opening.
    expect(await desk.desk.files.pictureOf(ruan, reference, second.message, 0)).toMatchObject({
      code: 'not-found',
    });
    expect(await desk.count('accesses', "person = '2' AND what = 'opened a file'")).toBe(1);
  });

  test('nothing leaves with an empty field, without words, without an address, or for what is held', async () => {
    const refusals: [object, string][] = [
      [{ text: 'Dear {first name},' }, 'empty-field'],
      [{ text: '  ' }, 'empty-field'],
    ];
    for (const [words, code] of refusals)
      expect(await desk.answer(thandi, reference, words)).toMatchObject({ code });
    const rung = await desk.pipeline.intake.submit({
      form: celebrationForm,
      hutk: null,
      raw: { ...onlyRequired.celebration, ticket: desk.ticket(60_000, celebrationForm), from: '/' },
    });
    const silent = rung.status === 'created' ? rung.reference : '';
    expect(await desk.answer(thandi, silent)).toMatchObject({ code: 'no-address' });
    const held = await desk.asked({ website: 'https://example.com' });
    expect(await desk.answer(thandi, held)).toMatchObject({ code: 'wrong-state' });
    expect(await desk.count('messages')).toBe(0);
  });

  test('an erasure takes what was said along, and leaves how often', async () => {
    const answered = taken(await desk.answer(thandi, reference));
    await theyWrite('abc@mail.example');
    taken(await desk.desk.work.note(thandi, reference, { text: 'Kind people.', mentions: [] }));
    desk.clock.at += 10_000;
    await desk.pipeline.worker.tick();
    await desk.pipeline.erasure.request(reference, 'thandeka');
    desk.clock.at += 3_600_000;
    expect(await desk.pipeline.erasure.finishDue()).toMatchObject([
      { downstream: expect.arrayContaining([expect.objectContaining({ channel: 'answer-mail' })]) },
    ]);
    const one = await desk.one(reference);
    expect(one.conversation).toMatchObject({ notes: [], draft: null });
    expect(one.conversation.messages.map(({ text }) => text)).toEqual(['', '']);
    expect(one).toMatchObject({ name: '', words: null, same: [], tags: [] });
    for (const table of ['messages', 'notes', 'drafts'])
      expect(await desk.count(table, 'sealed IS NOT NULL')).toBe(0);
    expect(answered.version).toBe(1);
  });
});
