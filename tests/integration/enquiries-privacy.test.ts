import {
  accessesShape,
  consentsRequestShape,
  consentsShape,
  erasuresShape,
  holdsShape,
  personShape,
  receiptShape,
  retentionShape,
} from '@sundowner/desk-wire/privacy';
import { careersForm } from '@sundowner/enquiries/forms/kinds/careers';
import { personHtml } from '@sundowner/enquiries/privacy/person-html';
import type { Privacy } from '@sundowner/enquiries/privacy/privacy';
import { beforeEach, expect } from 'vitest';
import { admin, amira, type DeskStage, deskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const address = 'naledi@example.com';

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let desk: DeskStage;
  let privacy: Privacy;
  const other = { ...admin, id: '5', name: 'Lerato' };
  beforeEach(async () => {
    const { dataDir, open } = await newDatabase();
    desk = await deskStage(await open(), dataDir);
    ({ privacy } = desk.pipeline);
  });
  const applied = async () => {
    const sent = await desk.pipeline.intake.submit({
      form: careersForm,
      hutk: null,
      raw: {
        name: 'Naledi',
        surname: 'Okafor',
        email: address,
        tel: '+27 82 123 4567',
        comments: 'I guide on foot since 2011.',
        ticket: desk.ticket(minute, careersForm),
        from: '/careers',
        accept: 'consentTrue',
      },
    });
    if (sent.status !== 'created') throw new Error(JSON.stringify(sent));
    await desk.pipeline.triage.tick();
    return sent.reference;
  };
  const newest = async (asker = thandi) => {
    const [erasure] = erasuresShape.parse(await privacy.erasures(asker)).erasures;
    if (!erasure) throw new Error('There is no request.');
    return erasure;
  };

  testOnBoth(
    'DSK-08/export everything held about an address is told, with what was written of it, for those who may see it',
    async () => {
      const reference = await desk.asked({ comments: 'Is <b>one</b> room near the hippos?' });
      const cv = await applied();
      await desk.asked({ email: 'somebody.else@example.com', name: 'Else' });
      taken(await desk.answer(thandi, reference, { text: 'Yes, number nine.' }));
      taken(await desk.desk.work.note(ruan, reference, { text: 'Her birthday', mentions: [] }));
      taken(
        await desk.desk.answers.keepDraft(amira, reference, {
          subject: 'And',
          text: 'One more thing',
          to: null,
          recipients: null,
          html: null,
          attachments: [],
          forward: false,
          version: 1,
        }),
      );
      await desk.pipeline.worker.tick();
      const person = personShape.parse(taken(await privacy.person(thandi, ' Naledi@Example.com ')));
      expect(person.enquiries.map((each) => each.reference)).toEqual([reference]);
      expect([...new Set(person.records.map(({ what }) => what))].sort()).toEqual([
        'consent',
        'delivery',
        'draft',
        'enquiry',
        'message',
        'note',
      ]);
      const said = JSON.stringify(person.records);
      for (const words of ['number nine', 'Her birthday', 'One more thing', 'near the hippos'])
        expect(said).toContain(words);
      expect(said).not.toContain('somebody.else');
      expect(person.downstream.map(({ noun }) => noun)).toContain('Email to the concierge');
      const whole = taken(await privacy.person(amira, address));
      expect(whole.enquiries.map((each) => each.reference)).toEqual([cv, reference]);
      const html = personHtml(person);
      expect(html).toContain('Is &#60;b&#62;one&#60;/b&#62; room');
      expect(html).toContain(`What is held about Naledi@Example.com`);
      expect(await privacy.person(thandi, 'nobody')).toMatchObject({ code: 'not-found' });
      const { accesses } = accessesShape.parse(taken(await privacy.accesses(admin, { reference })));
      expect(accesses.map(({ person: who, what }) => [who, what])).toEqual([
        [thandi.id, 'looked at everything held about a person'],
      ]);
      expect(await privacy.accesses(thandi, {})).toMatchObject({ code: 'no-right' });
    },
  );

  testOnBoth(
    'DSK-08/erase DSK-08/second-person DSK-08/receipt everything under an address is erased an hour after a second person said so',
    async () => {
      const [a, b] = [await desk.asked(), await desk.asked({ comments: 'Another visit' })];
      taken(await desk.answer(thandi, a, { text: 'Yes.' }));
      taken(await desk.desk.work.note(thandi, a, { text: 'a note', mentions: [] }));
      taken(await privacy.ask(thandi, { address }));
      expect(await privacy.ask(ruan, { address })).toMatchObject({ code: 'wrong-state' });
      const { id } = await newest();
      expect(await newest()).toMatchObject({
        of: 'person',
        references: [a, b],
        askedBy: thandi.id,
        confirmedAt: null,
      });
      expect((await newest()).notYet).toContain('Somebody else');
      expect((await newest(ruan)).notYet).toBeNull();
      expect(await privacy.confirm(thandi, id)).toMatchObject({ code: 'second-person' });
      expect(await privacy.receipt(thandi, id)).toMatchObject({ code: 'wrong-state' });

      taken(await privacy.confirm(ruan, id));
      expect(await privacy.confirm(amira, id)).toMatchObject({ code: 'wrong-state' });
      await desk.pipeline.worker.tick();
      expect(desk.channels['concierge-mail'].seen).toEqual([]);
      expect(taken(await privacy.person(thandi, address)).erasure).toMatchObject({ id, state: 'confirmed' });
      desk.clock.at += hour + minute;
      await desk.pipeline.tidy();
      expect(await desk.count('enquiries', "state = 'erased'")).toBe(2);
      expect((await newest()).finishedAt).not.toBeNull();
      const receipt = receiptShape.parse(taken(await privacy.receipt(amira, id)));
      expect(receipt).toMatchObject({
        askedBy: 'Thandi',
        confirmedBy: 'Ruan',
        references: [a, b],
        counts: { enquiries: 2, messages: 1, notes: 1, files: 0 },
      });
      expect(receipt.counts.queued).toBeGreaterThan(2);
      expect(JSON.stringify(receipt)).not.toMatch(/naledi/i);
      expect(await desk.count('erasure_requests', 'who IS NOT NULL')).toBe(0);
    },
  );

  testOnBoth(
    'DSK-08/erase a request is taken back within the hour, and one of an application is not for everyone',
    async () => {
      const reference = await desk.asked();
      taken(await privacy.ask(thandi, { reference }));
      const { id } = await newest();
      taken(await privacy.confirm(ruan, id));
      expect((await desk.one(reference)).eraseFinalAt).not.toBeNull();
      taken(await privacy.withdraw(thandi, id));
      expect((await desk.one(reference)).eraseFinalAt).toBeNull();
      desk.clock.at += 2 * hour;
      await desk.pipeline.tidy();
      expect((await desk.one(reference)).state).toBe('accepted');

      const cv = await applied();
      expect(await privacy.ask(thandi, { reference: cv })).toMatchObject({ code: 'not-found' });
      taken(await privacy.ask(amira, { address }));
      expect((await newest(amira)).references).toEqual([reference, cv]);
      expect(taken(await privacy.erasures(thandi)).erasures).toEqual([]);
      expect(await privacy.confirm(thandi, (await newest(amira)).id)).toMatchObject({ code: 'not-found' });
    },
  );

  test('DSK-08/second-person who is alone confirms their own request after an hour', async () => {
    taken(await desk.desk.staff.roster(admin, { people: [{ ...admin, address: 'sipho@lodges.example' }] }));
    const reference = await desk.asked();
    taken(await privacy.ask(admin, { reference }));
    const { id, notYet } = await newest(admin);
    expect(notYet).toContain('yourself from');
    expect(await privacy.confirm(admin, id)).toMatchObject({ code: 'second-person' });
    desk.clock.at += hour;
    expect(taken(await privacy.confirm(admin, id)).erasures[0]).toMatchObject({ confirmedBy: admin.id });
  });

  testOnBoth(
    'DSK-08/legal-hold DSK-08/retention a hold keeps an address from retention and erasure until a second administrator lifts it',
    async () => {
      const [kept, gone] = [
        await desk.asked(),
        await desk.asked({ email: 'else@example.com', name: 'Else' }),
      ];
      expect(await privacy.place(thandi, { of: { address }, reason: 'A claim' })).toMatchObject({
        code: 'no-right',
      });
      const { holds } = holdsShape.parse(
        taken(await privacy.place(admin, { of: { address }, reason: 'A claim' })),
      );
      expect(holds).toMatchObject([
        { references: [kept], reason: 'A claim', placedBy: admin.id, liftedAt: null },
      ]);
      expect((await desk.one(kept)).legalHold).toBe(true);
      const ahead = retentionShape.parse(await privacy.retention(thandi, '2028-11'));
      expect(ahead).toMatchObject({
        count: 1,
        onLegalHold: 1,
        list: [{ reference: gone, dueAt: '2028-11-20T12:00:00.000Z' }],
      });
      expect(await privacy.retention(thandi, '2028-10')).toMatchObject({ count: 0, onLegalHold: 0 });
      expect((await privacy.retention(thandi, null)).month).toBe('2026-12');

      taken(await privacy.ask(thandi, { reference: kept }));
      const { id } = await newest();
      expect(await privacy.confirm(ruan, id)).toMatchObject({ code: 'held' });
      expect(taken(await privacy.person(ruan, address)).erasure?.blockedBy).toContain('legal hold');
      desk.clock.at += 800 * day;
      await desk.pipeline.tidy();
      expect(await desk.count('enquiries', "state = 'erased'")).toBe(1);
      expect((await desk.one(kept)).state).toBe('accepted');

      const hold = holds[0]?.id ?? '';
      expect(taken(await privacy.lift(admin, hold)).holds[0]).toMatchObject({
        liftAskedBy: admin.id,
        liftedAt: null,
      });
      expect(taken(await privacy.lift(other, hold)).holds[0]?.liftedAt).not.toBeNull();
      taken(await privacy.confirm(ruan, id));
      desk.clock.at += 2 * hour;
      await desk.pipeline.tidy();
      expect(await desk.count('enquiries', "state = 'erased'")).toBe(2);
    },
  );

  testOnBoth(
    'DSK-08/erase DSK-08/receipt an operator’s own erasure stands among the requests, is taken back there, waits for no second person and says so',
    async () => {
      const { erasure } = desk.pipeline;
      const [reference, asked] = [await desk.asked(), await desk.asked({ comments: 'Another visit' })];
      await erasure.request(reference, 'root (command line)');
      const direct = await newest();
      expect(direct).toMatchObject({ of: 'enquiry', references: [reference], confirmedBy: 'command-line' });
      taken(await privacy.withdraw(thandi, direct.id));
      expect((await desk.one(reference)).eraseFinalAt).toBeNull();

      // What a colleague asked for is confirmed by it: one request, one receipt.
      taken(await privacy.ask(thandi, { reference: asked }));
      await erasure.request(asked, 'root (command line)');
      await erasure.request(reference, 'root (command line)');
      expect(taken(await privacy.erasures(thandi)).erasures).toHaveLength(2);
      desk.clock.at += hour + minute;
      await desk.pipeline.tidy();
      const receipts = taken(await privacy.erasures(ruan)).erasures.map(({ id }) =>
        privacy.receipt(ruan, id),
      );
      expect((await Promise.all(receipts)).map(taken)).toMatchObject([
        {
          references: [reference],
          askedBy: 'root (command line), the operator',
          confirmedBy: 'root (command line), the operator, without a second person',
        },
        {
          references: [asked],
          askedBy: 'Thandi',
          confirmedBy: 'root (command line), the operator',
        },
      ]);
    },
  );

  testOnBoth(
    'DSK-08/legal-hold an operator’s erasure is refused by a hold, and does not take one enquiry out of a person’s erasure',
    async () => {
      const { erasure } = desk.pipeline;
      const reference = await desk.asked();
      taken(await privacy.place(admin, { of: { reference }, reason: 'A claim' }));
      expect(await erasure.request(reference, 'root')).toEqual({ outcome: 'on-legal-hold' });
      taken(await privacy.lift(other, taken(await privacy.holds(admin)).holds[0]?.id ?? ''));
      taken(await privacy.ask(thandi, { address }));
      const { id } = await newest();
      // Of an account the site has not been told of yet.
      taken(await privacy.confirm({ ...ruan, id: '9', name: 'Precious' }, id));
      expect(await erasure.undo(reference, 'root')).toEqual({ outcome: 'of-person', request: id });
      expect((await desk.one(reference)).eraseFinalAt).not.toBeNull();
      desk.clock.at += hour + minute;
      await desk.pipeline.tidy();
      expect(taken(await privacy.receipt(thandi, id))).toMatchObject({
        askedBy: 'Thandi',
        confirmedBy: 'Precious',
      });
    },
  );

  testOnBoth('DSK-08/legal-hold a hold placed after the confirmation still stops the erasure', async () => {
    const reference = await desk.asked();
    taken(await privacy.ask(thandi, { reference }));
    taken(await privacy.confirm(ruan, (await newest()).id));
    taken(await privacy.place(admin, { of: { reference }, reason: 'A claim' }));
    desk.clock.at += 2 * hour;
    await desk.pipeline.tidy();
    expect(await desk.count('enquiries', "state = 'erased'")).toBe(0);
    expect(await newest()).toMatchObject({ finishedAt: null });
  });

  testOnBoth(
    'DSK-08/consent-ledger consents are searched, exported, and withdrawn once with how',
    async () => {
      const reference = await desk.asked({ hearMoreAbout: ['Relevant email updates'] });
      desk.clock.at += day;
      const second = await desk.asked({ email: 'else@example.com', name: 'Else' });
      const consents = async (more: object = {}) =>
        consentsShape.parse(await privacy.consents(thandi, consentsRequestShape.parse(more)));
      expect((await consents()).consents.map((each) => each.reference)).toEqual([second, reference]);
      expect((await consents({ purpose: 'email-updates' })).consents).toMatchObject([
        {
          reference,
          name: 'Naledi Okafor',
          version: 'own-1',
          purposes: ['enquiry', 'email-updates'],
          withdrawn: [],
        },
      ]);
      expect(
        (await consents({ address: 'ELSE@example.com' })).consents.map((each) => each.reference),
      ).toEqual([second]);
      expect((await consents({ to: new Date(desk.clock.at - hour).toISOString() })).consents).toHaveLength(1);
      const withdrawal = { purpose: 'email-updates', way: 'by telephone' };
      expect(await privacy.withdrawConsent(thandi, reference, withdrawal)).toMatchObject({
        code: 'no-right',
      });
      const after = taken(await privacy.withdrawConsent(admin, reference, withdrawal));
      expect(after.consents[0]?.withdrawn).toMatchObject([{ ...withdrawal, by: admin.id }]);
      expect(await privacy.withdrawConsent(admin, reference, withdrawal)).toMatchObject({
        code: 'wrong-state',
      });
      expect(await privacy.withdrawConsent(admin, second, withdrawal)).toMatchObject({ code: 'wrong-state' });
      expect(await desk.count('notices', "kind = 'left'")).toBe(1);
      const csv = await privacy.consentsCsv(thandi, consentsRequestShape.parse({ reference }));
      expect(csv).toContain(`"${reference}","Naledi Okafor",`);
      expect(csv).toContain('by telephone');
      expect(taken(await privacy.accesses(admin, {})).accesses).toMatchObject([
        { what: 'exported consents', about: '1' },
      ]);
    },
  );
});
