import { RejectedDeliveryError } from '@sundowner/enquiries/delivery/delivery-errors';
import { isRefused } from '@sundowner/enquiries/work/access';
import { beforeEach, expect } from 'vitest';
import { type DeskStage, deskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';

const hour = 3_600_000;
const day = 24 * hour;
const mailbox = (address: string, name = '') => ({ address, name });
const naledi = mailbox('naledi@example.com');

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let desk: DeskStage;
  let reference: string;

  beforeEach(async () => {
    const database = await newDatabase();
    desk = await deskStage(await database.open(), database.dataDir);
    reference = await desk.asked();
    await desk.pipeline.worker.tick();
  });

  const later = (time: number) => new Date(desk.clock.at + time).toISOString();
  const sent = () => desk.channels['answer-mail'].seen.map(({ answer }) => answer);
  const passes = async (time: number) => {
    desk.clock.at += time;
    await desk.pipeline.tidy();
    await desk.pipeline.worker.tick();
  };
  const messages = async () => (await desk.one(reference)).conversation.messages;
  const kinds = async (asker = thandi) =>
    (await desk.desk.live.next(asker, null, AbortSignal.timeout(5000))).notifications.map(({ kind }) => kind);

  const theyWrite = (mailId: string, words = {}) => desk.mailed(reference, { mailId, words });

  testOnBoth('CNV-02/to-whom an answer goes to all that were chosen, each once, in both parts', async () => {
    taken(
      await desk.answer(thandi, reference, {
        text: 'ignored',
        html: '<p>Yes: <b>two rooms</b>.</p><script>x()</script>',
        recipients: {
          to: [naledi, mailbox('SAM@example.com', 'Sam')],
          cc: [mailbox('sam@example.com'), mailbox('agent@travel.example')],
          bcc: [mailbox('boss@lodges.example')],
        },
      }),
    );
    await passes(10_000);
    expect(sent()).toMatchObject([
      {
        text: 'Yes: two rooms.',
        html: '<p>Yes: <strong>two rooms</strong>.</p>',
        recipients: {
          to: [naledi, { address: 'SAM@example.com', name: 'Sam' }],
          cc: [{ address: 'agent@travel.example' }],
          bcc: [{ address: 'boss@lodges.example' }],
        },
      },
    ]);
    expect(await messages()).toMatchObject([
      { to: 'naledi@example.com', recipients: { bcc: [{ address: 'boss@lodges.example' }] } },
    ]);
    expect(
      await desk.answer(thandi, reference, {
        recipients: { to: [mailbox('no address')], cc: [], bcc: [] },
      }),
    ).toMatchObject({ code: 'no-address' });
  });

  test('CNV-02/pictures-in-place CNV-02/call-back a picture among the words is called back with them, and goes as a part of the mail', async () => {
    const content = Buffer.from('a picture');
    const { files } = desk.desk;
    const { place } = taken(
      await files.upload(thandi, reference, { name: 'river.jpg', kind: 'image/jpeg', content }),
    );
    taken(await files.upload(thandi, reference, { name: 'rates.pdf', kind: 'application/pdf', content }));
    const words = {
      html: `<p>The river: <img src="draft:${place}" alt="river.jpg"></p>`,
      attachments: ['rates.pdf', 'river.jpg'].map((name, at) => ({
        ...{ from: 'draft' as const, name, place: at === 0 ? 1 : 0 },
      })),
    };
    const first = taken(await desk.answer(thandi, reference, words));
    taken(await desk.desk.answers.callBack(thandi, reference, first.message));
    const draft = (await desk.one(reference)).conversation.draft;
    const again = draft?.attachments.find(({ name }) => name === 'river.jpg');
    if (again?.from !== 'draft') throw new Error('The picture is gone.');
    expect(draft?.html).toContain(`<img src="draft:${again.place}" alt="river.jpg">`);
    expect(taken(await files.ofDraft(thandi, reference, again.place)).content).toEqual(content);
    expect(await files.ofDraft(ruan, reference, again.place)).toMatchObject({ code: 'not-found' });

    taken(
      await desk.answer(thandi, reference, {
        html: draft?.html ?? null,
        attachments: draft?.attachments ?? [],
      }),
    );
    await passes(10_000);
    const [mail] = sent();
    expect(mail?.html).toContain('<img src="draft:1" alt="river.jpg">');
    expect((await mail?.files())?.map(({ fileName }) => fileName)).toEqual(['rates.pdf', 'river.jpg']);
    expect(await messages()).toMatchObject([
      { state: 'called-back' },
      { files: [{ name: 'rates.pdf' }, { name: 'river.jpg' }], delivery: { state: 'delivered' } },
    ]);
  });

  testOnBoth('CNV-02/send-later an answer goes at its time, and not before', async () => {
    const planned = taken(
      await desk.answer(thandi, reference, { text: 'Good morning.', sendAt: later(day), close: true }),
    );
    expect(planned.enquiry.work.state).toBe('new');
    expect(await messages()).toMatchObject([{ state: 'planned', sendAt: later(day), delivery: null }]);
    await passes(hour);
    expect(sent()).toEqual([]);
    taken(await desk.desk.answers.changePlanned(ruan, reference, planned.message, later(2 * hour)));
    await passes(2 * hour);
    expect(sent()).toMatchObject([{ text: 'Good morning.' }]);
    expect((await desk.one(reference)).work).toMatchObject({ state: 'done', firstAnswer: { by: thandi.id } });
    expect(await messages()).toMatchObject([{ state: 'sent', sendAt: null }]);
    expect(await desk.desk.answers.changePlanned(ruan, reference, planned.message, null)).toMatchObject({
      code: 'gone-out',
    });
  });

  testOnBoth(
    'CNV-02/send-later a mail of theirs that comes before stops it: its author is notified, text kept',
    async () => {
      const { message } = taken(
        await desk.answer(thandi, reference, { text: 'Too late.', sendAt: later(day) }),
      );
      await theyWrite('first@mail.example');
      expect(await kinds()).toContain('stopped');
      expect((await messages()).find(({ id }) => id === message)).toMatchObject({
        state: 'stopped',
        text: 'Too late.',
        sendAt: null,
      });
      await passes(2 * day);
      expect(sent()).toEqual([]);
    },
  );

  test('CNV-02/send-later a colleague’s answer stops it at its time, and a person puts it back into the draft', async () => {
    const first = taken(await desk.answer(thandi, reference, { text: 'Mine.', sendAt: later(day) }));
    taken(await desk.answer(ruan, reference, { text: 'Sooner.' }));
    await passes(day);
    expect(sent().map((answer) => answer?.text)).toEqual(['Sooner.']);
    expect((await messages()).find(({ id }) => id === first.message)).toMatchObject({ state: 'stopped' });
    const second = taken(await desk.answer(thandi, reference, { text: 'Next.', sendAt: later(day) }));
    taken(await desk.desk.answers.changePlanned(thandi, reference, second.message, null));
    expect((await desk.one(reference)).conversation.draft).toMatchObject({ text: 'Next.' });
    await passes(2 * day);
    expect(sent()).toHaveLength(1);
  });

  testOnBoth(
    'CNV-02/remind-me it is our turn again when nobody of theirs has written by the day',
    async () => {
      taken(await desk.answer(thandi, reference, { remindAt: later(7 * day) }));
      await passes(hour);
      await theyWrite('away@mail.example', {
        automatic: true,
        machine: { kind: 'automatic-answer', until: later(10 * day).slice(0, 10) },
      });
      await passes(8 * day);
      expect((await desk.one(reference)).work.state).toBe('waiting');
      await passes(3 * day);
      expect((await desk.one(reference)).work).toMatchObject({ state: 'open', assignee: thandi.id });
      expect(await kinds()).toContain('no-answer');
    },
  );

  test('CNV-02/remind-me a machine’s mail is no answer, whatever else the conversation went on by before it', async () => {
    taken(await desk.answer(thandi, reference, { remindAt: later(day) }));
    await passes(hour);
    // A call raises the conversation's version; the receipt stands at that.
    taken(
      await desk.desk.work.act(thandi, reference, { act: 'telephone', outcome: 'left-message', words: '' }),
    );
    await theyWrite('read@mail.example', { machine: { kind: 'receipt', until: null } });
    await passes(2 * day);
    expect((await desk.one(reference)).work.state).toBe('open');
    expect(await kinds()).toContain('no-answer');

    taken(await desk.answer(thandi, reference, { remindAt: later(day) }));
    await passes(hour);
    await theyWrite('soon@mail.example');
    taken(
      await desk.desk.work.act(thandi, reference, { act: 'telephone', outcome: 'spoke', words: 'Rang.' }),
    );
    await passes(2 * day);
    expect((await desk.one(reference)).work.state).toBe('waiting');
  });

  test('CNV-02/remind-me who has their answer is not reminded, and one whose asker is away is with nobody', async () => {
    taken(await desk.answer(thandi, reference, { remindAt: later(day) }));
    await passes(hour);
    await theyWrite('soon@mail.example');
    taken(await desk.answer(thandi, reference, { remindAt: later(day) }));
    await desk.desk.staff.away(thandi, thandi.id, desk.clock.at + 30 * day);
    await passes(2 * day);
    expect((await desk.one(reference)).work).toMatchObject({ state: 'open', assignee: null });
    expect(await desk.count('told', "kind = 'no-answer'")).toBe(0);
  });

  testOnBoth(
    'CNV-02/forward a mail to the lodge changes no state, no first answer and no version',
    async () => {
      const before = (await desk.one(reference)).work;
      const lodge = { to: [mailbox('river@lodges.example', 'River Lodge')], cc: [], bcc: [] };
      taken(
        await desk.answer(thandi, reference, {
          text: 'Have you two rooms?',
          recipients: lodge,
          forward: true,
        }),
      );
      await passes(10_000);
      const { version, state, firstAnswer } = (await desk.one(reference)).work;
      expect({ version, state, firstAnswer }).toEqual({
        version: before.version,
        state: before.state,
        firstAnswer: before.firstAnswer,
      });
      expect(await messages()).toMatchObject([{ way: 'forward', delivery: { state: 'delivered' } }]);
      expect(await desk.count('participants', "role = 'lodge'")).toBe(1);
      const office = mailbox('naledi@work.example');
      const act = { address: office.address, role: 'also-theirs' } as const;
      taken(await desk.desk.work.setParticipant(thandi, reference, act));
      for (const each of [naledi, office])
        expect(
          await desk.answer(thandi, reference, {
            recipients: { ...lodge, cc: [each] },
            forward: true,
          }),
        ).toMatchObject({ code: 'wrong-state' });
    },
  );

  testOnBoth('CNV-02/failed-address an address nothing arrived at is refused once', async () => {
    desk.channels['answer-mail'].fail(
      () => new RejectedDeliveryError('The mail server refused this message (550, 5.1.1 to RCPT TO).'),
    );
    taken(await desk.answer(thandi, reference));
    await passes(10_000);
    expect(await desk.answer(thandi, reference)).toMatchObject({ code: 'address-failed' });
    taken(await desk.answer(thandi, reference, { allTheSame: true }));
    taken(await desk.answer(thandi, reference, { to: 'naledi.okafor@example.com' }));
  });

  testOnBoth('CNV-09/call-back what the second person reads after a call-back is right at once', async () => {
    const { version } = (await desk.one(reference)).work;
    const first = taken(await desk.answer(thandi, reference, { version, text: 'First.' }));
    const second = await desk.answer(ruan, reference, { version, text: 'Second.' });
    if (!isRefused(second)) throw new Error('Two answers were taken.');
    taken(await desk.desk.answers.callBack(thandi, reference, first.message));
    expect(await kinds(ruan)).toContain('called-back');
    const shown = await desk.one(reference, ruan);
    expect(shown.conversation.messages).toMatchObject([
      { id: first.message, state: 'called-back' },
      { state: 'stopped', stoppedBy: first.message },
    ]);
    // Nothing has been said since he looked: his answer goes, and the next of that version does not.
    taken(await desk.answer(ruan, reference, { version, text: 'Second.' }));
    expect(await desk.answer(thandi, reference, { version, text: 'First.' })).toMatchObject({
      code: 'conversation-moved',
    });
    await passes(10_000);
    expect(sent().map((answer) => answer?.text)).toEqual(['Second.']);
  });

  test('CNV-02/empty-field a field of a snippet that is still empty stops a formatted answer, too', async () => {
    expect(
      await desk.answer(thandi, reference, { html: '<p>It is <b>{price of the night}</b>.</p>' }),
    ).toMatchObject({ code: 'empty-field' });
  });
});
