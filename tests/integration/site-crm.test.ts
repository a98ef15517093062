import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOver } from '../fakes/desk-calls.ts';
import { type FakeHubspot, startHubspot } from '../fakes/hubspot.ts';
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import { everyField, onlyRequired, travelYear } from '../support/filled-forms.ts';
import { formsAt } from './site-form-posts.ts';
import { type SiteStage, siteStage, withoutLimits } from './site-stage.ts';

let hubspot: FakeHubspot;
let smtp: FakeSmtp;
let stage: SiteStage;
let visitors: ReturnType<typeof formsAt>;
const concierge = 'concierge@example.com';
const guidOf = { email: 1, telephone: 2, 'travel-africa': 3 } as const;
const guid = (kind: keyof typeof guidOf) => `00000000-0000-4000-8000-00000000000${guidOf[kind]}`;

beforeAll(async () => {
  [hubspot, smtp] = await Promise.all([startHubspot(), startSmtp()]);
  stage = await siteStage({
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'desk@example.com',
      CONCIERGE_MAIL: concierge,
      HUBSPOT_BASE_URL: hubspot.url,
      HUBSPOT_PORTAL_ID: '4711',
      HUBSPOT_FORM_EMAIL: guid('email'),
      HUBSPOT_FORM_TELEPHONE: guid('telephone'),
      HUBSPOT_FORM_TRAVEL_AFRICA: guid('travel-africa'),
      ...withoutLimits,
    },
  });
  visitors = formsAt(stage, smtp);
});
afterAll(async () => {
  await stage?.close();
  await hubspot?.close();
  await smtp?.close();
});

type Kind = keyof typeof guidOf;

/** What the CRM is sent of an enquiry, as name=value lines, and what was agreed to. */
async function sent(kind: Kind, fields: Readonly<Record<string, unknown>>) {
  const before = hubspot.accepted().length;
  await visitors.accepted(kind, fields);
  await expect.poll(() => hubspot.accepted().length, { timeout: 20_000 }).toBe(before + 1);
  const last = hubspot.accepted().at(-1);
  if (!last) throw new Error('The CRM took nothing.');
  expect(last.formGuid).toBe(guid(kind));
  const lines = last.body.fields.map(({ name, value }) => `${name}=${value}`);
  const communications = last.body.legalConsentOptions?.consent?.communications ?? [];
  return {
    lines: lines.filter((line) => !line.startsWith('email=')),
    agreed: communications.map(({ subscriptionTypeId }) => subscriptionTypeId),
  };
}

const person = ['firstname=Naledi', 'lastname=Okaforsson', 'phone=+442079460018'];
const located = [...person, 'country__dropdown_=United Kingdom'];
const stay = [
  `arrival_date=${travelYear}-03-05`,
  `departure_date=${travelYear}-03-12`,
  'number_of_adults=2',
  'number_of_children=2',
  'age_of_children=4 and 9',
];

test('SUB-12/email every cell of an email enquiry', async () => {
  const { lines, agreed } = await sent('email', everyField.email);
  expect(lines.sort()).toEqual(
    [
      ...located,
      ...stay,
      'travel_plans=Two sisters and a nephew',
      'additional_comments=A birthday on the sixth.\nThe dates may move by a few days either side.',
      'returning_visitor=Yes',
      'lion_sands_lodge_s_requested=River Lodge;Tinga Lodge',
      'cape_town_lodge_s_requested=Unknown',
      'other_more_experiences__1_=safari',
      'other_more_experiences__1_=treehouse',
      'ideal_destination=Lion Sands Game Reserve',
      'ideal_destination=Cape Town',
    ].sort(),
  );
  expect(agreed).toEqual([306316139, 306316330]);
});

test('SUB-12/email what was not filled in is not sent, and SUB-05/newsletter nobody is subscribed unasked', async () => {
  const { lines, agreed } = await sent('email', onlyRequired.email);
  expect(lines.sort()).toEqual([...located].sort());
  expect(agreed).toEqual([306316330]);
  const other = await sent('email', { ...onlyRequired.email, hearMoreAbout: ['yes please'] });
  expect(other.agreed).toEqual([306316330]);
});

test('SUB-12/email a chosen nature in its words, ages only with a child, lodges only of chosen regions', async () => {
  const { lines } = await sent('email', {
    ...onlyRequired.email,
    natureOfVisit: 'We are on honeymoon',
    travellerType: 'left over',
    children: '0',
    agesOfChildren: 'left over',
    locationToVisit: ['Monwana Game Lodge'],
    likeToVisitTheseLodges: ['Monwana Residence', 'Monwana', 'Mountain Lodge'],
  });
  expect(lines).toContain('travel_plans=We are on honeymoon');
  expect(lines).toContain('number_of_children=0');
  expect(lines).toContain('monwana_lodge_s_requested=Monwana Residence;Monwana');
  expect(lines.join()).not.toMatch(/left over|age_of_children|marataba|lion_sands|stellenbosch/);
});

test('SUB-12/telephone its six fields, and no subscription', async () => {
  const { lines, agreed } = await sent('telephone', {
    ...everyField.telephone,
    hearMoreAbout: ['Relevant email updates'],
  });
  expect(lines.sort()).toEqual([...located, 'preferred_time_to_call=Evening'].sort());
  expect(agreed).toEqual([306316330]);
});

test('SUB-12/travel-africa every cell of a Travel Africa enquiry', async () => {
  const { lines, agreed } = await sent('travel-africa', everyField['travel-africa']);
  expect(lines.sort()).toEqual(
    [
      ...located,
      ...stay,
      'travel_plans=Couple, LGBTQ+',
      'interested_destination=Namibia, Zambia',
      'interested_packages=Southern African Odyssey, Quintessential Cape',
      "additional_comments=I'd like to enquire about the Southern African Odyssey package.\nThe dates may move by a few days either side.",
      'budget_per_person_per_trip=$8,000-$10,500',
    ].sort(),
  );
  expect(agreed).toEqual([306316139, 306316330]);
});

test('SUB-12 kinds the CRM has no form for are never sent to it', async () => {
  const before = hubspot.received.length;
  for (const kind of [
    'celebration',
    'destination',
    'experiences',
    'residences',
    'contact',
    'careers',
  ] as const) {
    const { deliveries } = await visitors.shown(await visitors.accepted(kind, everyField[kind]));
    expect(deliveries.map(({ channel }) => channel).sort()).toEqual(['concierge-mail', 'visitor-mail']);
  }
  expect(hubspot.received.length).toBe(before);
  expect(hubspot.strays).toEqual([]);
});

/** A telephone enquiry as the site's own page sends it, and what it comes to; its visitor is nobody else. */
async function telephoned() {
  const fields = visitors.withTicket('telephone', {
    ...onlyRequired.telephone,
    surname: 'O’Kafor',
    tel: '+27 82 000 0000',
    country: 'Germany',
    timeToCall: 'Afternoon',
    from: '/contact-us',
  });
  const { status, json } = await visitors.postJson('telephone', fields);
  expect(status).toBe(201);
  const reference = String(json.reference);
  const email = String(fields.email);
  return {
    reference,
    email,
    mails: () => [...visitors.mailsTo(concierge, reference), ...visitors.mailsTo(email, reference)],
    atTheCrm: () => hubspot.accepted().filter(({ body }) => JSON.stringify(body).includes(email)),
    deliveries: async () => (await visitors.shown(reference)).deliveries,
  };
}

test('SUB-10/telephone-mail SUB-10/telephone-inbox SUB-05/consent SUB-12/telephone the concierge, the visitor and the CRM each get theirs', async () => {
  const { reference, email, mails, atTheCrm, deliveries } = await telephoned();
  await expect.poll(() => mails().length).toBe(2);
  const [told, own] = mails();
  expect(told?.parsed.replyTo?.map(({ address }) => address)).toEqual([email]);
  expect(told?.parsed.subject).toContain(reference);
  for (const value of [
    'Naledi',
    'O’Kafor',
    email,
    'Germany',
    'Afternoon',
    '/contact-us',
    'recorded and stored',
  ]) {
    expect(told?.parsed.text, `the concierge's mail names ${value}`).toContain(value);
  }
  expect(told?.parsed.text?.replaceAll('\u00a0', ' ').replaceAll(' ', '')).toContain('+27820000000');
  expect(own?.parsed.text).toContain(reference);
  expect(own?.parsed.text).not.toContain('O’Kafor');

  await expect.poll(() => atTheCrm().length).toBe(1);
  const [sent] = atTheCrm();
  expect(sent?.formGuid).toBe(guid('telephone'));
  expect(Object.fromEntries(sent?.body.fields.map(({ name, value }) => [name, value]) ?? [])).toEqual({
    firstname: 'Naledi',
    lastname: "O'Kafor",
    phone: '+27820000000',
    email,
    country__dropdown_: 'Germany',
    preferred_time_to_call: 'Afternoon',
  });
  const consent = sent?.body.legalConsentOptions?.consent;
  expect(consent?.consentToProcess).toBe(true);
  expect(consent?.communications.map(({ subscriptionTypeId }) => subscriptionTypeId)).toEqual([306316330]);

  const desk = deskOver(stage.internalUrl, stage.keyring.internalToken);
  expect(await desk.list({ words: reference })).toMatchObject({ rows: [{ reference }] });
  await expect
    .poll(async () => (await deliveries()).map(({ state }) => state))
    .toEqual(['delivered', 'delivered', 'delivered']);
});

test('SUB-06 a CRM that fails never fails the enquiry', async () => {
  hubspot.faults.always({ status: 503 });
  const { mails, atTheCrm, deliveries } = await telephoned();
  await expect.poll(() => mails().length).toBe(2);
  const crm = async () => (await deliveries()).find(({ channel }) => channel === 'crm');
  await expect.poll(async () => (await crm())?.attempts).toBeGreaterThan(0);
  expect((await crm())?.state).not.toBe('delivered');
  expect(atTheCrm()).toEqual([]);
  hubspot.faults.clear();
});
