import { deskSettingsShape } from '@sundowner/desk-wire/desk-settings';
import { listRequestShape } from '@sundowner/desk-wire/list';
import { careersForm } from '@sundowner/enquiries/forms/kinds/careers';
import { beforeEach, expect } from 'vitest';
import { admin, amira, type DeskStage, deskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
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
  const list = async (name: string, more: object = {}, asker = thandi) =>
    desk.desk.list(asker, listRequestShape.parse({ list: name, ...more }));
  const references = async (name: string, more: object = {}, asker = thandi) =>
    (await list(name, more, asker)).rows.map(({ reference }) => reference);

  testOnBoth(
    'DSK-01/states a new enquiry is New, due in four working hours, with nobody, and found by whose page it came from',
    async () => {
      // 14:00 on a Friday in South Africa.
      const reference = await desk.asked();
      const { rows, counts } = await list('new');
      expect(rows).toMatchObject([
        {
          reference,
          name: 'Naledi Okafor',
          words: 'Is there a room where she can hear the hippos?',
          country: 'United Kingdom',
          earlier: 0,
          work: {
            state: 'new',
            assignee: null,
            dueAt: '2026-11-21T07:00:00.000Z',
            firstAnswer: null,
            version: 0,
            attention: [],
          },
        },
      ]);
      expect(counts).toMatchObject({ new: 1, mine: 0, all: 1, with: [{ person: '', count: 1 }] });
      expect(await references('new', { filter: { properties: ['lionsands'] } })).toEqual([reference]);
      expect(await references('new', { filter: { properties: ['monwana'] } })).toEqual([]);
      expect(
        await references('new', { filter: { countries: ['United Kingdom'], kinds: ['email'] } }),
      ).toEqual([reference]);
    },
  );

  testOnBoth(
    'DSK-01/assignee DSK-01/history it is taken, given, and both are told; who did what stays',
    async () => {
      const reference = await desk.asked();
      taken(await desk.desk.work.act(ruan, reference, { act: 'take' }));
      expect(await references('mine', {}, ruan)).toEqual([reference]);
      const given = taken(await desk.desk.work.act(thandi, reference, { act: 'give', to: amira.id }));
      expect(given.work.assignee).toBe(amira.id);
      expect(given.actions.map(({ person, action, about }) => [person, action, about])).toEqual([
        [ruan.id, 'took it', {}],
        [thandi.id, 'gave it', { to: amira.id }],
      ]);
      const toldTo = async (asker: typeof ruan) =>
        (await desk.desk.live.next(asker, null, AbortSignal.timeout(5000))).notifications.map(
          ({ kind, by }) => [kind, by],
        );
      expect(await toldTo(ruan)).toEqual([['taken-over', thandi.id]]);
      expect(await toldTo(amira)).toEqual([['given', thandi.id]]);
      expect(await toldTo(thandi)).toEqual([]);
      expect(await desk.desk.work.act(thandi, reference, { act: 'give', to: 'nobody-known' })).toMatchObject({
        code: 'not-found',
      });
    },
  );

  testOnBoth(
    'DSK-01/assignee given automatically in turn, to who is there, by the first rule that fits',
    async () => {
      const rules = [{ kinds: ['email'], properties: ['lionsands'], people: [thandi.id, ruan.id, amira.id] }];
      taken(await desk.desk.staff.set(admin, deskSettingsShape.parse({ rules })));
      taken(await desk.desk.staff.away(ruan, ruan.id, desk.clock.at + day));
      const withWhom = [];
      for (const name of ['A', 'B', 'C']) {
        const reference = await desk.asked({ name });
        withWhom.push((await desk.one(reference)).work.assignee);
      }
      expect(withWhom).toEqual([thandi.id, amira.id, thandi.id]);
      const elsewhere = await desk.asked({ name: 'D', locationToVisit: ['Cape Town'], from: '/' });
      expect((await desk.one(elsewhere)).work.assignee).toBeNull();
      expect(await desk.desk.staff.set(ruan, deskSettingsShape.parse({}))).toMatchObject({
        code: 'no-right',
      });
      expect(await desk.desk.staff.away(ruan, amira.id, null)).toMatchObject({ code: 'no-right' });
    },
  );

  testOnBoth(
    'DSK-01/closing DSK-01/reopening DSK-01/snoozing an enquiry goes its way from list to list',
    async () => {
      const reference = await desk.asked();
      const act = async (act: Parameters<typeof desk.desk.work.act>[2]) =>
        desk.desk.work.act(thandi, reference, act);
      // Saturday morning.
      taken(await act({ act: 'snooze', until: '2026-11-21T15:00:00+02:00' }));
      expect(await references('new')).toEqual([]);
      expect(await references('new', { filter: { snoozed: true } })).toEqual([reference]);
      expect((await list('all')).counts).toMatchObject({ new: 0, snoozed: 1, all: 1 });
      // A late first answer is not hidden by a snooze.
      desk.clock.at = Date.parse('2026-11-21T07:30:00Z');
      expect(await references('attention')).toEqual([reference]);
      await desk.pipeline.tidy();
      expect(await references('new')).toEqual([reference]);
      taken(await act({ act: 'close' }));
      expect(await references('done')).toEqual([reference]);
      expect(await references('attention')).toEqual([]);
      expect(await act({ act: 'close' })).toMatchObject({
        code: 'wrong-state',
        detail: 'It is closed already.',
      });
      taken(await act({ act: 'reopen' }));
      // Nobody has answered yet.
      expect(await references('new')).toEqual([reference]);
      expect((await desk.one(reference)).actions.map(({ action }) => action)).toEqual([
        'snoozed it',
        'ended the snooze',
        'closed it without an answer',
        'opened it again',
      ]);
    },
  );

  test('a call is an answer when it reached them or their voice mail', async () => {
    const reference = await desk.asked();
    const call = (outcome: 'no-reply' | 'left-message') =>
      desk.desk.work.act(thandi, reference, { act: 'telephone', outcome, words: 'After lunch.' });
    expect(taken(await call('no-reply')).work).toMatchObject({
      state: 'open',
      firstAnswer: null,
      version: 0,
    });
    expect(await references('new')).toEqual([reference]);
    const rung = taken(await call('left-message'));
    expect(rung.work).toMatchObject({ state: 'waiting', firstAnswer: { by: thandi.id }, version: 1 });
    expect(rung.conversation.messages).toMatchObject([
      { way: 'telephone', state: 'spoken', subject: 'no-reply' },
      { way: 'telephone', state: 'spoken', subject: 'left-message', text: 'After lunch.' },
    ]);
    desk.clock.at += 14 * day;
    expect((await list('waiting')).rows).toMatchObject([{ work: { closingOffered: true } }]);
  });

  testOnBoth(
    'DSK-02/presence who reads or writes is seen by the others, until a minute without a sign',
    async () => {
      const reference = await desk.asked();
      taken(await desk.desk.work.present(ruan, reference, 'writing'));
      const seen = async () => (await desk.one(reference)).presence;
      expect(await seen()).toEqual([
        { person: ruan.id, doing: 'writing', since: new Date(desk.clock.at).toISOString() },
      ]);
      desk.clock.at += 50_000;
      taken(await desk.desk.work.present(ruan, reference, 'writing'));
      desk.clock.at += 50_000;
      expect(await seen()).toMatchObject([{ since: new Date(desk.clock.at - 100_000).toISOString() }]);
      desk.clock.at += 10_000;
      expect(await seen()).toEqual([]);
      taken(await desk.desk.work.present(ruan, reference, 'reading'));
      taken(await desk.desk.work.present(ruan, reference, 'gone'));
      expect(await seen()).toEqual([]);
    },
  );

  testOnBoth('what is new is heard of at once by who waits, and only what is for them', async () => {
    const never = new AbortController().signal;
    const begin = await desk.desk.live.next(thandi, null, never);
    expect(begin.changed).toEqual([]);
    const waiting = desk.desk.live.next(thandi, begin.cursor, never);
    const reference = await desk.asked();
    const heard = await waiting;
    expect(heard.changed).toMatchObject([{ reference, isNew: true }]);
    expect(heard.counts.new).toBe(1);
    const next = desk.desk.live.next(thandi, heard.cursor, never);
    taken(await desk.desk.work.present(ruan, reference, 'reading'));
    expect((await next).presence).toMatchObject([{ reference, person: ruan.id }]);
    const away = new AbortController();
    const nothing = desk.desk.live.next(thandi, (await next).cursor, away.signal);
    away.abort();
    expect((await nothing).changed).toEqual([]);
  });

  test('applications are absent for who has no right to them: row, count, enquiry and news', async () => {
    const { status } = await desk.pipeline.intake.submit({
      form: careersForm,
      hutk: null,
      raw: {
        name: 'Jo',
        surname: 'Ndlovu',
        email: 'jo@example.com',
        tel: '+27 82 123 4567',
        country: 'South Africa',
        message: 'I cook.',
        accept: 'consentTrue',
        ticket: desk.ticket(60_000, careersForm),
        from: '/careers',
      },
      files: [{ field: 'cv', fileName: 'cv.pdf', kind: 'pdf', content: Buffer.from('%PDF-1.7') }],
    });
    expect(status).toBe('created');
    await desk.pipeline.triage.tick();
    const [reference = ''] = await references('all', {}, amira);
    expect(reference).toMatch(/^MC-/);
    expect(await references('all', {}, thandi)).toEqual([]);
    expect((await list('all', {}, thandi)).counts).toMatchObject({ new: 0, all: 0, with: [] });
    expect(await desk.desk.work.show(thandi, reference)).toBeNull();
    expect(await desk.desk.work.act(thandi, reference, { act: 'take' })).toMatchObject({ code: 'not-found' });
    expect(
      taken(await desk.desk.work.act(amira, reference, { act: 'give', to: admin.id })).work.assignee,
    ).toBe(admin.id);
    expect(await desk.desk.work.act(amira, reference, { act: 'give', to: ruan.id })).toMatchObject({
      code: 'wrong-state',
    });
  });

  testOnBoth(
    'DSK-04/notes DSK-04/mentions DSK-04/tags DSK-04/earlier what the house says of it, and what else they asked',
    async () => {
      const first = await desk.asked();
      desk.clock.at += day;
      const second = await desk.asked({ email: 'Naledi@Example.com', comments: 'And a treehouse?' });
      taken(await desk.desk.work.tag(thandi, second, { tag: ' Nut  allergy', set: true }));
      const noted = taken(
        await desk.desk.work.note(thandi, second, { text: 'Suite 12 is free. @Ruan', mentions: [ruan.id] }),
      );
      expect(noted).toMatchObject({
        tags: ['nut allergy'],
        same: [{ reference: first, work: 'new' }],
        conversation: { notes: [{ by: thandi.id, text: 'Suite 12 is free. @Ruan', mentions: [ruan.id] }] },
      });
      expect((await list('new', { sort: 'newest' })).rows.map(({ earlier }) => earlier)).toEqual([1, 0]);
      expect(await references('all', { filter: { tags: ['nut allergy'] } })).toEqual([second]);
      const [note] = noted.conversation.notes;
      expect(
        await desk.desk.work.changeNote(ruan, second, note?.id ?? '', { text: 'mine', mentions: [] }),
      ).toMatchObject({ code: 'not-found' });
      const gone = taken(
        await desk.desk.work.changeNote(thandi, second, note?.id ?? '', { text: ' ', mentions: [] }),
      );
      expect(gone.conversation.notes).toEqual([]);
    },
  );

  test('pages of a list follow one another without a gap or a repeat', async () => {
    const all: string[] = [];
    for (let index = 0; index < 7; index++) {
      desk.clock.at += index % 2 === 0 ? 0 : minute;
      all.push(await desk.asked({ name: `N${index}` }));
    }
    const walked: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list('new', { limit: 2, cursor });
      walked.push(...page.rows.map(({ reference }) => reference));
      cursor = page.nextCursor;
    } while (cursor);
    expect(walked).toHaveLength(7);
    expect([...walked].sort()).toEqual([...all].sort());
  });
});
