import { randomBytes } from 'node:crypto';
import { figuresRequestShape } from '@sundowner/desk-wire/figures';
import { mergeActShape } from '@sundowner/desk-wire/merging';
import type { Asker } from '@sundowner/enquiries/work/access';
import { beforeEach, expect } from 'vitest';
import { admin, type DeskStage, deskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';
import { rawMail, traveller } from './mails-stage.ts';
import { type TakenMails, takenMails } from './taken-mails.ts';

const hour = 3_600_000;

/** The personal key was lost, and the product was started with a new one: what is there opens no more, and nothing else ends. */
onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let before: TakenMails;
  let desk: DeskStage;
  let reference: string;
  let token: string;
  beforeEach(async () => {
    before = await takenMails(await newDatabase());
    const old = before.desk;
    reference = await old.asked();
    await old.pipeline.worker.tick();
    token = old.channels['visitor-mail'].seen[0]?.ownPage?.href.split('/').at(-1) ?? '';
    const answers = { 'In-Reply-To': `<${reference}@lodges.example>` };
    await before.take(
      rawMail(answers, 'We come by air.'),
      rawMail({ ...answers, From: 'Thabo <thabo@example.net>' }, 'Thabo here.'),
      rawMail({ From: 'Wilma <wilma@example.org>', Subject: 'Rooms' }, 'Two rooms, please.'),
    );
    taken(await old.desk.work.note(ruan, reference, { text: 'A note', mentions: [] }));
    taken(await old.answer(thandi, reference, { text: 'Yes.', allTheSame: true }));
    await old.pipeline.tidy();
    const keyring = { ...old.keyring, personal: randomBytes(32), personalPrevious: [] };
    desk = await deskStage(old.store, old.dataDir, { keyring });
    desk.clock.at = old.clock.at;
  });

  test('KEEP-02/rescued-key what is looked at and worked on at the desk answers, what no key opens is absent, and new enquiries are worked', async () => {
    const fresh = await desk.asked({ email: 'new@example.com', name: 'Sizwe', comments: 'A new one.' });
    const { work, beginning, list, figures, live, answers } = desk.desk;
    const { privacy, mails, ownPage } = desk.pipeline;
    const listed = { list: 'all', filter: {}, words: '', cursor: null, limit: 10 } as const;
    const [mail] = (await mails.list(thandi)).mails;
    const draft = {
      subject: 'A',
      text: 'A',
      to: null,
      recipients: null,
      html: null,
      attachments: [],
      forward: false,
      version: 1,
    };
    const session = await ownPage.open(token);
    const visitor = { session: session ?? '', export: null };
    const calls: Readonly<Record<string, () => Promise<unknown>>> = {
      list: () => list(thandi, listed),
      search: () => list(thandi, { ...listed, words: 'naledi' }),
      show: () => work.show(thandi, reference),
      figures: () =>
        figures.figures(thandi, figuresRequestShape.parse({ from: '2026-11-20', to: '2026-11-20' })),
      live: () => live.next(thandi, null, AbortSignal.abort()),
      person: () => privacy.person(thandi, traveller),
      mails: () => mails.list(thandi),
      attach: () => mails.attach(thandi, mail?.id ?? '', reference),
      begin: () => mails.begin(thandi, mail?.id ?? '', false),
      notForUs: () => mails.notForUs(thandi, mail?.id ?? '', 'address'),
      putAway: () => mails.putAway(thandi, mail?.id ?? ''),
      persons: () => beginning.persons(thandi, 'naledi'),
      participant: () =>
        work.setParticipant(thandi, reference, { address: 'thabo@example.net', role: 'companion' }),
      note: () => work.note(thandi, reference, { text: 'Another', mentions: [] }),
      draft: () => answers.keepDraft(thandi, reference, draft),
      answer: () => desk.answer(thandi, reference, { version: 99 }),
      lostLink: () => ownPage.askForLink(traveller, '192.0.2.1'),
      withdraw: () => ownPage.withdraw(visitor, ''),
      consents: () => privacy.consents(thandi, { cursor: null } as never),
      close: () => work.act(thandi, reference, { act: 'close' }),
      tidy: () => desk.pipeline.tidy(),
    };
    const failed: string[] = [];
    for (const [name, call] of Object.entries(calls)) {
      await call().catch((error: unknown) =>
        failed.push(`${name}: ${error instanceof Error ? `${error.name} ${error.message}` : error}`),
      );
    }
    expect(failed).toEqual([]);
    expect(await desk.one(fresh)).toMatchObject({ name: 'Sizwe Okafor', address: 'new@example.com' });
    expect(await desk.one(reference)).toMatchObject({ state: 'accepted', address: null });
  });

  test('CNV-10/ends KEEP-02/rescued-key the own page of one whose key is lost is closed as an erased one is', async () => {
    const { ownPage } = desk.pipeline;
    const session = await ownPage.open(token);
    const visitor = { session: session ?? '', export: session };
    const stay = { arrival: '', departure: '', adults: '2', children: '', ages: '' };
    const wish = { number: 'given', day: 'any', hours: 'morning' } as const;
    const answered = {
      letter: await ownPage.letter(visitor),
      add: await ownPage.add(visitor, { key: crypto.randomUUID(), text: 'Hello', files: [] }),
      change: await ownPage.change(visitor, crypto.randomUUID(), stay),
      call: await ownPage.call(visitor, crypto.randomUUID(), wish),
      withdraw: await ownPage.withdraw(visitor, ''),
      undo: await ownPage.undo(visitor),
      code: await ownPage.sendCode(visitor, 'export'),
      redeem: (await ownPage.redeemCode(visitor, 'export', '123456')).outcome,
      disown: await ownPage.disown(visitor),
      file: await ownPage.file(visitor, 'x', 0),
      copy: await ownPage.copy(visitor),
      exported: await ownPage.exported(visitor, 'json'),
    };
    expect(session).not.toBeNull();
    expect(new Set(Object.values(answered))).toEqual(new Set([null, 'over']));
  });

  test('CNV-10/shown a merged part whose key is lost hides nothing else of the own page', async () => {
    const old = before.desk;
    const other = await old.asked({ comments: 'Of the second.' });
    taken(await old.desk.beginning.merge(thandi, reference, mergeActShape.parse({ other, as: 'merge' })));
    // Of the second alone nothing opens any more.
    await old.store.transaction((sql) =>
      sql.run('UPDATE enquiries SET sealed = ? WHERE reference = ?', [Buffer.alloc(80, 1), other]),
    );
    const session = await old.pipeline.ownPage.open(token);
    const letter = await old.pipeline.ownPage.letter({ session, export: null });
    expect(letter?.messages.map(({ paragraphs }) => paragraphs.join()).join()).toContain('hippos');
  });

  testOnBoth(
    'KEEP-02/rescued-key everything of somebody whose words no key opens is erased all the same',
    async () => {
      const { privacy } = desk.pipeline;
      const [request] = taken(await privacy.ask(thandi, { address: traveller })).erasures;
      taken(await privacy.confirm(ruan as Asker, request?.id ?? ''));
      desk.clock.at += 2 * hour;
      await desk.pipeline.tidy();
      expect(await desk.count('enquiries', "state = 'erased'")).toBe(1);
      expect(await desk.count('messages', 'sealed IS NOT NULL')).toBe(0);
      expect(taken(await privacy.receipt(admin, request?.id ?? '')).counts.enquiries).toBe(1);
    },
  );
});
