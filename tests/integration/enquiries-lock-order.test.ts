import { RejectedDeliveryError, UnclearDeliveryError } from '@sundowner/enquiries/delivery/delivery-errors';
import { claimJobs } from '@sundowner/enquiries/delivery/outbox/claim';
import { endSwitchedOff } from '@sundowner/enquiries/delivery/outbox/switched-off';
import { newsletterForm } from '@sundowner/enquiries/forms/kinds/newsletter';
import { defaultLimits as limits } from '@sundowner/enquiries/limits';
import { beforeEach, expect } from 'vitest';
import { onlyRequired } from '../support/filled-forms.ts';
import { type LockOrder, lockOrder } from '../support/lock-order.ts';
import { admin, type DeskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';
import { rawMail, traveller } from './mails-stage.ts';
import { type TakenMails, takenMails } from './taken-mails.ts';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

/**
 * Everybody who changes an enquiry and what belongs to it holds the enquiry first, as people at the desk do: a worker, a report of a mail server and an
 * erasure that begin at the other end would wait for them, and they for it, until PostgreSQL undoes one of them.
 */
onBothDatabases((newDatabase, { testOnBoth }) => {
  let mails: TakenMails;
  let desk: DeskStage;
  let order: LockOrder;
  let reference: string;
  beforeEach(async () => {
    const database = await newDatabase();
    order = lockOrder(await database.open());
    mails = await takenMails({ ...database, open: async () => order.store });
    desk = mails.desk;
    reference = await desk.asked();
  });

  const leaves = async () => {
    desk.clock.at += 11 * second;
    await desk.pipeline.worker.tick();
  };
  const set = (values: string, where: string) =>
    order.store.transaction((sql) => sql.run(`UPDATE deliveries SET ${values} WHERE ${where}`));
  const claimed = (channel: string) => claimJobs(order.store, channel, 4, desk.clock.at, limits);

  testOnBoth(
    'CNV-09/interleavings jobs that are taken back hold their enquiry first, an answer’s and a confirmation’s',
    async () => {
      await desk.pipeline.worker.tick();
      taken(await desk.answer(thandi, reference));
      await leaves();
      const gone = "state = 'sending', lease_until = 1, unexplained = 99, unclear = 99";
      await set(gone, "channel IN ('answer-mail', 'visitor-mail')");
      for (const channel of ['answer-mail', 'visitor-mail']) expect(await claimed(channel)).toEqual([]);
      expect(await desk.count('deliveries', "state = 'dead'")).toBe(2);
      expect(order.wrong()).toEqual([]);
    },
  );

  testOnBoth(
    'CNV-09/interleavings a channel that is switched off ends its jobs with their enquiries held',
    async () => {
      taken(await desk.answer(thandi, reference));
      expect(await endSwitchedOff(order.store, ['crm'], desk.clock.at, limits)).toBeGreaterThan(1);
      expect(order.wrong()).toEqual([]);
    },
  );

  testOnBoth(
    'CNV-09/interleavings what ends without a yes or a no, and what is refused, holds its enquiry first',
    async () => {
      taken(await desk.answer(thandi, reference));
      desk.channels['visitor-mail'].fail(() => new UnclearDeliveryError('It may have arrived.'), 9);
      desk.channels['answer-mail'].fail(() => new RejectedDeliveryError('No such mailbox (550 5.1.1).'));
      await set('unclear = 9', "channel = 'visitor-mail'");
      await leaves();
      await leaves();
      expect(await desk.count('deliveries', "state = 'dead'")).toBe(2);
      expect(order.wrong()).toEqual([]);
    },
  );

  testOnBoth(
    'CNV-09/interleavings a report of a confirmation that came back holds its enquiry first',
    async () => {
      await desk.pipeline.worker.tick();
      const [job] = await order.store.read.rows<{ id: string }>(
        "SELECT id FROM deliveries WHERE channel = 'visitor-mail'",
      );
      const report = rawMail(
        {
          From: 'MAILER-DAEMON@mx.example.org',
          'Return-Path': '<>',
          'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
        },
        [
          '--b',
          'Content-Type: message/delivery-status',
          '',
          `X-Original-Message-ID: <${job?.id}@lodges.example>`,
          '',
          `Final-Recipient: rfc822; ${traveller}`,
          'Action: failed',
          'Status: 5.1.1',
          '',
          '--b--',
        ].join('\r\n'),
      );
      expect(await mails.take(report)).toEqual(['bounce']);
      expect(order.wrong()).toEqual([]);
    },
  );

  testOnBoth(
    'CNV-09/interleavings who confirms an address for the letter, and a withdrawal of it, hold the enquiry first',
    async () => {
      const raw = { ...onlyRequired.newsletter, ticket: desk.ticket(60_000, newsletterForm) };
      const asked = await desk.pipeline.intake.submit({ form: newsletterForm, hutk: null, raw });
      await desk.pipeline.worker.tick();
      const links = desk.channels['visitor-mail'].seen.flatMap(
        ({ subscription }) => subscription?.confirm ?? [],
      );
      const { privacy, subscriptions } = desk.pipeline;
      expect(await subscriptions.confirm(new URL(links[0] ?? '').searchParams.get('token'))).toBe(
        'confirmed',
      );
      expect(asked.status).toBe('created');
      const wants = await desk.asked({ hearMoreAbout: ['Relevant email updates'] });
      const withdrawal = { purpose: 'email-updates', way: 'by telephone' };
      taken(await privacy.withdrawConsent(admin, wants, withdrawal));
      expect(order.wrong()).toEqual([]);
    },
  );

  testOnBoth(
    'CNV-09/interleavings all deliveries that are sent again hold their enquiries first',
    async () => {
      await desk.pipeline.worker.tick();
      await set("state = 'dead', delivered_at = NULL", '1 = 1');
      expect(taken(await desk.desk.deliveries.resendAll(admin, { state: 'dead' })).resent).toBe(2);
      for (const channel of ['visitor-mail', 'concierge-mail'])
        taken(await desk.desk.deliveries.again(ruan, reference, channel, 'resend'));
      expect(order.wrong()).toEqual([]);
    },
  );

  testOnBoth(
    'CNV-09/interleavings an erasure on request and one of retention hold the enquiry before its mails of none',
    async () => {
      const other = await desk.asked({ email: 'sam@example.org' });
      const both = [
        await desk.asked({ email: 'else@example.org' }),
        await desk.asked({ email: 'else@example.org' }),
      ];
      const lost = { To: 'The Concierge <concierge@lodges.example>', Subject: 'Rooms' };
      await mails.take(
        rawMail({ ...lost, From: 'else@example.org' }, 'Two rooms.'),
        rawMail({ 'In-Reply-To': `<${reference}@lodges.example>` }, 'By air.'),
      );
      for (const each of [other, ...both]) await desk.pipeline.erasure.request(each, 'Sipho');
      desk.clock.at += 2 * hour;
      await desk.pipeline.tidy();
      desk.clock.at += 900 * day;
      await desk.pipeline.tidy();
      expect(await desk.count('enquiries', "state = 'erased'")).toBe(4);
      expect(order.wrong()).toEqual([]);
    },
  );
});
