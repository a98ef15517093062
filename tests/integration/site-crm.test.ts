import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeHubspot, startHubspot } from '../fakes/hubspot.ts';
import { everyField, onlyRequired } from '../support/filled-forms.ts';
import { formsAt } from './site-form-posts.ts';
import { type SiteStage, siteStage, withoutLimits } from './site-stage.ts';

let hubspot: FakeHubspot;
let stage: SiteStage;
let visitors: ReturnType<typeof formsAt>;
const guidOf = { email: 1, telephone: 2, 'travel-africa': 3 } as const;
const guid = (kind: keyof typeof guidOf) => `00000000-0000-4000-8000-00000000000${guidOf[kind]}`;

beforeAll(async () => {
  hubspot = await startHubspot();
  stage = await siteStage({
    env: {
      HUBSPOT_BASE_URL: hubspot.url,
      HUBSPOT_PORTAL_ID: '4711',
      HUBSPOT_FORM_EMAIL: guid('email'),
      HUBSPOT_FORM_TELEPHONE: guid('telephone'),
      HUBSPOT_FORM_TRAVEL_AFRICA: guid('travel-africa'),
      ...withoutLimits,
    },
  });
  visitors = formsAt(stage);
});
afterAll(async () => {
  await stage?.close();
  await hubspot?.close();
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
  'arrival_date=2028-03-05',
  'departure_date=2028-03-12',
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
