import type { WorkAct } from '@sundowner/desk-wire/work';
import { answerMail } from '@sundowner/enquiries/delivery/channels/answer-mail/answer-mail';
import { visitorMail } from '@sundowner/enquiries/delivery/channels/visitor-mail/visitor-mail';
import { UnclearDeliveryError } from '@sundowner/enquiries/delivery/delivery-errors';
import { smtpTransport, smtpUrlOf } from '@sundowner/enquiries/delivery/mail/smtp-transport';
import { afterEach, beforeEach, expect } from 'vitest';
import { memoryQuota } from '../fakes/memory-quota.ts';
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import { type DeskStage, deskStage, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases, type TestDatabase } from './enquiries-stage.ts';

const hour = 3_600_000;
const sender = { name: null, address: 'desk@lodges.example' };
const routing = { byProperty: {}, byKind: {}, default: sender };

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let database: TestDatabase;
  let smtp: FakeSmtp;
  let transport: ReturnType<typeof smtpTransport>;
  let desk: DeskStage;
  let reference: string;

  const opened = async () => {
    const house = {
      brand: 'The Collection',
      contactUrl: 'https://lodges.example/contact-us',
      privacyUrl: 'https://lodges.example/privacy-policy',
      quotaKey: Buffer.alloc(32, 7),
      clock: { now: () => desk.clock.now() },
    };
    return deskStage(await database.open(), database.dataDir, {
      ...(desk ? { keyring: desk.keyring } : {}),
      senders: {
        'answer-mail': answerMail({ transport, routing }),
        'visitor-mail': visitorMail({ ...house, transport, routing, quota: memoryQuota() }),
      },
    });
  };
  beforeEach(async () => {
    database = await newDatabase();
    smtp = await startSmtp();
    transport = smtpTransport(smtpUrlOf(smtp.url), sender);
    desk = await opened();
    reference = await desk.asked();
  });
  afterEach(async () => {
    transport.close();
    await smtp.close();
  });

  /** A day of the worker, an hour at a time. */
  const day = async () => {
    for (let hours = 0; hours < 24; hours++) {
      desk.clock.at += hour;
      await desk.pipeline.worker.tick();
    }
  };
  const answers = () => smtp.received.filter(({ parsed }) => parsed.subject === `Your visit [${reference}]`);
  const lastDelivery = async () => (await desk.one(reference)).conversation.messages.at(-1)?.delivery;
  const decide = async (act: 'send-once-more' | 'arrived', message: string) =>
    desk.desk.work.act(thandi, reference, { act, message } as WorkAct);

  testOnBoth(
    'DSK-03/unclear an answer a server takes twice without a word is not sent a third time: a person says whether it goes out once more',
    async () => {
      await desk.pipeline.worker.tick();
      smtp.faults.acceptThenDrop();
      const { message } = taken(await desk.answer(thandi, reference));
      const answeredAt = desk.clock.at;
      await day();
      expect(answers()).toHaveLength(2);
      // A concierge who has the enquiry open sees it.
      expect(await desk.count('enquiries', `changed_at > ${answeredAt}`)).toBe(1);
      const one = await desk.one(reference);
      expect(one.work).toMatchObject({ state: 'waiting', attention: ['refused'] });
      expect(one.conversation.messages.at(-1)?.delivery).toMatchObject({
        state: 'dead',
        mayHaveArrived: true,
        history: [{ outcome: 'unclear' }, { outcome: 'unclear' }],
      });
      expect(await desk.store.read.rows('SELECT person, kind FROM told')).toEqual([
        { person: thandi.id, kind: 'unclear' },
      ]);

      const again = taken(await decide('send-once-more', message));
      expect(again.conversation.messages.at(-1)?.delivery?.state).toBe('pending');
      await day();
      // Once more, and not again: nobody knows of that one either.
      expect(answers()).toHaveLength(3);
      expect(await lastDelivery()).toMatchObject({ state: 'dead', mayHaveArrived: true });

      const arrived = taken(await decide('arrived', message));
      expect(arrived.work.attention).toEqual([]);
      expect(arrived.conversation.messages.at(-1)?.delivery).toMatchObject({
        state: 'delivered',
        mayHaveArrived: false,
      });
      await day();
      expect(answers()).toHaveLength(3);
      expect(new Set(answers().map(({ parsed }) => parsed.messageId)).size).toBe(1);
      expect(await decide('arrived', message)).toMatchObject({ code: 'wrong-state' });
    },
  );

  testOnBoth(
    'DSK-03/unclear a confirmation a server takes twice without a word is ended for good, over a restart too',
    async () => {
      smtp.faults.acceptThenDrop();
      await desk.pipeline.worker.tick();
      const next = await opened();
      next.clock.at = desk.clock.at;
      desk = next;
      await day();
      expect(smtp.received).toHaveLength(2);
      const one = await desk.one(reference);
      expect(one.deliveries.find(({ channel }) => channel === 'visitor-mail')).toMatchObject({
        state: 'dead',
        mayHaveArrived: true,
      });
      // A day has passed without an answer; the delivery asks for nobody's attention.
      expect(one.work.attention).toEqual(['late']);
    },
  );

  test('a connection that breaks before the end of an answer is tried until it is through', async () => {
    await desk.pipeline.worker.tick();
    taken(await desk.answer(thandi, reference, { text: 'x '.repeat(20_000) }));
    smtp.faults.reply(421, 5);
    await day();
    expect(answers()).toHaveLength(1);
    expect(await lastDelivery()).toMatchObject({ state: 'delivered' });
  });

  test('a notice the concierge may have had twice is told no third time', async () => {
    await desk.submit({ feedback: 'x' });
    desk.mailer.failWith = new UnclearDeliveryError('said nothing');
    for (let round = 0; round < 6; round++) {
      await desk.pipeline.tidy();
      desk.clock.at += 2 * hour;
    }
    const times = (id: string) => desk.mailer.ids.filter((each) => each === id).length;
    expect(desk.mailer.ids.length).toBeGreaterThan(1);
    expect(Math.max(...desk.mailer.ids.map(times))).toBe(2);
  });
});
