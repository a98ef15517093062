import { expect, test } from 'vitest';
import { noEnquiryContent } from '../delivery/enquiry-content.ts';
import { addressInPart, askedFacts, endOfNumber, ownName } from './asked.ts';

test.each([
  ['email', ['River Lodge'], 'Your enquiry about River Lodge'],
  ['email', ['River Lodge', 'Tinga Lodge'], 'Your enquiry about River Lodge and Tinga Lodge'],
  ['email', ['River Lodge', 'Tinga Lodge', 'Ivory Lodge'], 'Your enquiry about River Lodge and 2 others'],
  ['email', [], 'Your enquiry'],
  ['telephone', [], 'Your call back'],
  ['celebration', ['Reed Camp'], 'Your celebration at Reed Camp'],
  ['contact', [], 'Your letter to us'],
])('CNV-10/shown a %s of %j is "%s"', (kind, places, name) => {
  expect(ownName(kind, places)).toBe(name);
});

test('CNV-10/shown addresses and numbers are shown in part: a link can be passed on', () => {
  expect(addressInPart('nomvula@example.com')).toBe('n·····a@example.com');
  expect(addressInPart('jo@example.com')).toBe('j·····@example.com');
  expect(endOfNumber('+27 82 555 0123')).toBe('23');
  expect(endOfNumber('12')).toBeNull();
  for (const number of [
    '+44 20 7946 0018 ext. 5',
    'tel:+44-20-7946-0018;ext=5',
    '＋４４ ２０ ７９４６ ００１８',
  ])
    expect([number, endOfNumber(number)]).toEqual([number, '18']);
});

test('CNV-10/shown what was asked has no name, no whole address and no typed words', () => {
  const facts = askedFacts(
    { reference: 'MC-H4RN-82XW', kind: 'email' },
    {
      values: {
        name: 'Nomvula',
        surname: 'Dlamini',
        email: 'nomvula@example.com',
        tel: '+27 82 555 0123',
        dateStart: '2027-03-12',
        dateEnd: '2027-03-18',
        adults: '2',
        children: '2',
        agesOfChildren: '4, 7',
        comments: 'The small one sleeps badly.',
      },
      extra: {},
      unknownChoices: [],
      hutk: null,
    },
    noEnquiryContent,
  );
  const whole = JSON.stringify(facts);
  for (const secret of ['Nomvula', 'Dlamini', 'nomvula@', '555 01', 'sleeps badly'])
    expect(whole).not.toContain(secret);
  expect(facts).toEqual(
    expect.arrayContaining([
      { label: 'Reference', value: 'MC-H4RN-82XW', note: null },
      { label: 'Guests', value: '2 adults, 2 children', note: 'aged 4 and 7' },
      expect.objectContaining({ label: 'Dates', note: 'six nights' }),
    ]),
  );
});

test.each([
  ['8 months and 4', 'ages: 8 months and 4'],
  ['two and four', 'ages: two and four'],
  ['4,7, 9', 'aged 4, 7 and 9'],
  ['7', 'aged 7'],
  ['', null],
])('CNV-10/shown ages "%s" are told as they were given: %s', (agesOfChildren, note) => {
  const personal = { values: { adults: '2', agesOfChildren }, extra: {}, unknownChoices: [], hutk: null };
  const facts = askedFacts({ reference: 'MC-H4RN-82XW', kind: 'email' }, personal, noEnquiryContent);
  expect(facts).toContainEqual({ label: 'Guests', value: '2 adults', note });
});
