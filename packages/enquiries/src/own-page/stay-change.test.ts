import { mostAdults, mostChildren } from '@sundowner/brand/party';
import { expect, test } from 'vitest';
import { changeText } from '../conversation/stay-change.ts';
import { callText, changeOf, hasNumber, readAges, stayFaults, wishFaults } from './stay-change.ts';

const zone = 'Africa/Johannesburg';
const now = Date.parse('2026-11-23T12:00:00+02:00');
const stay = { arrival: '2027-03-14', departure: '2027-03-18', adults: '2', children: '2', ages: '4 and 7' };
const values = {
  dateStart: '2027-03-12',
  dateEnd: '2027-03-18',
  adults: '2',
  children: '2',
  agesOfChildren: '4, 7',
};

test('CNV-10/change only what differs is changed, and the message has both readings', () => {
  const change = changeOf(values, stay);
  expect(change).toEqual({
    before: { dateStart: '2027-03-12' },
    after: { dateStart: '2027-03-14' },
    takenAt: null,
  });
  expect(change && changeText(change)).toBe(
    'May we change this, please?\nArrival: 14 March 2027 (before: 12 March 2027)',
  );
  expect(changeOf(values, { ...stay, arrival: '2027-03-12' })).toBeNull();
});

test('CNV-10/change children who stay at home take their ages along', () => {
  expect(changeOf(values, { ...stay, arrival: '2027-03-12', children: '0', ages: '4 and 7' })?.after).toEqual(
    {
      children: '0',
      agesOfChildren: '',
    },
  );
});

test('CNV-10/change everything that is wrong is said at once', () => {
  const faults = stayFaults(
    { arrival: '2020-01-01', departure: '2019-01-01', adults: '0', children: '2', ages: 'young' },
    now,
    zone,
  );
  expect(faults.map(({ field }) => field)).toEqual(['arrival', 'departure', 'adults', 'ages']);
  expect(stayFaults({ ...stay, ages: '4' }, now, zone)).toEqual([
    { field: 'ages', message: 'Please give an age for each child' },
  ]);
  expect(stayFaults(stay, now, zone)).toEqual([]);
});

test.each([
  ['4 and 7', ['4', '7']],
  ['4,7', ['4', '7']],
  ['', []],
  ['eighteen', null],
  ['18', null],
])('ages "%s" are read as %j', (text, ages) => {
  expect(readAges(text)).toEqual(ages);
});

test.each(['8 months and 4', 'two and four', 'a baby and a toddler', '4½ and 6 weeks'])(
  'CNV-10/change ages as a form takes them, "%s", stay as they are while the dates change',
  (ages) => {
    const own = { ...values, agesOfChildren: ages };
    const asked = { ...stay, ages };
    expect(stayFaults(asked, now, zone)).toEqual([]);
    expect(changeOf(own, asked)?.after).toEqual({ dateStart: '2027-03-14' });
    expect(changeOf(own, { ...asked, ages: '5 and 7' })?.after).toMatchObject({ agesOfChildren: '5, 7' });
  },
);

test('CNV-10/change a party is as large as the forms take it, or as large as it was', () => {
  const large = { ...stay, adults: String(mostAdults + 1), children: String(mostChildren + 1), ages: '' };
  expect(stayFaults({ ...large, children: '0' }, now, zone)).toEqual([
    { field: 'adults', message: `Adults can be 1 to ${mostAdults}` },
  ]);
  expect(stayFaults(large, now, zone).map(({ field }) => field)).toEqual(['adults', 'children', 'ages']);
  const { adults, children } = large;
  const faults = stayFaults(large, now, zone, { adults, children });
  expect(faults.map(({ field }) => field)).toEqual(['ages']);
});

test('CNV-10/change ages of nobody are asked about, not dropped', () => {
  const fields = (children: string, ages: string) =>
    stayFaults({ ...stay, children, ages }, now, zone).map(({ field }) => field);
  expect(fields('', '8 months')).toEqual(['ages']);
  expect(fields('', '')).toEqual([]);
  expect(fields('0', '4 and 7')).toEqual([]);
  expect(fields('1', '19')).toEqual(['ages']);
  expect(fields('1', '9 '.repeat(80))).toEqual(['ages']);
});

test.each([
  'tel:+27-82-555-0100',
  'tel:+44-20-7946-0018;ext=5',
  '＋２７ ８２ ５５５ ０１００',
  'WhatsApp +27 82 555 0143',
  '+27 82 555 0100, after school',
  '082 555 0100 or 083 555 0101',
  '+2782–555–0100',
  'Sam: 0825550100',
])('CNV-10/call "%s" is a number somebody can ring', (text) => {
  expect(hasNumber(text)).toBe(true);
});

test.each(['Sam has it', 'x12345 call 1', '12 March 2027', '', `0825550100${' '.repeat(100)}x`])(
  'CNV-10/call "%s" is none',
  (text) => {
    expect(hasNumber(text)).toBe(false);
  },
);

test('CNV-10/call a wish to be called names the hours and whose they are', () => {
  expect(callText({ number: 'given', day: 'tomorrow', hours: 'afternoon' }, now, zone)).toBe(
    'Please call me instead.\nWhen: tomorrow, 24 November 2026, 12:00 to 16:00 in Johannesburg\nNumber: the one I gave',
  );
});

test('CNV-10/call a wish to be called needs a number, and hours that are not over', () => {
  const wish = { number: 'given', day: 'today', hours: 'evening' } as const;
  const [morning, evening] = ['2026-11-23T06:00:00Z', '2026-11-23T17:30:00Z'].map(Date.parse);
  const fields = (more: object, own: string, at = now) =>
    wishFaults({ ...wish, ...more }, own, at, zone).map(({ field }) => field);
  const given = '+44 20 7946 0018';
  expect(fields({}, '', morning)).toEqual(['other']);
  expect(fields({ number: '+27 82 555 0100' }, '', morning)).toEqual([]);
  expect(fields({}, given, evening)).toEqual(['hours']);
  expect(fields({ day: 'tomorrow' }, given, evening)).toEqual([]);
  expect(wishFaults(wish, given, evening ?? 0, zone)[0]?.message).toBe(
    'It is past 19:00 in Johannesburg today: please choose other hours, or another day',
  );
});
