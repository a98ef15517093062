import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { enquiryDetailShape } from '@sundowner/desk-wire/enquiry-detail';
import { unmatchedMailsShape } from '@sundowner/desk-wire/mails';
import { deskProblemShape } from '@sundowner/desk-wire/problems';
import { signDeskClaim } from '@sundowner/keyring';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { mailboxFinding } from '../../bin/doctor/mailbox.ts';
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import { dovecotPath, type ImapBox, type ImapServer, startDovecot } from '../support/dovecot.ts';
import { enquiriesAt } from './site-enquiry-posts.ts';
import { type SiteStage, siteStage, withoutLimits } from './site-stage.ts';

const dovecot = dovecotPath();
const traveller = 'naledi@example.org';
const thandi = { id: '1', name: 'Thandi', role: 'concierge', careers: false } as const;

/** The built site with a mail server on either side: what it sends out, and what comes back. */
describe.skipIf(dovecot === null)('a site whose mailbox is read', () => {
  let server: ImapServer;
  let box: ImapBox;
  let smtp: FakeSmtp;
  let stage: SiteStage;

  beforeAll(async () => {
    smtp = await startSmtp();
    server = await startDovecot(dovecot ?? '');
    box = server.newBox();
    stage = await siteStage({ env: { ...withoutLimits, SMTP_URL: smtp.url, IMAP_URL: box.url } });
  });
  afterAll(async () => {
    await stage?.close();
    await smtp?.close();
    await server?.stop();
  });

  async function call(path: string, body?: object) {
    const token = stage.keyring.internalToken;
    return fetch(`${stage.internalUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'desk-claim': signDeskClaim(thandi, token),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  }
  const mails = async () => unmatchedMailsShape.parse(await (await call('/desk/mails')).json());
  /** Those that wait for a person. */
  const waiting = async () => (await mails()).mails.filter(({ away }) => away === null);
  const one = async (reference: string) =>
    enquiryDetailShape.parse(await (await call(`/desk/enquiries/${reference}`)).json());
  const asked = async () => {
    const { filled, postJson } = enquiriesAt(stage);
    const { json } = await postJson(filled({ name: 'Naledi', email: traveller }));
    return String(json.reference);
  };
  async function deliver(mail: SendMailOptions): Promise<void> {
    const made = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      from: traveller,
      to: 'concierge@example.com',
      ...mail,
    });
    await box.deliver(made.message as unknown as Buffer);
  }

  test('DSK-03/round-trip DSK-03/mail-back an answer goes out with its file, and theirs comes back to the enquiry with its own', async () => {
    const reference = await asked();
    const at = `/desk/enquiries/${reference}`;
    await expect.poll(async () => (await mails()).readAt).not.toBeNull();
    const key = crypto.randomUUID();
    const words = { subject: 'Ihr Besuch', text: 'Grüße aus Skukuza, שלום', version: 0, key };
    expect((await call(`${at}/answers`, words)).status).toBe(200);
    await expect
      .poll(() => smtp.received.map(({ parsed }) => parsed.subject))
      .toContain(`Ihr Besuch [${reference}]`);
    const answer = smtp.received.find(({ parsed }) => parsed.subject === `Ihr Besuch [${reference}]`);
    const [said, , where, link] = (answer?.parsed.text ?? '').trim().split('\n');
    expect([said, where]).toEqual([words.text, 'Everything written, and where it stands:']);
    expect(link).toMatch(/^http\S+\/my-enquiry\/[\w-]{43}$/);

    await deliver({
      subject: `Re: ${answer?.parsed.subject}`,
      inReplyTo: answer?.parsed.messageId ?? '',
      text: 'Schön!\n\nAm 20.11.2026 schrieb The Concierge:\n> Grüße aus Skukuza',
      attachments: [{ filename: 'Flüge.pdf', content: Buffer.from('%PDF-1.7 flights') }],
    });
    await expect
      .poll(async () => (await one(reference)).conversation.messages.filter(({ way }) => way === 'traveller'))
      .toMatchObject([
        { text: 'Schön!', quoted: expect.stringContaining('Skukuza'), files: [{ name: 'Flüge.pdf' }] },
      ]);
    const { work, conversation } = await one(reference);
    expect(work.state).toBe('open');
    const file = await call(`${at}/messages/${conversation.messages.at(-1)?.id}/files/0`, {});
    expect(await file.text()).toBe('%PDF-1.7 flights');
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(stage.output()).not.toMatch(/Schön|naledi/i);
  });

  test('the doctor opens the mailbox, and says why it cannot be', async () => {
    const look = (imapUrl: string | null) => mailboxFinding({ mail: { imapUrl } as SiteSettings['mail'] });
    expect(await look(box.url)).toMatchObject({
      state: 'good',
      words: expect.stringMatching(/can be read$/),
    });
    const wrong = await look(box.url.replace('geheim', 'falsch'));
    expect(wrong).toMatchObject({ state: 'fault', words: expect.stringContaining('refuses the user name') });
    expect(wrong.words).not.toContain('falsch');
    expect((await look(box.url.replace('/INBOX', '/Nowhere'))).state).toBe('fault');
    expect((await look('imap://a:b@127.0.0.1:1/INBOX')).words).toContain('ECONNREFUSED');
    expect((await look(null)).state).toBe('note');
  });

  /** How often a mail was begun that the site has not ended; 0 for none. */
  function begun(): number {
    const store = new DatabaseSync(join(stage.dataDir, 'enquiries', 'enquiries.db'), {
      readOnly: true,
      timeout: 5000,
    });
    try {
      return Number(store.prepare('SELECT MAX(begun) AS n FROM mailbox_tries').get()?.n ?? 0);
    } finally {
      store.close();
    }
  }

  test('DSK-03/begun-twice kill -9 in the middle of a mail, twice: the site is up again, the mail is kept whole, those behind it are read', async () => {
    // Seconds of work for any parser.
    const source = Buffer.from(
      `From: somebody@example.net\r\nSubject: Killer\r\n\r\n${'>\r\n'.repeat(240_000)}x`,
    );
    await box.deliver(source);
    await deliver({ from: 'seller@example.net', subject: 'Behind', text: 'Good evening.' });
    await expect.poll(begun, { interval: 10 }).toBe(1);
    // Pages are answered meanwhile.
    expect((await fetch(`${stage.url}/health`)).status).toBe(200);
    expect(begun()).toBe(1);
    await stage.kill();
    const starting = stage.start().catch(() => {});
    await expect.poll(begun, { interval: 10, timeout: 60_000 }).toBe(2);
    await stage.kill();
    await starting;
    await stage.start();
    const subjects = async () =>
      (await mails()).mails.map(({ subject, unreadable }) => [subject, unreadable]);
    await expect.poll(subjects, { timeout: 60_000 }).toEqual([
      ['Killer', true],
      ['Behind', false],
    ]);
    const id = (await mails()).mails.find(({ unreadable }) => unreadable)?.id ?? '';
    const file = await call(`/desk/mails/${id}/files/0`, {});
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'message/rfc822']);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    // What an IMAP server adds at its end is its own.
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, source.length)
        .equals(source),
    ).toBe(true);
    for (const other of [`${id}/files/1`, `${id}/files/x`, 'none/files/0'])
      expect((await call(`/desk/mails/${other}`, {})).status).toBe(404);
    for (const { id: each } of (await mails()).mails) await call(`/desk/mails/${each}`, { act: 'put-away' });
    // What was put away is still there for who looks for it.
    expect((await call(`/desk/mails/${id}/files/0`, {})).status).toBe(200);
  });

  test('DSK-03/strays a mail of nobody we know is put to an enquiry or away, over the wire', async () => {
    const reference = await asked();
    await deliver({ from: 'other@example.net', subject: 'Hello', text: `It is about ${reference}.` });
    await deliver({ from: 'seller@example.net', subject: 'Buy', text: 'Buy now!' });
    await expect.poll(async () => (await waiting()).length).toBe(2);
    expect((await mails()).configured).toBe(true);
    const unmatched = await waiting();
    const idOf = (subject: string) => unmatched.find((mail) => mail.subject === subject)?.id ?? '';
    expect(unmatched.find(({ subject }) => subject === 'Hello')).toMatchObject({
      mayBe: [reference],
      files: 0,
    });
    const nowhere = await call(`/desk/mails/${idOf('Hello')}`, { act: 'attach', reference: 'MC-2222-2222' });
    expect([nowhere.status, deskProblemShape.parse(await nowhere.json()).code]).toEqual([404, 'not-found']);

    const attached = await call(`/desk/mails/${idOf('Hello')}`, { act: 'attach', reference });
    expect(attached.status).toBe(200);
    expect((await waiting()).map(({ subject }) => subject)).toEqual(['Buy']);
    expect((await one(reference)).conversation.messages).toMatchObject([
      { text: `It is about ${reference}.` },
    ]);
    const away = await call(`/desk/mails/${idOf('Buy')}`, { act: 'put-away' });
    expect(away.status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect((await call(`/desk/mails/${idOf('Buy')}`, { act: 'put-away' })).status).toBe(404);
  });
});
