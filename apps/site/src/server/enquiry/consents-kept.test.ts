import { emptyCollection } from '@sundowner/brand';
import { type EnquiryContent, noEnquiryContent } from '@sundowner/enquiries/delivery/enquiry-content';
import type { ConsentText } from '@sundowner/enquiries/forms/form';
import { knownConsent } from '@sundowner/enquiries/forms/form-content';
import { expect, test } from 'vitest';
import { toEnquiryContent } from './enquiry-content.ts';
import { consentsKept } from './live-enquiry-content.ts';

const words = (version: string): ConsentText => ({ version, parts: [{ text: `Words of ${version}` }] });

const publishing = (...versions: string[]): EnquiryContent =>
  toEnquiryContent(
    {
      forms: [
        {
          kind: 'telephone',
          consentText: '',
          consentVersions: versions.map((version) => ({ version, text: `Words of ${version}` })),
          mailbox: '',
          mailboxes: [],
          conciergeSubject: '',
          conciergeNote: '',
          mailSubject: '',
          mailOpening: '',
          mailSteps: [],
          mailClosing: '',
        },
      ],
      lists: [],
      mailboxes: [],
    },
    emptyCollection(),
    { warn: () => {} },
  );

function place(...before: ConsentText[]) {
  const texts = [...before];
  const warnings: unknown[] = [];
  const store = { texts, away: false, warnings };
  const withShown = consentsKept(
    {
      all: async () => {
        if (store.away) throw new Error('away');
        return [...texts];
      },
      keep: async (more) => {
        if (store.away) throw new Error('away');
        texts.push(...more);
      },
    },
    { warn: (...told: unknown[]) => void warnings.push(told) },
  );
  return { store, withShown };
}

test('texts kept before a start, and texts no longer published, stay known', async () => {
  const { store, withShown } = place(words('popi-old'));
  expect(knownConsent(await withShown(noEnquiryContent), 'popi-old')).toEqual(words('popi-old'));
  await withShown(publishing('popi-a'));
  const after = await withShown(noEnquiryContent);
  expect(knownConsent(after, 'popi-a')).toEqual(words('popi-a'));
  expect(store.texts.map(({ version }) => version)).toEqual(['popi-old', 'popi-a']);
});

test('while the store is away texts are held, told of, and kept later, once', async () => {
  const { store, withShown } = place();
  store.away = true;
  expect(knownConsent(await withShown(publishing('popi-a')), 'popi-a')).toEqual(words('popi-a'));
  expect(store.warnings).toHaveLength(1);
  store.away = false;
  await withShown(noEnquiryContent);
  await withShown(publishing('popi-a', 'popi-b'));
  expect(store.texts.map(({ version }) => version)).toEqual(['popi-a', 'popi-b']);
});
