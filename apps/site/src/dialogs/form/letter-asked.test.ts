import { contactForm } from '@sundowner/enquiries/forms/kinds/contact';
import { presetValues } from '@sundowner/enquiries/forms/page-context';
import { expect, test } from 'vitest';
import { letterLink, sentEnquiryLink } from '../../links/letter-link.ts';
import { letterAsked } from './letter-asked.ts';

const filled = (address: string) => {
  const asked = letterAsked(new URL(address, 'http://site.test').searchParams);
  return presetValues(contactForm, { from: '/thank-you', property: null, asked });
};

test('TSK-01/filled the link from a thank-you fills in the subject and the reference', () => {
  expect(filled(sentEnquiryLink('/thank-you', 'MC-7KQ2-94HD'))).toEqual({
    subject: 'sent enquiry',
    enquiryReference: 'MC-7KQ2-94HD',
  });
  expect(filled(sentEnquiryLink('/contact-us', null))).toEqual({ subject: 'sent enquiry' });
});

test('TSK-01/filled nothing but a subject of ours and a reference is taken from an address', () => {
  expect(filled('/enquire/contact?subject=bribe&enquiryReference=call+0900')).toEqual({});
  expect(filled('/enquire/contact?name=Eva&email=eva%40example.com')).toEqual({});
});

test('TSK-04/net-rates a link may choose any subject the form offers', () => {
  const asked = filled(letterLink('/travel-partner-resources', { subject: 'trade' }));
  expect(asked).toEqual({ subject: 'trade' });
});
