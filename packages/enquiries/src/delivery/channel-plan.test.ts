import { expect, test } from 'vitest';
import { configuredChannels } from '../../../../tests/fakes/configured-channels.ts';
import { contactForm } from '../forms/kinds/contact.ts';
import { newsletterForm } from '../forms/kinds/newsletter.ts';
import { telephoneForm } from '../forms/kinds/telephone.ts';
import { confirmedChannels, plannedChannels, releasedChannels } from './channel-plan.ts';

const mails = ['concierge-mail', 'visitor-mail'];
const full = configuredChannels({ crmForms: ['telephone', 'newsletter'], webhook: true });
const mailsAlone = configuredChannels();
const names = (planned: readonly { readonly name: string }[]) => planned.map(({ name }) => name);

test.each([
  { what: 'a form with one at the CRM', form: telephoneForm, channels: [...mails, 'crm', 'webhook'] },
  { what: 'a form without', form: contactForm, channels: [...mails, 'webhook'] },
  { what: 'a kind this build does not know', form: null, channels: mails },
  { what: 'a subscription that is not confirmed', form: newsletterForm, channels: ['visitor-mail'] },
])('$what goes to $channels', ({ form, channels }) => {
  expect(names(plannedChannels(form, full, false))).toEqual(channels);
});

test('what is not set up gets no job, and a synthetic enquiry stays in the house', () => {
  expect(names(plannedChannels(telephoneForm, mailsAlone, false))).toEqual(mails);
  expect(names(plannedChannels(telephoneForm, full, true))).toEqual(mails);
});

test('what was held goes to the house once released, and no confirmation to its visitor', () => {
  expect(names(releasedChannels(telephoneForm, full))).toEqual(['concierge-mail', 'crm', 'webhook']);
  expect(names(releasedChannels(newsletterForm, full))).toEqual(['visitor-mail']);
});

test('a confirmed subscription goes to everybody but its reader', () => {
  expect(names(confirmedChannels(newsletterForm, full))).toEqual(['concierge-mail', 'crm', 'webhook']);
  const otherForms = configuredChannels({ crmForms: ['telephone'] });
  expect(names(confirmedChannels(newsletterForm, otherForms))).toEqual(['concierge-mail']);
});
