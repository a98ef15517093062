import { type EnquiryKind, enquiryKinds } from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { pdfFile } from '../support/files.ts';
import { plainForm } from '../support/plain-form.ts';
import { site } from '../support/shared-site.ts';
import { atTheDesk, press, referenceIn, visitorOf } from './form-steps.ts';

const from = '/lionsands/river-lodge';
const formOf = ({ $ }: Pick<Awaited<ReturnType<typeof site.page>>, '$'>, kind: EnquiryKind) =>
  plainForm($, `#${kind}-form`);

/** The letter leads to the page that says what is left to do, everything else to the thank-you page. */
const sentTo = (kind: EnquiryKind) =>
  kind === 'newsletter' ? /^\/subscription-confirmation\?ref=MC-/ : /^\/thank-you\?ref=MC-/;

describe.each(enquiryKinds)('the %s form without scripts', (kind) => {
  test(`RT-19/${kind} FRM-04/required has a page of its own: errors keep the values, and it is sent`, async () => {
    const page = await site.page(`/enquire/${kind}?from=${from}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(page.$('meta[name="robots"]').attr('content')).toContain('noindex');
    expect(page.$('h1').text().trim()).not.toBe('');
    expect(page.$(`main #${kind}-form [type="submit"]`)).toHaveLength(1);

    const { accept = '', ...values } = visitorOf(kind);
    const form = formOf(page, kind);
    expect(form.method.toLowerCase()).toBe('post');
    for (const name of Object.keys(values)) {
      const control = page.$(`#${kind}-${name}, fieldset input[name="${name}"]`);
      expect(control.length, name).toBeGreaterThan(0);
    }
    const refused = await press(form, form.filled(values));
    expect(refused.status).toBe(400);
    expect(refused.$('title').text()).toMatch(/^Error: /);
    expect(refused.$('main').text()).toContain('Your consent is required to proceed with your enquiry');

    const again = formOf(refused, kind);
    for (const [name, value] of Object.entries(values)) expect(again.valuesOf(name), name).toEqual([value]);
    const sent = await press(again, again.filled({ accept }));
    expect([sent.status, sent.headers.get('location')]).toEqual([303, expect.stringMatching(sentTo(kind))]);
    const thanks = await site.page(sent.headers.get('location') ?? '');
    const reference = referenceIn(sent);
    expect(thanks.status).toBe(200);
    expect(thanks.$('main').text()).toContain(reference);
    expect(await atTheDesk(reference)).toMatchObject({ kind, state: 'accepted', page: from });
  });
});

test('TSK-01/thank-you the thank-you of an enquiry hands its reference on to the letter form', async () => {
  const form = formOf(await site.page(`/enquire/telephone?from=${from}`), 'telephone');
  const sent = await press(form, form.filled(visitorOf('telephone')));
  const reference = referenceIn(sent);
  const thanks = await site.page(sent.headers.get('location') ?? '');
  expect(thanks.$('main a[href="/my-enquiry"]')).toHaveLength(1);
  const href = thanks.$('main a:contains("Add to your enquiry")').attr('href') ?? '';
  const letter = formOf(await site.page(href), 'contact');
  expect(letter.valuesOf('subject')).toEqual(['sent enquiry']);
  expect(letter.valuesOf('enquiryReference')).toEqual([reference]);
  const { subject: _, ...said } = visitorOf('contact');
  const more = await press(letter, letter.filled(said));
  const { kind, fields } = await atTheDesk(referenceIn(more));
  expect(kind).toBe('contact');
  const held = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  expect(held).toMatchObject({ subject: 'An enquiry I sent', enquiryReference: reference });
});

test('FRM-12/careers without scripts the page posts an application with its CV', async () => {
  const page = await site.page('/enquire/careers?from=/');
  const form = formOf(page, 'careers');
  expect(form.enctype).toBe('multipart/form-data');
  expect(page.$('#careers-form input[name="cv"]').attr('type')).toBe('file');
  const cv = pdfFile('Ten years at a pass');
  const sent = await press(form, form.filled(visitorOf('careers')), {
    cv: new File([new Uint8Array(cv)], 'My CV.pdf', { type: 'application/pdf' }),
  });
  expect(sent.status).toBe(303);
  expect(await atTheDesk(referenceIn(sent))).toMatchObject({
    kind: 'careers',
    files: [{ field: 'cv', fileName: 'My CV.pdf', kind: 'pdf', bytes: cv.length }],
  });
});
