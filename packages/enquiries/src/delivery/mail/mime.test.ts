import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import { mimeOf } from './mime.ts';

const sender = { name: 'The More Collection', address: 'desk@example.com' };
const plain: Mail = {
  id: '01933f0e-7b1c-7c3a-9c55-0242ac120002',
  name: 'MC-7KQ2-94HD.concierge-mail',
  to: { name: null, address: 'concierge@example.com' },
  replyTo: { name: 'Zoë Ŋakata', address: 'zoe@example.com' },
  subject: 'Telephone enquiry: Zoë Ŋakata, MC-7KQ2-94HD',
  text: 'Hello',
  html: '<p>Hello</p>',
};

async function parsed(mail: Mail) {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail(mimeOf(mail, sender));
  return PostalMime.parse(message as Buffer);
}

test('the headers say who, to whom, and that a machine sent it', async () => {
  const mail = await parsed(plain);
  expect(mail.from).toMatchObject(sender);
  expect(mail.to).toMatchObject([{ address: 'concierge@example.com' }]);
  expect(mail.replyTo).toMatchObject([{ name: 'Zoë Ŋakata', address: 'zoe@example.com' }]);
  expect(mail.subject).toBe(plain.subject);
  expect(mail.messageId).toBe('<01933f0e-7b1c-7c3a-9c55-0242ac120002@example.com>');
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' });
});

test('CNV-02/blind-copy a blind copy stands in the envelope alone, and the others in their headers', async () => {
  const others = {
    to: [{ name: 'Sam', address: 'sam@example.com' }],
    cc: [{ name: null, address: 'agent@travel.example' }],
    bcc: [{ name: null, address: 'boss@lodges.example' }],
  };
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message, envelope } = await composer.sendMail(mimeOf({ ...plain, others }, sender));
  expect(String(message)).not.toContain('boss@lodges.example');
  expect(envelope.to).toEqual([
    'concierge@example.com',
    'sam@example.com',
    'agent@travel.example',
    'boss@lodges.example',
  ]);
  const mail = await PostalMime.parse(message as Buffer);
  expect(mail.to?.map(({ address }) => address)).toEqual(['concierge@example.com', 'sam@example.com']);
  expect(mail.cc?.map(({ address }) => address)).toEqual(['agent@travel.example']);
});

test('CNV-10/mails a copy for some of them is handed over for those alone, and names everybody', async () => {
  const others = { to: [], cc: [{ name: 'Sam', address: 'sam@example.com' }], bcc: [] };
  const composer = createTransport({ streamTransport: true, buffer: true });
  const only = [{ name: null, address: 'sam@example.com' }];
  const { message, envelope } = await composer.sendMail(mimeOf({ ...plain, others, only }, sender));
  expect(envelope).toEqual({ from: 'desk@example.com', to: ['sam@example.com'] });
  const mail = await PostalMime.parse(message as Buffer);
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])].map(({ address }) => address);
  expect(named).toEqual(['concierge@example.com', 'sam@example.com']);
});

test('CNV-02/pictures-in-place words go as both parts, and a picture among them as a part of the markup', async () => {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail(
    mimeOf(
      {
        ...plain,
        html: '<p>The river: <img src="cid:file-0" alt="River"></p>',
        attachments: [
          { fileName: 'river.png', contentType: 'image/png', content: Buffer.from('x'), cid: 'file-0' },
        ],
      },
      sender,
    ),
  );
  const text = String(message);
  expect(text).toContain('multipart/alternative');
  expect(text).toContain('multipart/related');
  expect(text).toMatch(/^content-id: <file-0>/im);
});

test('SUB-10 nothing a visitor types makes a header, a recipient or a second subject', async () => {
  const names = (await parsed(plain)).headers.map(({ key }) => key).sort();
  const evil = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc
      .tuple(fc.string(), fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\0', '\x0b'), fc.string())
      .map(([before, end, after]) => `${before}${end}Bcc: eve@example.com${end}${end}${after}`),
  );
  await fc.assert(
    fc.asyncProperty(evil, evil, async (subject, name) => {
      const mail = await parsed({
        ...plain,
        subject: `Message: ${subject}`,
        replyTo: { name, address: 'zoe@example.com' },
      });
      const found = mail.headers.map(({ key }) => key).sort();
      expect(found).toEqual(names);
      expect(mail.to).toHaveLength(1);
      expect(mail.bcc).toBeUndefined();
      expect(mail.replyTo?.map(({ address }) => address)).toEqual(['zoe@example.com']);
      expect(mail.text?.trim()).toBe('Hello');
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('a subject is one line of at most 200 characters before it is encoded', () => {
  expect(mimeOf({ ...plain, subject: 'A\r\nBcc: eve@example.com\u2028B' }, sender).subject).toBe(
    'A Bcc: eve@example.com B',
  );
  expect(mimeOf({ ...plain, subject: 'x'.repeat(500) }, sender).subject).toHaveLength(200);
});

test('an address that is none stops the mail', () => {
  const forged = { name: null, address: 'a@b.com\r\nBcc: c@d.com' };
  expect(() => mimeOf({ ...plain, to: forged }, sender)).toThrow(TypeError);
  expect(() => mimeOf({ ...plain, replyTo: forged }, sender)).toThrow(TypeError);
});
