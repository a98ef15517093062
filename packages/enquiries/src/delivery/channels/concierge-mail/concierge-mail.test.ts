import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleEnquiry, sampleWith } from '../../../../../../tests/fakes/enquiry.ts';
import { startSmtp } from '../../../../../../tests/fakes/smtp.ts';
import { demonstrationCollection } from '../../../../../../tests/support/demonstration-collection.ts';
import { fieldsOf } from '../../../forms/form.ts';
import { telephoneForm } from '../../../forms/kinds/telephone.ts';
import { noEnquiryContent } from '../../enquiry-content.ts';
import { smtpTransport, smtpUrlOf } from '../../mail/smtp-transport.ts';
import type { StoredEnquiry } from '../channel.ts';
import { conciergeMail, conciergeMailOf } from './concierge-mail.ts';

const mailbox = (local: string) => ({ name: null, address: `${local}@example.com` });
const collection = demonstrationCollection();
const settings = {
  transport: { send: async () => ({ detail: 'sent' }), close: () => undefined },
  routing: {
    byProperty: { lionsands: mailbox('lionsands') },
    byKind: { telephone: mailbox('telephone') },
    default: mailbox('concierge'),
  },
  desk: () => ({ ...noEnquiryContent, collection }),
  brand: 'The More Collection',
  inboxAddress: 'https://studio.example.com/enquiries/{reference}',
};
const mailOf = (enquiry: StoredEnquiry) => conciergeMailOf({ id: 'job-1', attempt: 1, enquiry }, settings);

test('SUB-10 the concierge gets every field over SMTP, with the visitor to reply to', async () => {
  const server = await startSmtp();
  const transport = smtpTransport(smtpUrlOf(server.url), { name: 'More', address: 'desk@example.com' });
  const enquiry = sampleEnquiry({ extra: { petName: 'Biscuit' }, linkedTo: 'MC-AAAA-BBBB' });
  const channel = conciergeMail({ ...settings, transport });
  await channel.deliver({ id: 'job-1', attempt: 1, enquiry }, new AbortController().signal);
  transport.close();
  await server.close();

  const mail = server.received[0]?.parsed;
  expect(mail?.subject).toBe('Telephone enquiry: Naledi Okafor, MC-7KQ2-94HD');
  expect(mail?.replyTo).toEqual([{ name: 'Naledi Okafor', address: 'naledi@example.com' }]);
  for (const body of [mail?.html, mail?.text]) {
    for (const field of fieldsOf(telephoneForm).filter(({ rule }) => rule !== 'consent')) {
      expect(body).toContain(field.label);
    }
    for (const words of [
      'Naledi',
      'Okafor',
      '+44 20 7946 0018',
      'naledi@example.com',
      'United Kingdom',
      'Afternoon',
      'Europe/London',
      'Biscuit',
      'petName',
      'MC-7KQ2-94HD',
      'MC-AAAA-BBBB',
      '/lionsands/river-lodge',
      '20 November 2026, 14:20',
      'popi-1',
    ]) {
      expect(body).toContain(words);
    }
  }
});

test('SUB-10 a telephone enquiry leads with the number and both clocks', () => {
  const { html, text } = mailOf(sampleEnquiry());
  expect(html).toContain('href="tel:+442079460018"');
  expect(html).toContain('Call Naledi');
  expect(text.split('\n').slice(3, 7)).toEqual([
    'Naledi Okafor',
    '+44 20 7946 0018',
    'Afternoon: 12:00 to 17:00 in London',
    '14:00 to 19:00 in South Africa',
  ]);
});

test('SUB-10 a value the form does not know is told, not lost, and marked', () => {
  const enquiry = sampleWith(
    { country: 'Atlantis', shoeSize: '42' },
    { unknownChoices: ['country'], suspicion: 'too-fast' },
  );
  const { text } = mailOf(enquiry);
  expect(text).toContain('Atlantis');
  expect(text).toMatch(/shoeSize: +42/);
  expect(text).toContain('! Not a choice we offer: Country.');
  expect(text).toContain(
    '! Held back first. Sent faster than a person types, and a colleague has released it.',
  );
});

test('SUB-10 an enquiry of a kind that is offered no more still arrives with all it holds', () => {
  const { subject, text, html } = mailOf(sampleWith({ motto: 'Onward' }, { kind: 'balloon' }));
  expect(subject).toBe('Enquiry: Naledi Okafor, MC-7KQ2-94HD');
  expect(text).toMatch(/motto: +Onward/);
  expect(html).toContain('mailto:naledi@example.com?subject=');
});

test.each([
  ['/lionsands/river-lodge', 'telephone', {}, 'lionsands'],
  ['/monwana', 'telephone', {}, 'telephone'],
  ['/', 'contact', {}, 'concierge'],
  ['/', 'email', { locationToVisit: ['Lion Sands Game Reserve'] }, 'lionsands'],
  ['/lionsands', 'email', { locationToVisit: ['Cape Town'] }, 'concierge'],
  ['/', 'email', { locationToVisit: ['Cape Town', 'Lion Sands Game Reserve'] }, 'concierge'],
  ['/lionsandstorm', 'constructor', {}, 'concierge'],
])('SUB-14 mail from %s of kind %s %j goes to its mailbox', (page, kind, values, to) => {
  expect(mailOf(sampleWith(values, { page, kind })).to).toEqual(mailbox(to));
});

test('SUB-10 nothing a visitor types becomes markup or ends a line of the headers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (typed) => {
      const hostile = `<script>alert(1)</script>"><img src=x onerror=1>${typed}`;
      const values = {
        name: hostile,
        surname: hostile,
        tel: hostile,
        timeToCall: hostile,
        timeZone: hostile,
      };
      const { html } = mailOf(sampleWith(values, { extra: { [hostile]: hostile }, page: `/${hostile}` }));
      expect(html).not.toMatch(/<script|<img/i);
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('an address adds no field to the links that answer it', () => {
  const { html } = mailOf(sampleWith({ email: 'x?bcc=spy&body=hi#a@example.com' }));
  expect(html).toContain('mailto:x%3Fbcc%3Dspy%26body%3Dhi%23a@example.com');
});

test('an enquiry with no usable address has nobody to reply to, and still arrives', () => {
  const mail = mailOf(sampleWith({ email: 'not an address' }));
  expect(mail.replyTo).toBeNull();
  expect(mail.text).toContain('not an address');
});
