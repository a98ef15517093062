import { enquiryKinds } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { sampleWith } from '../../../../../../tests/fakes/enquiry.ts';
import { demonstrationCollection } from '../../../../../../tests/support/demonstration-collection.ts';
import { type KindContent, noEnquiryContent } from '../../enquiry-content.ts';
import { mailboxFor } from './mailbox-routing.ts';

const mailbox = (local: string) => ({ name: null, address: `${local}@example.com` });
const settings = { byProperty: {}, byKind: {}, default: mailbox('concierge') };
const collection = demonstrationCollection();
const unset: KindContent = {
  consent: null,
  consents: [],
  mailbox: null,
  mailboxes: {},
  conciergeSubject: null,
  conciergeNote: null,
  visitorSubject: null,
  visitorOpening: null,
  visitorSteps: [],
  visitorClosing: null,
};

test.each(enquiryKinds)(
  'SUB-14/mailbox-by-content %s goes to what the kind names for a property, the property’s own, the kind’s, the usual',
  (kind) => {
    const to = (page: string, content: Partial<KindContent>, property: string | null) => {
      const enquiry = sampleWith({}, { kind, page });
      const mailboxes: KindContent['mailboxes'] = property ? { monwana: mailbox(property) } : {};
      const kinds = { [kind]: { ...unset, ...content } };
      const desk = { ...noEnquiryContent, collection, mailboxes, kinds };
      return mailboxFor(enquiry, desk, settings).address.split('@')[0];
    };
    const both = { mailbox: mailbox('kind'), mailboxes: { monwana: mailbox('kind-at-monwana') } };
    expect(to('/monwana/suites', both, 'monwana')).toBe('kind-at-monwana');
    expect(to('/monwana/suites', { mailbox: mailbox('kind') }, 'monwana')).toBe('monwana');
    expect(to('/monwana/suites', { mailbox: mailbox('kind') }, null)).toBe('kind');
    expect(to('/marataba', both, 'monwana')).toBe('kind');
    expect(to('/monwana/suites', {}, null)).toBe('concierge');
    expect(to('/', {}, 'monwana')).toBe('concierge');
  },
);
