import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeHubspot } from '../../../../../../tests/fakes/hubspot.ts';
import {
  consentText,
  guidOf,
  marketingKinds as kinds,
  linesOf as lines,
  marketingForm,
  receivedAt as now,
  sentTo,
  startPortal,
  stored,
} from '../../../../../../tests/fakes/sent-to-crm.ts';
import { type FormConfig, fieldsOf } from '../../../forms/form.ts';
import type { StoredEnquiry } from '../channel.ts';

let hubspot: FakeHubspot;
beforeAll(async () => {
  hubspot = await startPortal();
});
afterAll(() => hubspot.close());
const sent = (enquiry: StoredEnquiry) => sentTo(hubspot, enquiry);

const updates = 306316139;
const toStore = 306316330;

test.each([
  ['email', 'Relevant email updates', [updates, toStore]],
  ['email', '', [toStore]],
  ['telephone', 'Relevant email updates', [toStore]],
  ['telephone', '', [toStore]],
  ['travel-africa', 'Relevant email updates', [updates, toStore]],
  ['travel-africa', '', [toStore]],
] as const)('SUB-12/%s-communications SUB-04/consent with "%s"', async (kind, hearMoreAbout, types) => {
  const { legalConsentOptions } = await sent(stored(kind, { hearMoreAbout }));
  expect(legalConsentOptions?.consent).toMatchObject({ consentToProcess: true, text: consentText });
  const { communications = [] } = legalConsentOptions?.consent ?? {};
  expect(communications.map(({ subscriptionTypeId }) => subscriptionTypeId)).toEqual(types);
  for (const { value, text } of communications) expect([value, text.length > 0]).toEqual([true, true]);
});

test.each(kinds)('SUB-04/context SUB-04/%s the visitor’s cookie, the page and its name', async (kind) => {
  const hutk = '5F4DCC3B5AA765D61D8327DEB882CF99';
  const { context, submittedAt } = await sent(stored(kind, {}, { hutk }));
  expect(submittedAt).toBe(String(now));
  expect(context).toEqual({
    hutk: hutk.toLowerCase(),
    pageUri: 'https://example.com/lionsands/river-lodge',
    pageName: 'The page at /lionsands/river-lodge',
  });
  for (const malformed of ['37184', `${hutk}0`, 'z'.repeat(32), "'; DROP TABLE"]) {
    const body = await sent(stored(kind, {}, { hutk: malformed }));
    expect(body.context).not.toHaveProperty('hutk');
  }
});

test.each([
  ['country', { country: 'Côte d’Ivoire' }, "country__dropdown_=Côte d'Ivoire"],
  ['surname', { surname: 'O‘Brien' }, "lastname=O'Brien"],
  ['comments', { comments: 'It’s ‘ours’.' }, "additional_comments=It's 'ours'."],
] as const)('SUB-04/apostrophes of a %s are straight', async (_what, posted, line) => {
  const body = await sent(stored('email', posted));
  expect(JSON.stringify(body.fields)).not.toMatch(/[\u2018\u2019]/);
  expect(lines(body)).toContain(line);
});

/** The email form with a lodge that editors have listed since. */
function withLodge(lodge: string, location: string): FormConfig {
  const form = marketingForm('email');
  const more = { value: lodge, label: lodge, group: location };
  const sections = form.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) =>
      field.name === 'likeToVisitTheseLodges'
        ? { ...field, choices: [...(field.choices ?? []), more] }
        : field,
    ),
  }));
  return { ...form, sections };
}

test('SUB-04/email SUB-04/apostrophes lodges of an editor’s own list are asked for too, with straight apostrophes', async () => {
  const region = 'Monwana Game Lodge';
  const form = withLodge('Founder’s Camp', region);
  expect(fieldsOf(form).length).toBe(fieldsOf(marketingForm('email')).length);
  const posted = { locationToVisit: [region], likeToVisitTheseLodges: ['Monwana', 'Founder’s Camp'] };
  const body = await sentTo(hubspot, stored('email', posted, {}, form), form);
  expect(lines(body)).toContain("monwana_lodge_s_requested=Monwana;Founder's Camp");
});

/** What HubSpot refuses, sent by hand: the stand-in the cells are proven against takes nothing that HubSpot would not. */
const good = {
  submittedAt: String(now),
  fields: [
    { objectTypeId: '0-1', name: 'email', value: 'naledi@example.com' },
    { objectTypeId: '0-1', name: 'firstname', value: 'Naledi' },
    { objectTypeId: '0-1', name: 'lastname', value: 'Okafor' },
    { objectTypeId: '0-1', name: 'phone', value: '+442079460018' },
  ],
  context: { pageUri: 'https://example.com/', pageName: 'The More Collection' },
  legalConsentOptions: {
    consent: {
      consentToProcess: true,
      text: consentText,
      communications: [{ value: true, subscriptionTypeId: toStore, text: consentText }],
    },
  },
};
const field = (name: string, value: string, objectTypeId = '0-1') => ({
  ...good,
  fields: [...good.fields, { objectTypeId, name, value }],
});
const { consent } = good.legalConsentOptions;
const agreed = (changes: object) => ({
  ...good,
  legalConsentOptions: { consent: { ...consent, ...changes } },
});

test.each([
  ['what is right', good, 200],
  ['a field the form does not have', field('travel_plans', 'x'), 'FIELD_NOT_IN_FORM_DEFINITION'],
  ['a value that is no option', field('preferred_time_to_call', 'Noon'), 'VALUE_NOT_IN_FIELD_DEFINITION'],
  [
    'a curly apostrophe in an option',
    field('country__dropdown_', 'Côte d’Ivoire'),
    'VALUE_NOT_IN_FIELD_DEFINITION',
  ],
  ['an empty value', field('country__dropdown_', ''), 'REQUIRED_FIELD'],
  ['a field twice', field('firstname', 'Zoë'), 'INPUT_TOO_LARGE'],
  ['a required field that is missing', { ...good, fields: good.fields.slice(1) }, 'REQUIRED_FIELD'],
  ['another kind of object', field('country__dropdown_', 'Germany', '0-2'), 400],
  ['a malformed cookie', { ...good, context: { hutk: '37184' } }, 'INVALID_HUTK'],
  ['a page that is no address', { ...good, context: { pageUri: '/contact-us' } }, 'INVALID_PAGE_URI'],
  ['a member HubSpot does not know', { ...good, reference: 'MC-7KQ2-94HD' }, 400],
  ['a context it does not know', { ...good, context: { ...good.context, source: 'site' } }, 400],
  ['no consent', agreed({ consentToProcess: false }), 'MISSING_PROCESSING_CONSENT'],
  ['consent to nothing', agreed({ text: '' }), 'MISSING_PROCESSING_CONSENT_TEXT'],
  [
    'a subscription of another portal',
    agreed({ communications: [{ value: true, subscriptionTypeId: 1, text: 'x' }] }),
    'MISSING_COMMUNICATION_CONSENT_TEXT',
  ],
  ['no time', { ...good, submittedAt: undefined }, 400],
] as const)('SUB-04/stand-in %s', async (_what, body, answered) => {
  const address = `${hubspot.url}/submissions/v3/integration/submit/62515/${guidOf.telephone}`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (typeof answered === 'number') expect(response.status).toBe(answered);
  else {
    expect(response.status).toBe(400);
    expect(text).toContain(answered);
  }
});
