import { defaultBrand, firstConsentWords, makeCollection } from '@sundowner/brand';
import { currentConsent } from '@sundowner/enquiries/forms/consent';
import { expect, test } from 'vitest';
import type { EditedForm } from '../../content/forms/form-content.ts';
import { toEnquiryContent } from './enquiry-content.ts';

const form: EditedForm = {
  kind: 'telephone',
  consentText: '',
  consentVersions: [],
  mailbox: '',
  mailboxes: [],
  conciergeSubject: '',
  conciergeNote: '',
  mailSubject: '',
  mailOpening: '',
  mailSteps: [],
  mailClosing: '',
};

const collection = makeCollection(
  {
    propertyUpdated: ['monwana', 'marataba'].map((key) => ({ key, slug: key, name: key })),
  },
  defaultBrand,
);

function read(changes: Partial<EditedForm>) {
  const warnings: string[] = [];
  const content = toEnquiryContent(
    {
      forms: [{ ...form, ...changes }],
      lists: [],
      mailboxes: [{ property: 'marataba', mail: 'marataba@example.com' }],
    },
    collection,
    {
      warn: (_: object, text: string) => warnings.push(text),
    } as never,
  );
  return { kind: content.kinds.telephone, mailboxes: content.mailboxes, warnings };
}

test('our own words keep our own version, and new ones have the version the studio gave them', () => {
  const versions = [
    { version: 'popi-11111111', text: firstConsentWords },
    { version: 'popi-22222222', text: 'New words, see the [policy].' },
  ];
  expect(read({ consentText: firstConsentWords, consentVersions: versions }).kind?.consent).toBe(
    currentConsent,
  );
  const { kind } = read({ consentText: 'New words, see the [policy].', consentVersions: versions });
  expect(kind?.consent?.version).toBe('popi-22222222');
  expect(kind?.consents.map(({ version }) => version)).toEqual(['popi-11111111', 'popi-22222222']);
  // A draft's words that were never published have no version to be agreed to.
  expect(read({ consentText: 'Unheard of [policy].', consentVersions: versions }).kind?.consent).toBeNull();
});

test('a mailbox that is no address is left out and told, and a subject is one line', () => {
  const { kind, mailboxes, warnings } = read({
    mailbox: 'nobody at all',
    mailboxes: [
      { property: 'monwana', mail: 'monwana@example.com' },
      { property: 'atlantis', mail: 'a@example.com' },
      { property: 'marataba', mail: 'x@example.com, y@example.com' },
    ],
    mailSubject: 'Thank you\r\nBcc: all@example.com',
  });
  expect(kind?.mailbox).toBeNull();
  expect(kind?.mailboxes).toEqual({ monwana: { name: null, address: 'monwana@example.com' } });
  expect(mailboxes).toEqual({ marataba: { name: null, address: 'marataba@example.com' } });
  expect(kind?.visitorSubject).toBe('Thank you Bcc: all@example.com');
  expect(warnings).toHaveLength(2);
});
