import { expect, test } from 'vitest';
import { plainForm } from '../support/plain-form.ts';
import { site } from '../support/shared-site.ts';

test('MOD-16/words MOD-16/signature MOD-16/reference MOD-16/next-steps the thank-you page says who answers and what happens next', async () => {
  const { $ } = await site.page('/thank-you?ref=MC-7KQ2-94HD');
  expect($('main h1').text().trim()).toBe('Thank you');
  expect($('main').text()).toContain('MC-7KQ2-94HD');
  const headings = $('main :is(h2, h3)')
    .toArray()
    .map((heading) => $(heading).text().trim());
  expect(headings).toContain('What happens next');
  expect($('main ol li').length).toBeGreaterThanOrEqual(2);
  expect($('main img[alt*="Thandeka Mabuza"]')).toHaveLength(1);
});

test('a reference that is not ours is not shown on the thank-you page', async () => {
  const { $, html } = await site.page(`/thank-you?ref=${encodeURIComponent('<b>call 0900</b>')}`);
  expect($('main h1').text().trim()).toBe('Thank you');
  expect($('main').text()).not.toContain('0900');
  expect($('main').text()).not.toContain('has reached us');
  expect(html).not.toContain('<b>call');
});

test('TSK-01/contact the contact page leads to the letter form with that subject', async () => {
  const { $ } = await site.page('/contact-us');
  const href = $('main a:contains("An enquiry you sent")').attr('href') ?? '';
  const form = await site.page(href);
  const { valuesOf } = plainForm(form.$, '#contact-form');
  expect(valuesOf('subject')).toEqual(['sent enquiry']);
  expect(valuesOf('enquiryReference')).toEqual(['']);
});
