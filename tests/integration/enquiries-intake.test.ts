import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReference } from '@sundowner/desk-wire/reference';
import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import { type NewEnquiry, recordEnquiry } from '@sundowner/enquiries/intake/enquiry-record';
import { beforeEach, describe, expect } from 'vitest';
import { deskCalls } from '../fakes/desk-calls.ts';
import {
  breakCommits,
  createStage,
  newKeyring,
  onBothDatabases,
  type Stage,
  type TestDatabase,
  visitor,
} from './enquiries-stage.ts';

const hour = 3_600_000;

onBothDatabases((newDatabase, { name, test, testOnBoth }) => {
  let database: TestDatabase;
  let stage: Stage;
  beforeEach(async () => {
    database = await newDatabase();
    stage = createStage(await database.open(), database.dataDir, { webhook: true });
  });

  describe("the contract's table of checks", () => {
    test('FRM-04 FRM-14 400: every field in error at once, with what was typed, before the ticket is looked at', async () => {
      const result = await stage.submit({ name: '', tel: 'call me', accept: '', ticket: undefined });
      expect(result).toEqual({
        status: 'invalid',
        errors: [
          { field: 'name', message: 'First Name is required' },
          { field: 'tel', message: 'Telephone number can only consist of numbers' },
          { field: 'accept', message: 'Your consent is required to proceed with your enquiry' },
        ],
        values: expect.objectContaining({ tel: 'call me', surname: 'Okaforsson' }),
      });
      expect(await stage.count('enquiries')).toBe(0);
    });

    test.each([null, [], 'text', 7, undefined])('400: a body of %j is an empty form', async (raw) => {
      const result = await stage.pipeline.intake.submit({ form: telephoneForm, raw, hutk: null });
      expect(result).toMatchObject({ status: 'invalid', errors: { length: 5 } });
    });

    const unacceptable: [string, () => string | undefined][] = [
      ['absent', () => undefined],
      ['forged', () => 'eyJ.abc'],
      ['other-kind', () => stage.ticket(60_000, { ...telephoneForm, kind: 'email' })],
    ];
    test.each(unacceptable)(
      '428: a ticket that is %s gets a fresh one that works',
      async (reason, ticket) => {
        const result = await stage.submit({ ticket: ticket() });
        expect(result).toMatchObject({ status: 'ticket', reason, values: { name: 'Naledi' } });
        expect(await stage.count('enquiries')).toBe(0);
        stage.clock.at += 6000;
        const fresh = result.status === 'ticket' ? result.ticket : '';
        expect(await stage.submit({ ticket: fresh })).toMatchObject({ status: 'created', measure: true });
      },
    );

    test('201: a ticket older than 24 hours, or of the previous key, is late and accepted', async () => {
      expect(await stage.submit({ ticket: stage.ticket(40 * hour) })).toMatchObject({
        status: 'created',
        measure: true,
      });
      const old = stage.ticket(hour);
      const rotated = createStage(stage.store, stage.dataDir, {
        keyring: { ...stage.keyring, ticket: newKeyring().ticket, ticketPrevious: stage.keyring.ticket },
      });
      expect(await rotated.submit({ ticket: old })).toMatchObject({ status: 'created', measure: true });
      expect(await stage.count('enquiries', "late = 1 AND state = 'accepted'")).toBe(2);
    });

    test('201: a negative age counts as zero and is alerted', async () => {
      const result = await stage.submit({ ticket: stage.ticket(-hour) });
      expect(result).toMatchObject({ status: 'created', measure: false });
      expect(stage.pipeline.alertCounts()).toMatchObject({ clock: 1 });
    });

    test('SUB-09 200: the same ticket with the same values, in whatever spelling, is one enquiry', async () => {
      const ticket = stage.ticket();
      const first = await stage.submit({ ticket });
      const again = await stage.submit({
        ticket,
        name: ' Naledi ',
        tel: '+442079460018',
        email: 'naledi.okaforsson@EXAMPLE.com',
      });
      expect(again).toEqual({ ...first, status: 'repeated' });
      expect(await stage.count('enquiries')).toBe(1);
      expect(await stage.count('deliveries')).toBe(4);
    });

    testOnBoth('SUB-09 submits that race make one enquiry and get one answer', async () => {
      const second = createStage(await database.open(), stage.dataDir, { keyring: stage.keyring });
      const ticket = stage.ticket();
      const results = await Promise.all(
        Array.from({ length: 24 }, (_, index) => (index % 2 ? second : stage).submit({ ticket })),
      );
      const statuses = results.map((result) => result.status).sort();
      expect(statuses).toEqual(['created', ...Array.from({ length: 23 }, () => 'repeated')]);
      expect(new Set(results.map((result) => ('reference' in result ? result.reference : null))).size).toBe(
        1,
      );
      expect(await stage.count('enquiries')).toBe(1);
      expect(await stage.count('consents')).toBe(1);
    });

    testOnBoth(
      'SUB-15 the same ticket with changed values is a second enquiry, linked to the first, in a race too',
      async () => {
        const ticket = stage.ticket();
        const times = ['Morning', 'Afternoon', 'Evening', 'Noon', 'Night', 'Dawn'];
        const results = await Promise.all(times.map((timeToCall) => stage.submit({ ticket, timeToCall })));
        expect(results.every((result) => result.status === 'created')).toBe(true);
        const links = await stage.store.read.rows<{ linked_to: string | null }>(
          'SELECT linked_to FROM enquiries ORDER BY linked_to IS NOT NULL',
        );
        expect(links.filter((row) => row.linked_to === null)).toHaveLength(1);
        expect(new Set(links.map((row) => row.linked_to).filter(Boolean)).size).toBe(1);
        // From the third within a minute on it is a machine's, whatever raced.
        expect(results.filter((result) => 'measure' in result && result.measure)).toHaveLength(2);
        expect(await stage.count('enquiries', "suspicion = 'same-ticket'")).toBe(4);
      },
    );

    test.each([
      ['under six seconds', { age: 5999 }, 'too-fast'],
      ['with feedback filled', { feedback: 'nice' }, 'honeypot'],
      ['with website filled', { website: 'https://spam.example' }, 'honeypot'],
    ])(
      'SUB-02 201: %s it is shown as success, quarantined, and nothing is sent on',
      async (_words, how, suspicion) => {
        const { age = 60_000, ...fields } = how as { age?: number };
        const result = await stage.submit({ ticket: stage.ticket(age), ...fields });
        expect(result).toMatchObject({ status: 'created', measure: false });
        expect(await stage.count('enquiries', `state = 'quarantined' AND suspicion = '${suspicion}'`)).toBe(
          1,
        );
        expect(await stage.count('deliveries')).toBe(0);
        expect(await stage.pipeline.worker.tick()).toBe(0);
      },
    );

    test('SUB-02 after exactly six seconds it is a person', async () => {
      expect(await stage.submit({ ticket: stage.ticket(6000) })).toMatchObject({ measure: true });
    });

    test('SUB-09 a repeated quarantined one gets its first answer, and is not measured', async () => {
      const ticket = stage.ticket(1000);
      const first = await stage.submit({ ticket });
      stage.clock.at += 60_000;
      expect(await stage.submit({ ticket })).toEqual({ ...first, status: 'repeated' });
      expect(first).toMatchObject({ measure: false });
    });

    testOnBoth(
      'FRM-17 201: one transaction holds the enquiry, its consent record and one job per channel',
      async () => {
        const reference = await stage.accepted();
        expect(isReference(reference)).toBe(true);
        const detail = await deskCalls(stage.pipeline.desk).show(reference);
        expect(detail?.deliveries.map((delivery) => [delivery.channel, delivery.state])).toEqual([
          ['concierge-mail', 'pending'],
          ['visitor-mail', 'pending'],
          ['crm', 'pending'],
          ['webhook', 'pending'],
        ]);
        expect(detail?.consent).toEqual({
          version: telephoneForm.consent.version,
          text: 'I agree to my information being recorded and stored, as described in the privacy policy.',
          at: '2026-11-20T12:00:00.000Z',
          purposes: ['enquiry'],
          page: '/lionsands',
        });
      },
    );

    testOnBoth(
      '503: what cannot be committed is not answered as success, and the same form is taken when it can',
      async () => {
        const mend = await breakCommits(stage.store);
        const ticket = stage.ticket();
        expect(await stage.submit({ ticket })).toMatchObject({
          status: 'unavailable',
          retryAfterSeconds: expect.any(Number),
          values: { name: 'Naledi' },
        });
        expect(stage.pipeline.alertCounts()).toMatchObject({ store: 1 });
        await mend();
        expect(await stage.submit({ ticket })).toMatchObject({ status: 'created', measure: true });
        expect(await stage.count('enquiries')).toBe(1);
        expect(await stage.count('tickets')).toBe(1);
      },
    );
  });

  test('unknown fields and choices are kept, and the page is a path of ours', async () => {
    const reference = await stage.accepted({
      from: undefined,
      url: 'https://lodges.example/monwana?utm=x',
      favouriteAnimal: 'pangolin',
      timeToCall: 'Noon',
    });
    const detail = await deskCalls(stage.pipeline.desk).show(reference);
    expect(detail).toMatchObject({
      page: '/monwana',
      extra: [{ name: 'favouriteAnimal', value: 'pangolin' }],
      headline: 'Call back, Noon',
    });
    await stage.pipeline.worker.tick();
    expect(stage.channels['concierge-mail'].seen[0]?.enquiry).toMatchObject({
      unknownChoices: ['timeToCall'],
    });
  });

  test("a malformed visitor cookie of HubSpot's is dropped, a good one kept", async () => {
    const hutk = 'a'.repeat(32);
    for (const cookie of [hutk, 'nonsense']) {
      const raw = { ...visitor, ticket: stage.ticket() };
      await stage.pipeline.intake.submit({ form: telephoneForm, raw, hutk: cookie });
    }
    await stage.pipeline.worker.tick();
    expect(stage.channels.crm.seen.map((job) => job.enquiry.hutk).sort()).toEqual([hutk, null]);
  });

  test('FRM-05 a number is delivered in E.164', async () => {
    await stage.accepted({ tel: '020 7946 0018' });
    await stage.pipeline.worker.tick();
    expect(stage.channels.crm.seen[0]?.enquiry.values.tel).toBe('+442079460018');
  });

  testOnBoth('nothing personal is readable in the store or in the log', async () => {
    await stage.accepted({ favouriteAnimal: 'pangolin' });
    await stage.submit({ ticket: stage.ticket(10), name: 'Naledi' });
    stage.channels.crm.fail(() => new TypeError('Cannot read naledi.okaforsson@example.com'));
    await stage.pipeline.worker.tick();
    const everything = name === 'sqlite' ? filesOf(stage.dataDir) : await tablesOf(stage);
    expect(everything).toContain('recorded and stored');
    for (const secret of ['Naledi', 'Okaforsson', 'naledi.okaforsson', '7946', 'pangolin']) {
      expect(everything).not.toContain(secret);
      expect(stage.logged()).not.toContain(secret);
    }
    expect(stage.logged()).toContain('an enquiry was stored');
  });

  testOnBoth('a reference that is taken is drawn again', async () => {
    const taken = await stage.accepted();
    const enquiry: NewEnquiry = {
      id: 'second',
      kind: 'telephone',
      receivedAt: stage.clock.at,
      formVersion: 'telephone-1',
      nonce: 'another',
      fingerprint: 'another',
      suspicion: null,
      marks: () => ({ network: null, wider: null, shape: null }),
      networkOfTicket: () => null,
      late: false,
      synthetic: false,
      page: '/',
      sealed: Buffer.from('sealed'),
      travelAt: null,
      consent: { version: 'popi-1', text: 'text', purposes: [] },
      channels: [],
      attachments: [],
    };
    const draws = [taken, taken, 'MC-2222-3333'];
    const recorded = await stage.store.transaction((sql) =>
      recordEnquiry(sql, enquiry, () => draws.shift() ?? ''),
    );
    expect(recorded).toEqual({ outcome: 'stored', reference: 'MC-2222-3333', suspicion: null });
  });

  test('SUB-02 a synthetic enquiry passes through everything that stays in the house', async () => {
    const reference = await stage.pipeline.synthetic();
    expect(await stage.pipeline.worker.tick()).toBe(2);
    const detail = await deskCalls(stage.pipeline.desk).show(reference);
    expect(detail?.deliveries.map((delivery) => [delivery.channel, delivery.state])).toEqual([
      ['concierge-mail', 'delivered'],
      ['visitor-mail', 'delivered'],
    ]);
  });
});

function filesOf(dataDir: string): string {
  const folder = join(dataDir, 'enquiries');
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file)).toString('latin1'))
    .join('');
}

async function tablesOf(stage: Stage): Promise<string> {
  const tables = await stage.store.read.rows<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'enquiries'",
  );
  const rows = await Promise.all(
    tables.map(({ name }) => stage.store.read.rows(`SELECT row_to_json(t)::text AS text FROM ${name} t`)),
  );
  // A bytea is shown in hexadecimal; its bytes are looked at as well.
  const sealed = await stage.store.read.rows<{ sealed: Buffer }>('SELECT sealed FROM enquiries');
  return JSON.stringify(rows) + sealed.map((row) => row.sealed.toString('latin1')).join('');
}
