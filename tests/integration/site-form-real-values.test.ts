import { enquiryKinds } from '@sundowner/brand';
import { trapFields } from '@sundowner/enquiries/forms/form';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyRequired } from '../support/filled-forms.ts';
import { formsAt } from './site-form-posts.ts';
import { sharedSite } from './site-shared.ts';
import { type RunningSite, rawRequest } from './site-stage.ts';

let stage: RunningSite;
let visitors: ReturnType<typeof formsAt>;

beforeAll(async () => {
  stage = await sharedSite();
  visitors = formsAt(stage);
});
afterAll(() => stage?.close());

/** What the desk shows of a field of an e-mail enquiry that was posted with it. */
async function kept(name: string, value: string): Promise<unknown> {
  const ticket = visitors.ticket('email');
  const fields = { ticket, from: '/lionsands', ...onlyRequired.email, [name]: value };
  const { status, json } = await visitors.postJson('email', fields);
  expect([value, status, json.errors]).toEqual([value, 201, undefined]);
  const shown = await visitors.shown(String(json.reference));
  return shown.fields.find((field) => field.name === name)?.value;
}

test.each([
  ['+44 20 7946 0018 ext. 5', '+44 20 7946 0018;ext=5'],
  ['+1 (212) 555-0100 #23', '+1 212 555 0100;ext=23'],
  ['tel:+44-20-7946-0018', '+44 20 7946 0018'],
  ['＋４４ ２０ ７９４６ ００１８', '+44 20 7946 0018'],
])('FRM-19/extension FRM-19/pasted the number %s is shown as %s', async (tel, expected) => {
  expect(await kept('tel', tel)).toBe(expected);
});

test.each([
  ['Naledi Quill <real.pasted@example.com>', 'real.pasted@example.com'],
  ['mailto:real.link@example.com', 'real.link@example.com'],
  ['ｒｅａｌ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'real@example.com'],
  ['real..dots@example.com', 'real..dots@example.com'],
  ['"real quill"@example.com', '"real quill"@example.com'],
])('FRM-19/addresses FRM-19/pasted the address %s is kept as %s', async (email, expected) => {
  expect(await kept('email', email)).toBe(expected);
});

test.each([
  ['USA', 'United States'],
  ['DE', 'Germany'],
  ['Deutschland', 'Germany'],
  ['south africa', 'South Africa'],
  ['Swaziland', 'Eswatini'],
  ['Turkey', 'Türkiye'],
])('FRM-19/countries %s is kept as %s', async (country, expected) => {
  expect(await kept('country', country)).toBe(expected);
});

test('FRM-19/countries what is no country is refused by every form that asks for one, with and without scripts', async () => {
  const asking = enquiryKinds.filter(
    (kind) => !['newsletter', 'contact', 'careers', 'celebration'].includes(kind),
  );
  const refused = { country: 'Country must be one of the list' };
  for (const kind of asking)
    expect([kind, await visitors.messages(kind, { country: 'Atlantis' })]).toEqual([kind, refused]);
  const page = await visitors.postForm(
    'email',
    visitors.withTicket('email', { ...onlyRequired.email, country: 'Atlantis' }),
  );
  expect(page.status).toBe(400);
  expect(page.text).toContain(refused.country);
});

test('SUB-02/fillers the hidden fields have names no filler knows, and a filled one is held without a word to machines', async () => {
  const { body } = await rawRequest(stage.port, '/enquire/email?from=/');
  const html = body.toString();
  for (const name of trapFields) expect(html).toContain(`name="${name}"`);
  expect(html).not.toMatch(/name="(?:website|feedback|url2|homepage|company|fax)"/);
  for (const name of [...trapFields, 'website']) {
    const fields = visitors.withTicket('email', {
      ...onlyRequired.email,
      [name]: 'https://www.quill.example',
    });
    const { status, json } = await visitors.postJson('email', fields);
    expect(status).toBe(201);
    expect(await visitors.shown(String(json.reference))).toMatchObject({
      state: 'quarantined',
      suspicion: 'honeypot',
    });
  }
  const blank = visitors.withTicket('email', { ...onlyRequired.email, visitKind: ' ', website: '\u00a0' });
  const { json } = await visitors.postJson('email', blank);
  expect(await visitors.shown(String(json.reference))).toMatchObject({ state: 'accepted' });
});
