import { type Begin, beginShape } from '@sundowner/desk-wire/begun';
import { figuresRequestShape } from '@sundowner/desk-wire/figures';
import { listRequestShape } from '@sundowner/desk-wire/list';
import { type ArrivalRule, arrivalRuleShape } from '@sundowner/desk-wire/merging';
import { spokenConsents } from '@sundowner/desk-wire/spoken-consent';
import { otherNumbers } from '@sundowner/desk-wire/telephone';
import { careersForm } from '@sundowner/enquiries/forms/kinds/careers';
import { nameCountries } from '@sundowner/enquiries/pipeline/desk-jobs';
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
    desk = await deskStage(await open(), dataDir, { webhook: true, crmForms: ['email', 'telephone'] });
  });

  const begin = async (more: Partial<Begin> = {}, asker = ruan) =>
    desk.desk.beginning.begin(
      asker,
      beginShape.parse({
        key: crypto.randomUUID(),
        way: 'telephone',
        name: 'Nomvula Dlamini',
        email: 'nomvula@example.com',
        telephone: '+27 21 555 0123',
        places: ['Lion Sands Game Reserve'],
        arrival: '2027-03-12',
        departure: '2027-03-18',
        adults: 2,
        children: 2,
        ages: '4 and 7',
        words: 'Second trip, with her sister. Would like the same guide.',
        at: new Date(desk.clock.at).toISOString(),
        consent: 'said-yes',
        ...more,
      }),
    );
  const begun = async (more: Partial<Begin> = {}, asker = ruan) => {
    const { reference } = taken(await begin(more, asker));
    await desk.pipeline.triage.tick();
    return reference;
  };
  const channelsOf = async (reference: string) =>
    (await desk.one(reference)).deliveries.map(({ channel }) => channel).sort();
  const list = async (name: string, more: object = {}) =>
    desk.desk.list(thandi, listRequestShape.parse({ list: name, ...more }));
  const found = async (words: string) => {
    await desk.pipeline.tidy();
    return (await list('all', { words })).rows.map(({ reference }) => reference);
  };

  testOnBoth(
    'CNV-04/ways one that began by telephone has the record, the consent and the due time of a form, and is counted by its way',
    async () => {
      const at = new Date(desk.clock.at - 2 * hour).toISOString();
      const reference = await begun({ at });
      const one = await desk.one(reference);
      expect(one).toMatchObject({
        way: 'telephone',
        name: 'Nomvula Dlamini',
        headline: 'By telephone, Lion Sands Game Reserve, 12 to 18 March 2027, 2 adults, 2 children (4, 7)',
        receivedAt: at,
        address: 'nomvula@example.com',
        consent: { version: spokenConsents[0].version, text: spokenConsents[0].text, purposes: ['enquiry'] },
        properties: ['lionsands'],
        askUntil: null,
        // 12:00 and four working hours, on a Friday that ends at 17:00.
        work: { state: 'new', dueAt: new Date(Date.parse(at) + 4 * hour).toISOString() },
      });
      expect(one.actions.map(({ person, action }) => [person, action])).toEqual([[ruan.id, 'began it']]);
      expect((await list('new')).rows.map((row) => row.reference)).toEqual([reference]);
      await desk.asked();
      const asked = figuresRequestShape.parse({ from: '2026-11-20', to: '2026-11-20' });
      const { tables, total } = await desk.desk.figures.figures(thandi, asked);
      expect(total.received).toBe(2);
      expect(tables.kind.map(({ name, received }) => [name, received])).toEqual([['email', 1]]);
      expect(tables.way.map(({ name, received }) => [name, received])).toEqual([
        ['form', 1],
        ['telephone', 1],
      ]);
      expect(tables.hour.filter(({ received }) => received > 0).map(({ name }) => name)).toEqual([
        '12',
        '14',
      ]);
    },
  );

  test('CNV-04/ways a walk-in, a mail and a WhatsApp note are begun as a call is, each counted and listed under its way', async () => {
    const ways = ['walk-in', 'mail', 'message'] as const;
    for (const way of ways) {
      const reference = await begun({ way, crm: true, confirm: true, consent: 'wrote-it' });
      expect(await channelsOf(reference)).toEqual(['concierge-mail', 'crm', 'visitor-mail', 'webhook']);
      expect(await desk.one(reference)).toMatchObject({
        way,
        address: 'nomvula@example.com',
        consent: { purposes: ['enquiry'] },
        properties: ['lionsands'],
        work: { state: 'new', dueAt: expect.any(String) },
      });
    }
    while ((await desk.pipeline.worker.tick()) > 0);
    expect(desk.channels.crm.seen).toHaveLength(3);
    const asked = figuresRequestShape.parse({ from: '2026-11-20', to: '2026-11-20' });
    const { tables } = await desk.desk.figures.figures(thandi, asked);
    expect(tables.way.map(({ name, received }) => [name, received]).sort()).toEqual([
      ['mail', 1],
      ['message', 1],
      ['walk-in', 1],
    ]);
  });

  test('CNV-04/outbox the house has it at once; the confirmation goes where it is ticked, the CRM by choice, the webhook with a yes', async () => {
    expect(await channelsOf(await begun())).toEqual(['concierge-mail', 'webhook']);
    expect(await channelsOf(await begun({ confirm: true, crm: true }))).toEqual([
      'concierge-mail',
      'crm',
      'visitor-mail',
      'webhook',
    ]);
    expect(await channelsOf(await begun({ consent: 'not-asked' }))).toEqual(['concierge-mail']);
    await desk.pipeline.worker.tick();
    expect(desk.channels['visitor-mail'].seen).toHaveLength(1);
  });

  testOnBoth('CNV-04/once the same key twice is one enquiry', async () => {
    const key = crypto.randomUUID();
    const [one, other] = await Promise.all([begin({ key }), begin({ key })]);
    expect(taken(one).reference).toBe(taken(other).reference);
    expect(await desk.count('enquiries')).toBe(1);
    expect(await desk.count('consents')).toBe(1);
  });

  testOnBoth(
    'CNV-04/countries a country is taken as the list has it however it was written, and counted and filtered under that name, also of before',
    async () => {
      const { reference } = taken(await begin({ country: 'USA' }));
      const before = await desk.asked({ country: 'United States' });
      await desk.pipeline.tidy();
      const enquiry = await desk.one(reference);
      expect(enquiry.fields.find(({ name }) => name === 'country')?.value).toBe('United States');
      // As it was stored before the list's names were.
      await desk.store.transaction(async (sql) => {
        await sql.run("UPDATE enquiries SET country = 'USA' WHERE reference = ?", [before]);
      });
      expect(await nameCountries(desk.store)).toBe(1);
      for (const countries of [['United States'], ['USA']]) {
        const { rows } = await list('all', { filter: { countries } });
        expect(rows.map(({ reference: each }) => each).sort()).toEqual([before, reference].sort());
      }
      const today = new Date(desk.clock.at).toISOString().slice(0, 10);
      const figures = await desk.desk.figures.figures(
        thandi,
        figuresRequestShape.parse({ from: today, to: today }),
      );
      expect(figures.tables.country.map(({ name, received }) => [name, received])).toEqual([
        ['United States', 2],
      ]);
    },
  );

  test('CNV-04/errors everything that is wrong is said at its field, all at once, and nothing is kept', async () => {
    const refused = await begin({
      email: 'nomvula',
      telephone: null,
      country: 'Atlantis',
      arrival: '2027-03-18',
      departure: '2027-03-12',
      at: new Date(desk.clock.at + hour).toISOString(),
      consent: 'not-asked',
      confirm: true,
      assignee: 'nobody known',
      linkedTo: 'MC-2222-2222',
    });
    if (!isRefused(refused)) throw new Error('It was taken.');
    expect(refused.code).toBe('invalid');
    const fields = refused.errors?.map(({ field }) => field) ?? [];
    expect(fields).toEqual(
      expect.arrayContaining(['email', 'departure', 'at', 'confirm', 'assignee', 'linkedTo']),
    );
    const country = await begin({ country: 'Atlantis' });
    expect(isRefused(country) && country.errors).toEqual([
      { field: 'country', message: 'Country must be one of the list' },
    ]);
    const unreachable = await begin({ email: null, telephone: null });
    expect(isRefused(unreachable) && unreachable.errors?.map(({ field }) => field)).toEqual(['email']);
    expect(await desk.count('enquiries')).toBe(0);
  });

  test('FRM-19/two-numbers FRM-19/pasted FRM-19/comma a name around an address and a second number are taken, a comma for a dot is asked about', async () => {
    const telephone = '+27 21 555 0123 / +49 171 1234567 (Thabisile)';
    const reference = await begun({ email: 'Nomvula <nomvula＠example.com>', telephone });
    const { fields, extra } = await desk.one(reference);
    expect(fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'tel', value: '+27 21 555 0123' }),
        expect.objectContaining({ name: 'email', value: 'nomvula@example.com' }),
      ]),
    );
    expect(extra).toContainEqual({ name: otherNumbers, value: '+49 171 1234567 (Thabisile)' });
    expect(await found('thabisile')).toContain(reference);
    const refused = await begin({ email: 'nomvula@example,com' });
    expect(isRefused(refused) && refused.errors).toEqual([
      {
        field: 'email',
        message: 'Email address has a comma where a dot belongs. Did you mean nomvula@example.com?',
      },
    ]);
  });

  test('CNV-04/answered what was answered on the telephone has its first answer, at the moment it came', async () => {
    const at = new Date(desk.clock.at - hour).toISOString();
    const reference = await begun({ answered: true, at, email: null, telephone: null });
    expect(await desk.one(reference)).toMatchObject({
      work: { state: 'waiting', firstAnswer: { at, by: ruan.id }, assignee: ruan.id },
      conversation: { messages: [{ way: 'telephone', by: ruan.id, at }] },
    });
  });

  testOnBoth(
    'CNV-04/not-asked without a yes only the answer goes, which asks; without one in thirty days it is erased, as it says from the first day',
    async () => {
      const reference = await begun({ consent: 'not-asked' });
      const { askUntil } = await desk.one(reference);
      expect(askUntil).toBe(new Date(desk.clock.at + 30 * day).toISOString());
      const sent = taken(await desk.answer(ruan, reference, { text: 'Dear Nomvula, yes.' }));
      const [message] = sent.enquiry.conversation.messages;
      expect(message?.text).toBe(`Dear Nomvula, yes.\n\n${spokenConsents[0].text}`);
      desk.clock.at += 30 * day + 2 * hour;
      await desk.pipeline.tidy();
      expect((await desk.one(reference)).state).toBe('erased');
      expect(await desk.count('erasure_ledger')).toBe(1);
    },
  );

  test('CNV-04/yes a yes that was given since keeps it, and it goes where it was to go', async () => {
    const reference = await begun({ consent: 'not-asked' });
    const kept = taken(
      await desk.desk.beginning.consent(ruan, reference, {
        consent: 'said-yes',
        consentVersion: spokenConsents[1]?.version ?? null,
      }),
    );
    expect(kept).toMatchObject({ askUntil: null, consent: { version: spokenConsents[1]?.version } });
    expect(await channelsOf(reference)).toEqual(['concierge-mail', 'webhook']);
    desk.clock.at += 31 * day;
    await desk.pipeline.tidy();
    expect((await desk.one(reference)).state).toBe('accepted');
    expect(
      await desk.desk.beginning.consent(ruan, reference, { consent: 'signed', consentVersion: null }),
    ).toMatchObject({ code: 'wrong-state' });
  });

  test('CNV-04/another-trip one that is another trip of somebody names the first, and the first names it', async () => {
    const first = await begun();
    const second = await begun({ linkedTo: first });
    expect((await desk.one(first)).merged).toMatchObject([{ reference: second, as: 'link' }]);
    expect((await desk.one(second)).merged).toMatchObject([{ reference: first, as: 'link' }]);
  });

  testOnBoth(
    'CNV-04/persons somebody is found by a part of their name, address or number, one letter wrong, and no applicant is',
    async () => {
      const reference = await begun();
      await begun({ name: 'Bongani Nkosi', email: 'b.nkosi@example.org', telephone: '+27 31 555 0199' });
      const applied = await desk.pipeline.intake.submit({
        form: careersForm,
        hutk: null,
        raw: {
          name: 'Dlamina',
          surname: 'Dlomo',
          email: 'd.dlomo@example.net',
          tel: '+27 21 555 0177',
          ticket: desk.ticket(60_000, careersForm),
          from: '/careers',
          accept: 'consentTrue',
        },
      });
      expect(applied.status === 'created' || applied.status === 'invalid').toBe(true);
      await desk.pipeline.tidy();
      const named = async (words: string) =>
        (await desk.desk.beginning.persons(thandi, words)).persons.map(({ name }) => name);
      expect(await desk.desk.beginning.persons(thandi, 'dlam')).toEqual({
        persons: [
          {
            name: 'Nomvula Dlamini',
            address: 'nomvula@example.com',
            telephone: '+27215550123',
            openReference: reference,
            enquiries: 1,
          },
        ],
      });
      expect(await named('Dlamani')).toEqual(['Nomvula Dlamini']);
      expect(await named('nomvla dlamini')).toEqual(['Nomvula Dlamini']);
      expect(await named('nkosi@example')).toEqual(['Bongani Nkosi']);
      expect(await named('555 0199')).toEqual(['Bongani Nkosi']);
      expect(await named('guide')).toEqual([]);
      expect(await named('')).toEqual([]);
    },
  );

  testOnBoth(
    'CNV-09/slips search forgives one letter that is wrong, missing, too many or swapped, and umlauts are written either way',
    async () => {
      const hippos = await desk.asked();
      const lions = await desk.asked({ comments: 'Wir suchen die Löwen, und nut allergy.' });
      const other = await desk.asked({ comments: 'Die Loewen von Müller' });
      expect(await found('Okafer')).toEqual(expect.arrayContaining([hippos, lions, other]));
      expect(await found('hipos')).toEqual([hippos]);
      expect(await found('hippsos')).toEqual([hippos]);
      expect(await found('nut alergy')).toEqual([lions]);
      expect((await found('Loewen')).sort()).toEqual([lions, other].sort());
      expect((await found('Löwen')).sort()).toEqual([lions, other].sort());
      expect(await found('Mueller')).toEqual([other]);
      expect(await found('rhinoceros')).toEqual([]);
      const { alsoFound } = await list('all', { words: 'hipos' });
      expect(alsoFound).toEqual(['hippos']);
    },
  );

  testOnBoth(
    "CNV-09/slips-together a slip that is somebody else's word is forgiven where the whole query leaves nothing, and said",
    async () => {
      const meant = await desk.asked({ name: 'Nomvula', surname: 'Dlamini' });
      const other = await desk.asked({ name: 'Peter', surname: 'Dlamani' });
      expect(await found('Nomvula Dlamani')).toEqual([meant]);
      expect((await list('all', { words: 'Nomvula Dlamani' })).alsoFound).toEqual(['Dlamini']);
      expect(await found('Dlamani')).toEqual([other]);
      expect((await list('all', { words: 'Peter Dlamani' })).alsoFound).toEqual([]);
      // Each of them is somebody's word.
      await desk.asked({ name: 'Nomvala', surname: 'Botha' });
      expect(await found('Nomvala Dlamani')).toEqual([meant]);
      expect(await found('Nomvala Dlamani Botha')).toEqual([]);
    },
  );

  test('CNV-09/slips-erased slips of words that stand nowhere any more go with the last of them', async () => {
    const reference = await desk.asked({ comments: 'Quetzalcoatlus' });
    await desk.asked({ comments: 'hippos' });
    await desk.pipeline.tidy();
    const before = await desk.count('search_slips');
    await desk.pipeline.erasure.request(reference, 'Thandi');
    desk.clock.at += 2 * hour;
    await desk.pipeline.tidy();
    expect(await desk.count('search_slips')).toBeLessThan(before);
    expect(await found('Quetzalcoatlus')).toEqual([]);
    expect((await found('hipos')).length).toBe(1);
  });

  const rule = (more: Partial<ArrivalRule>): ArrivalRule =>
    arrivalRuleShape.parse({ id: crypto.randomUUID(), name: 'A rule', ...more });

  testOnBoth(
    'CNV-09/rules a rule at arrival gives, tags and calls urgent, once; what is urgent stands above what waits longer',
    async () => {
      const waits = await desk.asked();
      taken(
        await desk.desk.beginning.setRules(admin, {
          rules: [
            rule({ words: ['nut allergy', 'Rollstuhl'], tag: ' Allergy ', urgent: true }),
            rule({ properties: ['lionsands'], kinds: ['email'], withinDays: 30, assign: ruan.id }),
          ],
        }),
      );
      desk.clock.at += minute;
      const urgent = await desk.asked({ comments: 'She has a NUT ÁLLERGY.', dateStart: '2026-12-01' });
      const plain = await desk.asked({ comments: 'Nuts, and an allergy to cats.' });
      expect(await desk.one(urgent)).toMatchObject({
        urgent: true,
        tags: ['allergy'],
        work: { assignee: ruan.id },
      });
      expect(await desk.one(plain)).toMatchObject({ urgent: false, tags: [], work: { assignee: null } });
      expect((await list('new')).rows.map(({ reference }) => reference)).toEqual([urgent, waits, plain]);
      const first = await list('new', { limit: 1 });
      const rest = await list('new', { limit: 5, cursor: first.nextCursor });
      expect([...first.rows, ...rest.rows].map(({ reference }) => reference)).toEqual([urgent, waits, plain]);
      taken(await desk.desk.work.tag(thandi, urgent, { tag: 'allergy', set: false }));
      taken(await desk.desk.staff.set(admin, await desk.desk.staff.settings()));
      await desk.pipeline.triage.tick();
      expect((await desk.one(urgent)).tags).toEqual([]);
      expect((await desk.one(waits)).urgent).toBe(false);
      expect(await desk.desk.beginning.setRules(ruan, { rules: [] })).toMatchObject({ code: 'no-right' });
    },
  );
});
