import { answerMail } from '@sundowner/enquiries/delivery/channels/answer-mail/answer-mail';
import { smtpTransport, smtpUrlOf } from '@sundowner/enquiries/delivery/mail/smtp-transport';
import { afterEach, beforeEach, expect } from 'vitest';
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import { type DeskStage, deskStage, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases, type TestDatabase } from './enquiries-stage.ts';

const hour = 3_600_000;
const sender = { name: null, address: 'desk@lodges.example' };
const routing = { byProperty: {}, byKind: {}, default: sender };
const naledi = { address: 'naledi@example.com', name: '' };
const sam = { address: 'sam@example.com', name: 'Sam' };
const boss = { address: 'boss@lodges.example', name: '' };
const link = /\/my-enquiry\/[\w-]{43}/;

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let database: TestDatabase;
  let smtp: FakeSmtp;
  let transport: ReturnType<typeof smtpTransport>;
  let desk: DeskStage;
  let reference: string;

  const opened = async () =>
    deskStage(await database.open(), database.dataDir, {
      ...(desk ? { keyring: desk.keyring } : {}),
      senders: { 'answer-mail': answerMail({ transport, routing }) },
    });
  beforeEach(async () => {
    database = await newDatabase();
    smtp = await startSmtp();
    transport = smtpTransport(smtpUrlOf(smtp.url), sender);
    desk = await opened();
    reference = await desk.asked();
    await desk.pipeline.worker.tick();
  });
  afterEach(async () => {
    transport.close();
    await smtp.close();
  });

  const passes = async (time: number) => {
    desk.clock.at += time;
    await desk.pipeline.worker.tick();
  };
  const answer = async (recipients: { to: (typeof sam)[]; cc: (typeof sam)[]; bcc: (typeof sam)[] }) => {
    taken(
      await desk.answer(thandi, reference, {
        text: 'ignored',
        html: '<p>Two <b>rooms</b>.</p>',
        recipients,
        allTheSame: true,
      }),
    );
    await passes(10_000);
  };
  const inCompany = () => answer({ to: [naledi], cc: [sam], bcc: [boss] });
  /** Whom each mail went to, and whether the link was in it. */
  const mails = () =>
    smtp.received.map(({ recipients, raw, parsed }) => ({
      recipients,
      has: [link.test(parsed.text ?? ''), link.test(parsed.html ?? ''), link.test(raw.replace(/=\r\n/g, ''))],
    }));
  const theirs = { recipients: ['naledi@example.com'], has: [true, true, true] };
  const rest = { recipients: ['sam@example.com', 'boss@lodges.example'], has: [false, false, false] };
  const delivery = async () => (await desk.one(reference)).conversation.messages.at(-1)?.delivery;

  testOnBoth(
    'CNV-10/mails an answer in company carries the link to its traveller, and to nobody else',
    async () => {
      await inCompany();
      expect(mails()).toEqual([theirs, rest]);
      const [own, others] = smtp.received;
      const heads = (mail: typeof own) => {
        const { from, to, cc, bcc, subject, messageId, replyTo, references, inReplyTo } = mail?.parsed ?? {};
        return { from, to, cc, bcc, subject, messageId, replyTo, references, inReplyTo };
      };
      expect(heads(own)).toEqual(heads(others));
      expect(own?.parsed.cc?.map(({ address }) => address)).toEqual(['sam@example.com']);
      expect(smtp.received.map(({ raw }) => raw).join()).not.toContain('boss@');
      expect(await delivery()).toMatchObject({ state: 'delivered' });
    },
  );

  test('CNV-10/mails one mail goes to the traveller alone, and one to others alone has no link', async () => {
    await answer({ to: [naledi], cc: [], bcc: [] });
    await answer({ to: [sam], cc: [], bcc: [] });
    expect(mails()).toEqual([
      { recipients: ['naledi@example.com'], has: [true, true, true] },
      { recipients: ['sam@example.com'], has: [false, false, false] },
    ]);
  });

  testOnBoth('CNV-10/mails the copy that was taken is not sent again with the one that was not', async () => {
    smtp.faults.deferRecipient('sam@example.com');
    await answer({ to: [naledi], cc: [sam], bcc: [] });
    expect(mails()).toEqual([theirs]);
    expect(await delivery()).toMatchObject({ state: 'waiting' });
    await passes(hour);
    expect(mails()).toEqual([theirs]);
    // Another process goes on with it.
    const { at } = desk.clock;
    desk = await opened();
    desk.clock.at = at;
    smtp.faults.clear();
    await passes(hour);
    expect(mails()).toEqual([theirs, { ...rest, recipients: ['sam@example.com'] }]);
    expect(await delivery()).toMatchObject({ state: 'delivered' });
  });

  test("CNV-10/mails what the traveller's server refuses does not keep the answer from the others", async () => {
    smtp.faults.refuseRecipient('naledi@example.com');
    await inCompany();
    expect(mails()).toEqual([rest]);
    const sent = await delivery();
    expect(sent).toMatchObject({ state: 'delivered' });
    expect(sent?.history.at(-1)?.detail).toMatch(/but not for 1 of those it goes to$/);
    smtp.faults.clear();
    smtp.faults.refuseRecipient('sam@example.com');
    await answer({ to: [naledi], cc: [sam], bcc: [] });
    expect(mails().slice(1)).toEqual([theirs]);
    expect((await delivery())?.history.at(-1)?.detail).toMatch(/but not for 1 of those it goes to$/);
  });
});
