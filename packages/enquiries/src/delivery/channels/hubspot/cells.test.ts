import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeHubspot } from '../../../../../../tests/fakes/hubspot.ts';
import type { HubspotSubmission } from '../../../../../../tests/fakes/hubspot-rules.ts';
import {
  type MarketingKind as Kind,
  marketingKinds as kinds,
  linesOf as lines,
  type Posted,
  sentTo,
  startPortal,
  stored,
} from '../../../../../../tests/fakes/sent-to-crm.ts';
import type { StoredEnquiry } from '../channel.ts';

let hubspot: FakeHubspot;
beforeAll(async () => {
  hubspot = await startPortal();
});
afterAll(() => hubspot.close());
const sent = (enquiry: StoredEnquiry) => sentTo(hubspot, enquiry);

const always = ['firstname', 'lastname', 'email', 'phone', 'country__dropdown_'];
/** The fields beyond the person's. */
const others = (body: HubspotSubmission) =>
  lines(body).filter((line) => !always.includes(line.split('=')[0] ?? ''));

/** Form, the form's field, what is posted, and every field beyond the person's that the CRM is sent for it. */
type Cell = readonly [kind: Kind, field: string, posted: Posted, sends: readonly string[]];

const regions = [
  'Lion Sands Game Reserve',
  'Cape Town',
  'Monwana Game Lodge',
  'Marakele National Park - Marataba',
];
const stay: readonly (readonly [field: string, posted: Posted, sends: readonly string[]])[] = [
  ['dateStart', { dateStart: '5 March 2028' }, ['arrival_date=2028-03-05']],
  [
    'dateEnd',
    { dateStart: '5 March 2028', dateEnd: '12/03/2028' },
    ['arrival_date=2028-03-05', 'departure_date=2028-03-12'],
  ],
  ['adults', { adults: '2' }, ['number_of_adults=2']],
  ['children', { children: '0' }, ['number_of_children=0']],
  [
    'agesOfChildren',
    { children: '2', agesOfChildren: '4 and 9' },
    ['number_of_children=2', 'age_of_children=4 and 9'],
  ],
  ['comments', { comments: 'A birthday\non the sixth.' }, ['additional_comments=A birthday\non the sixth.']],
  [
    'dateFlexibility',
    { comments: 'Hippos?', dateStart: '5 March 2028', dateFlexibility: 'Any time that month' },
    ['arrival_date=2028-03-05', 'additional_comments=Hippos?\nAny time in that month would do.'],
  ],
];
const onlyEmail: readonly (readonly [field: string, posted: Posted, sends: readonly string[]])[] = [
  ['natureOfVisit', { natureOfVisit: 'We are on honeymoon' }, ['travel_plans=We are on honeymoon']],
  [
    'travellerType',
    { natureOfVisit: 'You tell us...', travellerType: 'Two painters' },
    ['travel_plans=Two painters'],
  ],
  ['previousVisitor', { previousVisitor: 'Yes' }, ['returning_visitor=Yes']],
  [
    'otherExperiences',
    { otherExperiences: ['safari', 'treehouse'] },
    ['other_more_experiences__1_=safari', 'other_more_experiences__1_=treehouse'],
  ],
];
const onlyTravelAfrica: readonly (readonly [field: string, posted: Posted, sends: readonly string[]])[] = [
  ['travelType', { travelType: ['Couple', 'LGBTQ+'] }, ['travel_plans=Couple, LGBTQ+']],
  ['destination', { destination: ['Namibia', 'Zambia'] }, ['interested_destination=Namibia, Zambia']],
  [
    'packages',
    { packages: ['Southern African Odyssey', 'Quintessential Cape'] },
    ['interested_packages=Southern African Odyssey, Quintessential Cape'],
  ],
  ['budget', { budget: '$8,000-$10,500' }, ['budget_per_person_per_trip=$8,000-$10,500']],
];

/** A column of one form; the others have an empty cell, and are sent nothing for it. */
const of = (owners: readonly Kind[], rows: typeof stay): Cell[] =>
  rows.flatMap(([field, posted, sends]) =>
    kinds.map((kind): Cell => [kind, field, posted, owners.includes(kind) ? sends : []]),
  );

const cells: readonly Cell[] = [
  ...of(['email', 'travel-africa'], stay),
  ...of(['email'], onlyEmail),
  ...of(['travel-africa'], onlyTravelAfrica),
  ...of(['telephone'], [['timeToCall', { timeToCall: 'Evening' }, ['preferred_time_to_call=Evening']]]),
];

/** "telephone-date-start": a cell as the table of requirements names it. */
const cellName = (kind: Kind, field: string) =>
  `${kind}-${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

test.each(cells.map(([kind, field, posted, sends]) => [cellName(kind, field), kind, posted, sends] as const))(
  'SUB-12/%s',
  async (_cell, kind, posted, sends) => {
    const body = await sent(stored(kind, posted));
    expect(others(body).toSorted()).toEqual([...sends].toSorted());
  },
);

test.each(
  kinds.flatMap((kind) =>
    (
      [
        ['name', 'firstname', 'Naledi'],
        ['surname', 'lastname', 'Okaforsson'],
        ['email', 'email', 'naledi@example.com'],
        ['tel', 'phone', '+442079460018'],
        ['country', 'country__dropdown_', 'United Kingdom'],
      ] as const
    ).map(([field, ...sent]) => [cellName(kind, field), ...sent, kind, field] as const),
  ),
)('SUB-12/%s is %s', async (_cell, crmName, value, kind, field) => {
  const body = await sent(stored(kind, {}));
  expect(body.fields.filter(({ name }) => name === crmName)).toEqual([
    { objectTypeId: '0-1', name: crmName, value },
  ]);
  if (field === 'name') {
    const other = await sent(stored(kind, { name: 'Zoë' }));
    expect(lines(other)).toContain('firstname=Zoë');
  }
});

test.each(['email', 'travel-africa'] as const)('SUB-12/%s-ages-of-children only when given', async (kind) => {
  const body = await sent(stored(kind, { children: '0', agesOfChildren: 'left over' }));
  expect(others(body)).toEqual(['number_of_children=0']);
});

const groups = [
  ['lion-sands', regions[0], ['River Lodge', 'Hinkwenu Residence'], 'River Lodge;Hinkwenu Residence'],
  ['cape-town', regions[1], ['Quarters Residence'], 'Quarters Residence'],
  ['monwana', regions[2], ['Monwana', 'Monwana Residence'], 'Monwana;Monwana Residence'],
  ['marataba', regions[3], ['Safari Lodge', 'Mountain Lodge'], 'Safari Lodge;Mountain Lodge'],
] as const;

test.each(groups)('SUB-12/email-lodges-%s', async (group, region = '', chosen, joined) => {
  const name = `${group.replace('-', '_')}_lodge_s_requested`;
  const ideal = `ideal_destination=${region}`;
  const asked = (posted: Posted) => sent(stored('email', posted)).then(others);
  expect(await asked({ locationToVisit: [region], likeToVisitTheseLodges: chosen })).toEqual([
    ideal,
    `${name}=${joined}`,
  ]);
  expect(await asked({ locationToVisit: [region] })).toEqual([ideal, `${name}=Unknown`]);
  const elsewhere = regions.find((other) => other !== region) ?? '';
  const there = await asked({ locationToVisit: [elsewhere], likeToVisitTheseLodges: chosen });
  expect(there.filter((line) => line.startsWith(name))).toEqual([]);
});

test('SUB-12/email-lodges-stellenbosch is never sent: no property has that field', async () => {
  const body = await sent(stored('email', { locationToVisit: regions }));
  expect(lines(body).filter((line) => line.includes('lodge_s_requested'))).toHaveLength(4);
  expect(lines(body).join()).not.toContain('stellenbosch');
});

test.each(['telephone', 'travel-africa'] as const)('SUB-12/%s-lodges are not sent', async (kind) => {
  const posted = { locationToVisit: regions, likeToVisitTheseLodges: ['River Lodge'] };
  expect(others(await sent(stored(kind, posted)))).toEqual([]);
});

test('SUB-12/email-location-to-visit once per destination', async () => {
  const body = await sent(stored('email', { locationToVisit: regions }));
  expect(lines(body).filter((line) => line.startsWith('ideal_destination'))).toEqual(
    regions.map((region) => `ideal_destination=${region}`),
  );
});
