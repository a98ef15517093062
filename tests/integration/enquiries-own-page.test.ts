import type { Machine } from '@sundowner/desk-wire/conversation';
import type { Mailbox } from '@sundowner/desk-wire/mailboxes';
import { textContent } from '@sundowner/enquiries/conversation/message-content';
import { receiveMail } from '@sundowner/enquiries/conversation/receive-mail';
import { careersForm } from '@sundowner/enquiries/forms/kinds/careers';
import { createOwnKeys } from '@sundowner/enquiries/own-page/own-keys';
import type { OwnVisitor } from '@sundowner/enquiries/own-page/own-page';
import { createPersonHash } from '@sundowner/enquiries/store/personal-fields';
import { openVault } from '@sundowner/enquiries/store/vault';
import { beforeEach, expect, vi } from 'vitest';
import { onlyRequired } from '../support/filled-forms.ts';
import { admin, type DeskStage, deskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const nobody: OwnVisitor = { session: null, export: null };

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let desk: DeskStage;
  let reference: string;
  beforeEach(async () => {
    const { dataDir, open } = await newDatabase();
    desk = await deskStage(await open(), dataDir);
    reference = await desk.asked();
    await desk.pipeline.worker.tick();
  });

  const own = () => desk.pipeline.ownPage;
  const idOf = async (of = reference) => {
    const [row] = await desk.store.read.rows<{ id: string }>('SELECT id FROM enquiries WHERE reference = ?', [
      of,
    ]);
    return row?.id ?? '';
  };
  const tokenIn = (href: string | undefined) => href?.split('/').at(-1) ?? '';
  /** The link of the confirmation. */
  const firstToken = () => tokenIn(desk.channels['visitor-mail'].seen[0]?.ownPage?.href);
  async function opened(token = firstToken()): Promise<OwnVisitor> {
    const session = await own().open(token);
    if (session === null) throw new Error('The link opened nothing.');
    return { session, export: null };
  }
  const letter = async (visitor: OwnVisitor) => {
    const found = await own().letter(visitor);
    if (!found) throw new Error('There is no letter.');
    return found;
  };
  const words = (text: string, key: string = crypto.randomUUID()) => ({ key, text, files: [] });
  /** Everything that is due goes out. */
  async function deliver(later = 10_000) {
    desk.clock.at += later;
    await desk.pipeline.worker.tick();
  }
  const notes = () => desk.channels['own-page-mail'].seen.map(({ ownPageNote }) => ownPageNote);
  async function theyMail(
    text: string,
    from: Mailbox,
    proof: 'proven' | 'unproven' | null = 'proven',
    machine: Machine['kind'] | null = null,
  ) {
    const to = [{ address: 'concierge@example.com', name: '' }];
    const envelope = { from, sender: null, replyTo: [], to, cc: [], proof, matched: 'answers-ours' as const };
    const vault = openVault(desk.keyring);
    const mail = {
      ...{ enquiryId: await idOf(), mailId: crypto.randomUUID(), digest: null, colleague: null },
      ...{ who: createPersonHash(vault)(from.address), at: desk.clock.at },
    };
    await desk.store.transaction((sql) =>
      receiveMail(
        sql,
        vault,
        {
          ...mail,
          words: {
            ...textContent(text),
            envelope,
            ...(machine ? { machine: { kind: machine, until: null } } : {}),
          },
        },
        desk.clock.at,
      ),
    );
  }

  test('CNV-10/shown what they wrote by a ticket system or with an invitation is on their page, what a machine wrote is not', async () => {
    const visitor = await opened();
    const naledi = { address: 'naledi@example.com', name: 'Naledi' };
    await theyMail('Our clients accept.', naledi, null, 'perhaps-a-person');
    await theyMail('Here is a time to talk.', naledi, null, 'invitation');
    for (const kind of ['automatic-answer', 'receipt', 'report'] as const)
      await theyMail(`INNER ${kind}`, naledi, null, kind);
    const { messages } = await letter(visitor);
    expect(messages.map(({ paragraphs }) => paragraphs[0])).toEqual([
      'Is there a room where she can hear the hippos?',
      'Our clients accept.',
      'Here is a time to talk.',
    ]);
  });

  testOnBoth(
    'CNV-10/link CNV-10/exchange a mail carries a link that opens the letter, as often as it is opened',
    async () => {
      const mail = desk.channels['visitor-mail'].seen[0];
      expect(mail?.ownPage).toMatchObject({ until: '22 May 2027' });
      const [first, second] = [await opened(), await opened()];
      expect(first.session).not.toBe(second.session);
      expect(await letter(first)).toMatchObject({
        reference,
        greeting: 'Dear Naledi,',
        name: 'Your enquiry about Lion Sands Game Reserve',
        messages: [{ by: 'them', paragraphs: ['Is there a room where she can hear the hippos?'] }],
        may: { write: true, change: true, call: true, withdraw: true },
      });
      // No token and no session lies in the store.
      const rows = await desk.store.read.rows<{ hash: string }>('SELECT hash FROM own_links');
      expect(rows.map(({ hash }) => hash)).not.toContain(firstToken());
      expect(desk.logged()).not.toContain(firstToken());
    },
  );

  test('CNV-10/exchange a session ends half an hour after its last use', async () => {
    const visitor = await opened();
    desk.clock.at += 29 * minute;
    await letter(visitor);
    desk.clock.at += 29 * minute;
    await letter(visitor);
    desk.clock.at += 31 * minute;
    expect(await own().letter(visitor)).toBeNull();
  });

  testOnBoth('CNV-10/stranger CNV-10/ends who has no link of this enquiry sees nothing', async () => {
    const other = await desk.asked({ email: 'thabo@example.com', name: 'Thabo', surname: 'Nkosi' });
    await desk.pipeline.worker.tick();
    const token = tokenIn(desk.channels['visitor-mail'].seen[1]?.ownPage?.href);
    const stranger = await opened(token);
    expect((await letter(stranger)).reference).toBe(other);
    expect(JSON.stringify(await letter(stranger))).not.toContain(reference);
    const forged = createOwnKeys(openVault({ ...desk.keyring, subscription: Buffer.alloc(32) }));
    for (const made of [
      reference,
      'naledi@example.com',
      '',
      'a'.repeat(43),
      forged.token(await idOf(), 'x', 0),
    ])
      expect(await own().open(made)).toBeNull();
    expect(await own().letter(nobody)).toBeNull();
    expect(await own().add({ session: 'a'.repeat(43), export: null }, words('Hello'))).toBe('over');
    desk.clock.at += 184 * day;
    expect(await own().open(firstToken())).toBeNull();
  });

  test('CNV-10/ends CNV-09/merge a link that was mailed to one address never opens what was written to another', async () => {
    const other = await desk.asked({ email: 'naledi.work@example.org' });
    await desk.pipeline.worker.tick();
    const [first, second] = desk.channels['visitor-mail'].seen.map(({ ownPage }) => tokenIn(ownPage?.href));
    const visitor = await opened(second);
    const merge = { as: 'merge' as const, fromOther: [], samePerson: true };
    taken(await desk.desk.beginning.merge(thandi, reference, { ...merge, other }));
    expect(await own().letter(visitor)).toBeNull();
    expect(await own().open(second ?? '')).toBeNull();
    expect((await letter(await opened(first))).reference).toBe(reference);
    taken(await desk.desk.beginning.unmerge(thandi, reference, null));
    expect((await letter(await opened(first))).reference).toBe(reference);
    taken(await desk.desk.beginning.merge(thandi, reference, { ...merge, other, fromOther: ['email'] }));
    expect(await own().open(first ?? '')).toBeNull();
  });

  test('CNV-10/held it says what is held, since when and until when, and nothing of what the house wrote for itself', async () => {
    const visitor = await opened();
    const before = (await letter(visitor)).held;
    expect(before.map(({ what }) => what)).toEqual([
      'Your enquiry and what you wrote',
      'Our answers to you',
      'Your address and telephone number',
      'Files you sent',
      'Your consent to being answered',
      'Email updates',
    ]);
    expect(before[1]).toEqual({ what: 'Our answers to you', since: 'none', until: '' });
    taken(await desk.desk.work.note(ruan, reference, { text: 'A note', mentions: [] }));
    taken(await desk.answer(thandi, reference, { text: 'Yes.' }));
    await deliver();
    const after = (await letter(visitor)).held;
    expect(after[1]?.since).not.toBe('none');
    expect(after.filter((_, at) => at !== 1)).toEqual(before.filter((_, at) => at !== 1));
  });

  test('CNV-10/store-away a store that takes no writes shows the letter all the same', async () => {
    const visitor = await opened();
    desk.clock.at += 29 * minute;
    const write = vi.spyOn(desk.store, 'transaction').mockRejectedValueOnce(new Error('The disk is full.'));
    expect(await letter(visitor)).toMatchObject({ reference });
    expect(write).toHaveBeenCalled();
    write.mockRestore();
  });

  testOnBoth('CNV-10/shown CNV-10/never-here nothing internal reaches it, and no other person', async () => {
    const visitor = await opened();
    taken(await desk.desk.work.note(ruan, reference, { text: 'INNER note', mentions: [] }));
    taken(await desk.desk.work.tag(ruan, reference, { tag: 'INNER tag', set: true }));
    taken(
      await desk.desk.answers.keepDraft(ruan, reference, {
        subject: 'INNER draft',
        text: 'INNER draft',
        to: null,
        recipients: null,
        html: null,
        version: 0,
        attachments: [],
        forward: false,
      }),
    );
    taken(await desk.answer(thandi, reference, { text: 'Yes, suite nine.\n\nThandi' }));
    expect((await letter(visitor)).messages).toHaveLength(1);
    await deliver();
    await theyMail('Thank you!', { address: 'Naledi@example.com', name: 'Naledi' });
    await theyMail('INNER surprise', { address: 'lindiwe@example.net', name: 'Lindiwe' });
    await theyMail('INNER forged', { address: 'naledi@example.com', name: '' }, 'unproven');
    const recipients = { to: [{ address: 'lindiwe@example.net', name: '' }], cc: [], bcc: [] };
    taken(
      await desk.answer(thandi, reference, { text: 'INNER to a companion', recipients, allTheSame: true }),
    );
    await deliver();
    taken(
      await desk.answer(thandi, reference, {
        text: 'INNER blind',
        allTheSame: true,
        recipients: {
          ...recipients,
          bcc: [{ address: 'naledi@example.com', name: '' }],
        },
      }),
    );
    await deliver();
    // Each of them is there: one that had been refused would be nowhere, and prove nothing.
    const kept = JSON.stringify([await desk.one(reference), await desk.one(reference, ruan)]).toLowerCase();
    for (const marker of ['note', 'tag', 'draft', 'surprise', 'forged', 'to a companion', 'blind'])
      expect(kept.includes(`inner ${marker}`), marker).toBe(true);
    expect(desk.channels['answer-mail'].seen).toHaveLength(3);
    const found = await letter(visitor);
    const whole = JSON.stringify(found);
    expect(whole).not.toMatch(/INNER|lindiwe|Ruan|naledi@example\.com|7946 0018/i);
    expect(found.messages.map(({ heading, paragraphs }) => [heading, paragraphs])).toEqual([
      ['You wrote', ['Is there a room where she can hear the hippos?']],
      ['Thandi answered', ['Yes, suite nine.', 'Thandi']],
      ['You wrote', ['Thank you!']],
    ]);
    for (const file of [await own().copy(visitor)]) expect(file?.content).not.toMatch(/INNER|lindiwe|Ruan/i);
  });

  test('CNV-10/status a call, or an answer to somebody else, is not said to be an answer to them', async () => {
    const visitor = await opened();
    desk.clock.at += 20 * minute;
    const call = { act: 'telephone', outcome: 'left-message', words: 'On the machine' } as const;
    taken(await desk.desk.work.act(thandi, reference, call));
    const { status, held } = await letter(visitor);
    expect(status.sentence).toMatch(/^It has been your turn since \d\d:\d\d\.$/);
    expect(JSON.stringify(status)).not.toMatch(/answered|machine/);
    expect(held[1]).toEqual({ what: 'Our answers to you', since: 'none', until: '' });
  });

  test('CNV-10/held a letter to somebody else is not said to be one to them', async () => {
    const visitor = await opened();
    const recipients = { to: [{ address: 'sam@example.org', name: 'Sam' }], cc: [], bcc: [] };
    taken(await desk.answer(thandi, reference, { text: 'To Sam alone', recipients, allTheSame: true }));
    await deliver();
    const { held, status, messages } = await letter(visitor);
    expect(messages.map(({ by }) => by)).not.toContain('us');
    expect(held[1]?.since).toBe('none');
    expect(status.sentence).toMatch(/^It has been your turn since/);
  });

  test('CNV-10/status one that is held is shown exactly as any other', async () => {
    const held = await desk.asked({ email: 'held@example.com' });
    const free = await desk.asked({ email: 'free@example.com' });
    await desk.store.transaction((sql) =>
      sql.run("UPDATE enquiries SET state = 'quarantined', suspicion = 'too-fast' WHERE reference = ?", [
        held,
      ]),
    );
    for (const email of ['held@example.com', 'free@example.com']) await own().askForLink(email, 'one');
    await deliver(0);
    expect((await desk.one(held)).state).toBe('quarantined');
    expect((await desk.one(free)).state).toBe('accepted');
    const letters = new Map<string, Awaited<ReturnType<typeof letter>>>();
    for (const note of notes()) {
      if (note?.kind !== 'link') throw new Error('Another mail was sent.');
      const found = await letter(await opened(tokenIn(note.links[0]?.href)));
      letters.set(found.reference, found);
    }
    expect([...letters.keys()].sort()).toEqual([held, free].sort());
    /** All a page shows, but for what each has of its own. */
    const shown = (of: string) =>
      JSON.stringify(letters.get(of), (key, value) => (key === 'id' ? '' : value), 1)
        .replaceAll(of, 'reference')
        .replaceAll(/[hf]·*[de]@example\.com/g, 'address');
    expect(shown(held)).toEqual(shown(free));
  });

  testOnBoth(
    'CNV-10/add CNV-10/nonce what they add is our turn once, and stops an answer that has not seen it',
    async () => {
      const visitor = await opened();
      const before = await desk.one(reference);
      taken(await desk.answer(thandi, reference));
      await deliver();
      const key = crypto.randomUUID();
      expect(await own().add(visitor, words('And a high chair, please.', key))).toBe('added');
      expect(await own().add(visitor, words('And a high chair, please.', key))).toBe('repeated');
      expect(await own().call(visitor, key, { number: 'given', day: 'any', hours: 'morning' })).toBe('added');
      const one = await desk.one(reference);
      expect(one.work).toMatchObject({ state: 'open', assignee: thandi.id });
      expect(one.conversation.messages.filter(({ way }) => way === 'page')).toMatchObject([
        { text: 'And a high chair, please.', state: 'received' },
        { subject: 'A call instead', state: 'received' },
      ]);
      expect(await desk.answer(ruan, reference, { version: before.work.version })).toMatchObject({
        code: 'conversation-moved',
      });
      expect((await letter(visitor)).status.sentence).toMatch(/^Thandi has had your words since/);
    },
  );

  testOnBoth(
    'CNV-10/change CNV-10/take-change another stay is a message until a concierge takes it',
    async () => {
      const visitor = await opened();
      const stay = { arrival: '2027-03-14', departure: '2027-03-18', adults: '3', children: '0', ages: '' };
      expect(
        await own().change(visitor, crypto.randomUUID(), { ...stay, departure: '2027-03-01' }),
      ).toMatchObject({
        faults: [{ field: 'departure' }],
      });
      expect(await own().change(visitor, crypto.randomUUID(), stay)).toBe('added');
      const fieldsOf = async () =>
        Object.fromEntries((await desk.one(reference)).fields.map(({ name, value }) => [name, value]));
      expect(await fieldsOf()).not.toHaveProperty('dateStart');
      const [message] = (await desk.one(reference)).conversation.messages;
      expect(message?.change).toMatchObject({
        takenAt: null,
        rows: expect.arrayContaining([{ label: 'Arrival', before: 'not said', after: '14 March 2027' }]),
      });
      taken(await desk.desk.answers.takeChange(thandi, reference, message?.id ?? ''));
      expect(await fieldsOf()).toMatchObject({
        dateStart: '14 March 2027',
        dateEnd: '18 March 2027',
        adults: '3',
      });
      expect(await desk.desk.answers.takeChange(thandi, reference, message?.id ?? '')).toMatchObject({
        code: 'wrong-state',
      });
      expect((await letter(visitor)).stay).toMatchObject({ arrival: '2027-03-14', adults: '3' });
    },
  );

  testOnBoth(
    'CNV-10/withdraw CNV-10/undo withdrawing stops what waits, and is undone within a day',
    async () => {
      const visitor = await opened();
      taken(await desk.desk.work.act(thandi, reference, { act: 'take' }));
      taken(await desk.answer(thandi, reference, { text: 'On its way' }));
      for (const _ of ['first', 'the same post again'])
        expect(await own().withdraw(visitor, 'We travel later.')).toBe('done');
      await deliver(20_000);
      expect(desk.channels['answer-mail'].seen).toHaveLength(0);
      expect(notes()).toMatchObject([{ kind: 'withdrawn' }]);
      expect((await desk.one(reference)).work.state).toBe('done');
      const gone = await letter(visitor);
      expect(gone.messages).toEqual([]);
      expect(gone.status.isWithdrawn).toBe(true);
      expect(gone.undoUntil).not.toBeNull();
      expect(gone.may).toEqual({ write: false, change: false, call: false, withdraw: false });
      for (const _ of ['first', 'the same post again']) expect(await own().undo(visitor)).toBe('done');
      // The answer that would have made it wait was taken back.
      expect((await desk.one(reference)).work).toMatchObject({
        state: 'new',
        assignee: thandi.id,
        firstAnswer: null,
      });
      expect(await own().withdraw(visitor, '')).toBe('done');
      desk.clock.at += day;
      const later = await opened();
      expect(await own().undo(later)).toBe('over');
    },
  );

  testOnBoth(
    'CNV-10/lost-link CNV-10/equal-answers CNV-10/limits a new link goes to the address alone, and ends the old ones',
    async () => {
      const visitor = await opened();
      expect(await own().askForLink('nobody@example.com', 'one')).toBe('asked');
      // The same post of a double click is one asking.
      expect(await own().askForLink('NALEDI@example.com ', 'one')).toBe('asked');
      expect(await own().askForLink('naledi@example.com', 'one')).toBe('asked');
      expect(await own().letter(visitor)).toBeNull();
      expect(await own().open(firstToken())).toBeNull();
      await deliver(0);
      const [note, ...others] = notes();
      expect(others).toEqual([]);
      if (note?.kind !== 'link') throw new Error('Another mail was sent.');
      expect(note.links).toHaveLength(1);
      expect((await letter(await opened(tokenIn(note.links[0]?.href)))).reference).toBe(reference);
      for (const address of ['nobody@example.com', 'naledi@example.com']) {
        for (const network of ['two', 'three']) {
          desk.clock.at += 6000;
          expect(await own().askForLink(address, network)).toBe('asked');
        }
        desk.clock.at += 6000;
        expect(await own().askForLink(address, 'four')).toBe('wait');
      }
      for (let count = 0; count < 8; count += 1) await own().askForLink(`${count}@example.com`, 'one');
      expect(await own().askForLink('ninth@example.com', 'one')).toBe('wait');
      desk.clock.at += hour + 1;
      expect(await own().askForLink('naledi@example.com', 'one')).toBe('asked');
    },
  );

  testOnBoth('CNV-10/lost-link an enquiry that nobody has taken up yet has its new link, too', async () => {
    await desk.store.transaction((sql) =>
      sql.run('UPDATE enquiries SET taken_up = 0, person = NULL WHERE reference = ?', [reference]),
    );
    expect(await own().askForLink('somebody-else@example.com', 'one')).toBe('asked');
    expect(await own().askForLink('Naledi@example.com', 'one')).toBe('asked');
    await deliver(0);
    expect(notes()).toMatchObject([{ kind: 'link', links: [{ href: expect.any(String) }] }]);
  });

  testOnBoth(
    'CNV-10/code CNV-10/export CNV-10/erase all of it, and its end, ask for a code by mail',
    async () => {
      const visitor = await opened();
      expect(await own().exported(visitor, 'json')).toBeNull();
      expect(await own().sendCode(visitor, 'export')).toBe('done');
      await deliver(0);
      const [note] = notes();
      if (note?.kind !== 'code') throw new Error('No code was sent.');
      const wrong = note.code === '000000' ? '000001' : '000000';
      for (let tries = 0; tries < 4; tries += 1)
        expect(await own().redeemCode(visitor, 'export', wrong)).toEqual({ outcome: 'wrong' });
      expect(await own().redeemCode(visitor, 'erase', note.code)).toEqual({ outcome: 'wrong' });
      const used = await own().redeemCode(visitor, 'export', note.code);
      if (used.outcome !== 'export') throw new Error('The code was not taken.');
      const withFile = { ...visitor, export: used.word };
      expect(JSON.parse((await own().exported(withFile, 'json'))?.content ?? '')).toMatchObject({
        reference,
      });
      expect((await own().exported(withFile, 'html'))?.content).toContain('naledi@example.com');
      // The same post of a double click is answered as the first; then the code is over.
      desk.clock.at += 9000;
      expect(await own().redeemCode(visitor, 'export', note.code)).toMatchObject({ outcome: 'export' });
      expect(await own().redeemCode(visitor, 'export', wrong)).toEqual({ outcome: 'wrong' });
      expect((await letter(visitor)).codes).toEqual([]);
      desk.clock.at += 2000;
      expect(await own().redeemCode(visitor, 'export', note.code)).toEqual({ outcome: 'wrong' });

      expect(await own().sendCode(visitor, 'erase')).toBe('done');
      await deliver(0);
      const last = notes().at(-1);
      if (last?.kind !== 'code') throw new Error('No code was sent.');
      desk.clock.at += 11 * minute;
      expect(await own().redeemCode(visitor, 'erase', last.code)).toEqual({ outcome: 'wrong' });
      expect(await own().sendCode(visitor, 'erase')).toBe('done');
      await deliver(0);
      const fresh = notes().at(-1);
      if (fresh?.kind !== 'code') throw new Error('No code was sent.');
      for (const _ of ['first', 'the same post again'])
        expect(await own().redeemCode(visitor, 'erase', fresh.code)).toEqual({ outcome: 'erase-asked' });
      const { erasures } = await desk.pipeline.privacy.erasures(admin);
      expect(erasures).toMatchObject([{ references: [reference], askedBy: 'the traveller', notYet: null }]);
      expect((await letter(visitor)).erasure).not.toBeNull();
      taken(await desk.pipeline.privacy.confirm(thandi, erasures[0]?.id ?? ''));
      await desk.pipeline.tidy();
      expect(desk.mailer.told).toEqual([]);
      desk.clock.at += hour + minute;
      await desk.pipeline.tidy();
      await desk.pipeline.tidy();
      expect(desk.mailer.told).toMatchObject([
        { to: 'naledi@example.com', subject: `Your enquiry is erased, ${reference}` },
      ]);
      expect(await own().open(firstToken())).toBeNull();
      expect(await own().letter(visitor)).toBeNull();
      for (const table of ['own_pages', 'own_links', 'own_sessions', 'own_codes'])
        expect(await desk.count(table)).toBe(0);
    },
  );

  test('CNV-10/code five wrong ones end a code', async () => {
    const visitor = await opened();
    await own().sendCode(visitor, 'export');
    await deliver(0);
    const [note] = notes();
    if (note?.kind !== 'code') throw new Error('No code was sent.');
    const wrong = note.code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) await own().redeemCode(visitor, 'export', wrong);
    expect(await own().redeemCode(visitor, 'export', note.code)).toEqual({ outcome: 'wrong' });
    // Who asks for another at once gets one.
    desk.clock.at += 5000;
    expect(await own().sendCode(visitor, 'export')).toBe('done');
    expect((await letter(visitor)).codes).toEqual(['export']);
    await deliver(0);
    expect(notes().filter((each) => each?.kind === 'code')).toHaveLength(2);
  });

  testOnBoth('CNV-10/disown who did not write it ends every link, and the desk is told', async () => {
    const visitor = await opened();
    expect(await own().disown(visitor)).toBe('done');
    expect(await own().letter(visitor)).toBeNull();
    expect(await own().open(firstToken())).toBeNull();
    expect((await desk.one(reference)).work.attention).toContain('not-theirs');
    await own().askForLink('naledi@example.com', 'one');
    await deliver(0);
    expect(notes()).toEqual([]);
    taken(await desk.answer(thandi, reference));
    await deliver();
    expect(desk.channels['answer-mail'].seen[0]?.ownPage).toBeUndefined();
  });

  test('CNV-10/mails an answer carries a link, and an application has no page', async () => {
    taken(await desk.answer(thandi, reference));
    await deliver();
    expect(desk.channels['answer-mail'].seen[0]?.ownPage?.href).toMatch(/\/my-enquiry\/[\w-]{43}$/);
    const sent = desk.channels['visitor-mail'].seen.length;
    await desk.pipeline.intake.submit({
      form: careersForm,
      hutk: null,
      raw: { ...onlyRequired.careers, ticket: desk.ticket(60_000, careersForm) },
    });
    await desk.pipeline.worker.tick();
    expect(desk.channels['visitor-mail'].seen.slice(sent).map(({ ownPage }) => ownPage)).toEqual([undefined]);
  });
});
