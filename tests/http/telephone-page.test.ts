import { expect, test } from 'vitest';
import { plainForm } from '../support/plain-form.ts';
import { sharedMails } from '../support/shared-product.ts';
import { site } from '../support/shared-site.ts';
import { press, referenceIn, visitorOf } from './form-steps.ts';

test('FRM-17/telephone the consent names the POPI Act and leads to the policy', async () => {
  const { $ } = await site.page('/enquire/telephone?from=/contact-us');
  const consent = $('main label:has([type="checkbox"])');
  expect(consent).toHaveLength(1);
  expect(consent.text()).toContain('POPI');
  expect(consent.find('a').attr('href')).toMatch(/\/privacy-policy$/);
});

test('MOD-08/numbers without scripts the numbers, hours and the way in are all there', async () => {
  const home = await site.page('/');
  const way = home.$('header a[data-dialog="telephone"], #enquire-menu a[data-dialog="telephone"]').first();
  expect(way.attr('href')).toMatch(/^\/enquire\/telephone\?from=/);
  const { $ } = await site.page(way.attr('href') ?? '');
  const numbers = $('main a[href^="tel:"]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  expect(numbers).toHaveLength(4);
  for (const number of numbers) expect(number).toMatch(/^tel:\+?[0-9]+$/);
  expect($('main').text()).toContain('Mon');
  expect($('main').text()).toContain('Alternatively, we will gladly call you back');
});

test('FRM-04/required FRM-13/telephone a form in error comes back with every message and every value', async () => {
  const { $ } = await site.page('/enquire/telephone?from=/');
  const form = plainForm($, '#telephone-form');
  const typed = { name: 'Naledi “Nali” <O’Kafor>', email: 'not an address' };
  const refused = await press(form, form.filled(typed));
  expect(refused.status).toBe(400);
  expect(refused.$('title').text()).toMatch(/^Error/);
  const main = refused.$('main').text();
  for (const message of [
    'Surname is required',
    'Telephone number is required',
    'Email address must be a valid email address',
    'Your consent is required to proceed with your enquiry',
  ]) {
    expect(main).toContain(message);
  }
  expect(main).not.toContain('First Name is required');
  const kept = plainForm(refused.$, '#telephone-form');
  expect(kept.valuesOf('name')).toEqual([typed.name]);
  expect(kept.valuesOf('email')).toEqual([typed.email]);
});

test('SUB-14/own-pages SUB-14/concierge SUB-14/contact the addresses are our own pages and the desk’s mailbox unless set otherwise', async () => {
  const content = await (await site.get('/dialogs/telephone.json?from=/')).json();
  expect(content).toMatchObject({ contact: { conciergeMail: expect.stringMatching(/@example\.com$/) } });

  const { $ } = await site.page('/enquire/telephone?from=/');
  const form = plainForm($, '#telephone-form');
  const visitor = visitorOf('telephone');
  const sent = await press(form, form.filled(visitor));
  const thanks = await site.page(sent.headers.get('location') ?? '');
  const more = thanks.$('main a').filter((_, link) => /add to your enquiry/i.test(thanks.$(link).text()));
  expect(more.attr('href')).toMatch(/^\/enquire\/contact\?/);
  const mails = () =>
    sharedMails().filter(({ raw, parsed }) => `${raw}${parsed.text}`.includes(referenceIn(sent)));
  await expect.poll(() => mails().length).toBe(2);
  const to = (address: string) => mails().find(({ recipients }) => recipients.includes(address));
  expect(to('concierge@example.com')?.parsed.text).toContain(visitor.email);
  expect(to(visitor.email ?? '')?.parsed.text).toContain('/contact-us');
});
