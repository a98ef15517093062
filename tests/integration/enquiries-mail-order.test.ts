import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { dovecotPath, type ImapServer, startDovecot } from '../support/dovecot.ts';
import { thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';
import { type MailsStage, mailsStage, rawMail } from './mails-stage.ts';

const dovecot = dovecotPath();
const hour = 3_600_000;

describe.skipIf(dovecot === null)('the order of a conversation', () => {
  let server: ImapServer;
  beforeAll(async () => {
    server = await startDovecot(dovecot ?? '');
  });
  afterAll(() => server.stop());

  onBothDatabases((newDatabase, { testOnBoth }) => {
    let stage: MailsStage;
    let reference: string;
    /** The mail server's own clock says when a mail came in. */
    let now: number;

    beforeEach(async () => {
      stage = await mailsStage(await newDatabase(), server.newBox());
      now = Date.now();
      stage.desk.clock.at = now - 4 * hour;
      reference = await stage.desk.asked();
    });
    afterEach(() => stage.mailbox.close());

    const written = (hoursAgo: number, heads: Readonly<Record<string, string>>, words: string) =>
      rawMail(
        {
          'In-Reply-To': `<${reference}@lodges.example>`,
          Date: new Date(now - hoursAgo * hour).toUTCString(),
          ...heads,
        },
        words,
      );
    const messages = async () => (await stage.desk.one(reference)).conversation.messages;

    testOnBoth(
      'CNV-06/place a mail that was long on its way stands where it was written, and says when it came; it is our turn all the same',
      async () => {
        stage.desk.clock.at = now - 2 * hour;
        await stage.desk.answer(thandi, reference);
        stage.desk.clock.at = now;
        await stage.arrive(written(3, {}, 'I forgot: we are five.'));
        const [late, ours] = await messages();
        expect([late?.text, ours?.way]).toEqual(['I forgot: we are five.', 'answer']);
        // A head has whole seconds.
        expect(Math.abs(Date.parse(late?.at ?? '') - (now - 3 * hour))).toBeLessThan(1000);
        expect(Math.abs(Date.parse(late?.cameAt ?? '') - now)).toBeLessThan(60_000);
        expect(ours?.cameAt).toBeNull();
        expect((await stage.desk.one(reference)).work.state).toBe('open');
      },
    );

    testOnBoth(
      'CNV-06/place mails that came in the wrong order stand in the right one; a slow clock puts no answer above what it answers',
      async () => {
        await stage.arrive(
          written(
            1,
            { 'Message-ID': '<second@x.example>', 'In-Reply-To': '<first@x.example>' },
            `Of ${reference}: yes, the 12th.`,
          ),
          written(2, { 'Message-ID': '<first@x.example>' }, 'The 11th or the 12th?'),
          // Its clock is a day slow.
          written(24, { 'In-Reply-To': '<second@x.example>' }, `Of ${reference}: then the 12th it is.`),
        );
        expect((await messages()).map(({ text }) => text.replace(/^Of \S+ /, ''))).toEqual([
          'The 11th or the 12th?',
          'yes, the 12th.',
          'then the 12th it is.',
        ]);
      },
    );
  });
});
