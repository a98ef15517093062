import { expect, test } from 'vitest';
import { readChat } from './read-chat.ts';
import { tripInWords } from './trip-in-words.ts';

const today = '2026-11-24';
const read = (text: string) =>
  readChat(text, {
    today,
    zone: 'Africa/Johannesburg',
    ours: ['Ruan Visser'],
    places: [
      { name: 'Monwana Game Lodge', shortName: 'Monwana' },
      { name: 'Lion Sands Game Reserve', shortName: 'Lion Sands' },
    ],
  });

test.each([
  ['two rooms for 4 to 8 March? There are five of us', '2027-03-04', '2027-03-08', 5, null],
  ['from 4-8 March 2028, 2 adults and 2 children', '2028-03-04', '2028-03-08', 2, 2],
  ['Two nights at the treehouse in July? We are two', '2027-07-01', '2027-07-03', 2, null],
  ['arriving March 4th, leaving 8th March 2027', '2027-03-04', '2027-03-08', null, null],
  ['04/03/2027 until 2027-03-08 for 6 people with one child', '2027-03-04', '2027-03-08', 5, 1],
  ['March 4 to 8, 2 adults', '2027-03-04', '2027-03-08', 2, null],
  ['May we march with you, for four nights?', null, null, null, null],
  ['Room 12, 30 minutes from 7 lions', null, null, null, null],
  ['', null, null, null, null],
])('CNV-04/whatsapp %j is read', (text, arrival, departure, adults, children) => {
  expect(tripInWords(text, today)).toEqual({ arrival, departure, adults, children });
});

test('CNV-04/whatsapp name, first time, dates and party of a chat are read; our own lines are not theirs', () => {
  expect(
    read(
      '[24/11/2026, 13:51] Kagiso: Hi! Two nights at Monwana in July?\n[24/11/2026, 13:55] Ruan: For 9 people?\n[24/11/2026, 13:56] Kagiso: no,\nwe are two',
    ),
  ).toEqual({
    name: 'Kagiso',
    telephone: null,
    at: '2026-11-24T11:51:00.000Z',
    arrival: '2027-07-01',
    departure: '2027-07-03',
    adults: 2,
    children: null,
    places: ['Monwana Game Lodge'],
  });
});

test.each([
  ['24/11/2026, 13:51 - +27 00 000 0177: Hello', { telephone: '+27 00 000 0177', name: null }],
  ['11/24/26, 1:51\u202fPM - Kagiso: Hello', { name: 'Kagiso', at: '2026-11-24T11:51:00.000Z' }],
  ['\u200e[2026-11-24, 13:51:07] ~ Kagiso: Hello', { name: 'Kagiso', at: '2026-11-24T11:51:00.000Z' }],
  ['Hello, are you open?', { name: null, telephone: null, at: null }],
])('CNV-04/whatsapp the heads of %j are known', (text, expected) => {
  expect(read(text)).toMatchObject(expected);
});

test('CNV-04/whatsapp a hostile text is read in no more than linear time', () => {
  for (const text of [
    '['.repeat(50_000),
    '4 to '.repeat(10_000),
    'a:'.repeat(25_000),
    '1/1/26, 1:11 '.repeat(4000),
  ]) {
    const before = performance.now();
    read(text);
    expect(performance.now() - before).toBeLessThan(3000);
  }
});
