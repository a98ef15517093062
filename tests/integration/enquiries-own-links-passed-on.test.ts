import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { dovecotPath, type ImapServer, startDovecot } from '../support/dovecot.ts';
import { onBothDatabases } from './enquiries-stage.ts';
import { sender } from './mailbox-stage.ts';
import { type MailsStage, mailsStage, rawMail } from './mails-stage.ts';

const dovecot = dovecotPath();

describe.skipIf(dovecot === null)('links that are passed on', () => {
  let server: ImapServer;
  beforeAll(async () => {
    server = await startDovecot(dovecot ?? '');
  });
  afterAll(() => server.stop());

  onBothDatabases((newDatabase, { testOnBoth }) => {
    let stage: MailsStage;
    beforeEach(async () => {
      stage = await mailsStage(await newDatabase(), server.newBox());
    });
    afterEach(() => stage.mailbox.close());

    testOnBoth(
      'CNV-10/ends a link that a mail quotes to others ends, and one that is quoted to us alone works on',
      async () => {
        const reference = await stage.desk.asked();
        await stage.desk.pipeline.worker.tick();
        const href = stage.desk.channels['visitor-mail'].seen[0]?.ownPage?.href ?? '';
        const opens = () => stage.desk.pipeline.ownPage.open(href.split('/').at(-1) ?? '');
        const answers = { 'In-Reply-To': `<${reference}@lodges.example>` };
        const quoted = `Thank you!\r\n\r\n> Everything written, and where it stands:\r\n> ${href}`;
        expect(await stage.arrive(rawMail(answers, quoted))).toEqual(['enquiry']);
        expect(await opens()).not.toBeNull();
        const toUs = { ...answers, Cc: `The Concierge <${sender}>, Naledi <naledi@example.com>` };
        expect(await stage.arrive(rawMail(toUs, `Once more.\r\n\r\n${quoted}`))).toEqual(['enquiry']);
        expect(await opens()).not.toBeNull();
        const toSam = { ...answers, Cc: 'Sam <sam@example.net>' };
        expect(await stage.arrive(rawMail(toSam, `Sam, see below.\r\n\r\n${quoted}`))).toEqual(['enquiry']);
        expect(await opens()).toBeNull();
        const { messages } = (await stage.desk.one(reference)).conversation;
        expect(JSON.stringify(messages)).not.toContain('/my-enquiry/');
      },
    );
  });
});
