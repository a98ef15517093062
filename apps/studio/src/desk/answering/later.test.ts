import { deskSettingsShape } from '@sundowner/desk-wire/desk-settings';
import { expect, test } from 'vitest';
import { chosenMoment, nextOpening, remindOffers, sendOffers, sendWords } from './later.ts';

const hours = deskSettingsShape.parse({});
/** Tuesday 24 November 2026, 10:05 in South Africa. */
const now = new Date('2026-11-24T08:05:00Z');
const at = (iso: string) => new Date(iso).toISOString();

test('CNV-02/send-later three moments are offered, each once', () => {
  expect(sendOffers(hours, { now, backAt: '2026-11-24T12:00:00Z', zone: 'Europe/London' })).toEqual([
    { words: '14:00', aside: 'when you are back', at: at('2026-11-24T12:00:00Z') },
    { words: 'Tomorrow, 08:00', aside: 'Wed', at: at('2026-11-25T06:00:00Z') },
    { words: 'When it is 09:00 in London', aside: '11:00 here', at: at('2026-11-24T09:00:00Z') },
  ]);
  expect(sendOffers(hours, { now, backAt: null, zone: null }).map(({ words }) => words)).toEqual([
    'Wed 08:00',
  ]);
  const night = new Date('2026-11-24T03:00:00Z');
  expect(sendOffers(hours, { now: night, backAt: null, zone: 'No/Such' }).map(({ words }) => words)).toEqual([
    '08:00',
    'Tomorrow, 08:00',
  ]);
});

test('CNV-02/send-later work begins after a closed Sunday, and never where it is always closed', () => {
  const saturdayNight = new Date('2026-11-28T18:00:00Z');
  expect(nextOpening(hours, saturdayNight)).toBe(Date.parse('2026-11-30T06:00:00Z'));
  const closed = { ...hours, workingDays: hours.workingDays.map(() => ({ from: '00:00', to: '00:00' })) };
  expect(nextOpening(closed, now)).toBeNull();
  expect(remindOffers(closed, { now, sendAt: null })).not.toEqual([]);
});

test('CNV-02/remind working days are counted from when the answer goes', () => {
  expect(remindOffers(hours, { now, sendAt: null })).toEqual([
    { words: 'In two working days', aside: 'Thu 08:00', at: at('2026-11-26T06:00:00Z') },
    { words: 'In a week', aside: '1 Dec', at: at('2026-12-01T06:00:00Z') },
  ]);
  const friday = '2026-11-27T06:00:00Z';
  expect(remindOffers(hours, { now, sendAt: friday })[0]?.at).toBe(at('2026-11-30T06:00:00Z'));
});

test('CNV-02/send-later a day and a time are one moment, none of the past', () => {
  expect(chosenMoment('2026-11-25', '08:00', now)).toBe(at('2026-11-25T06:00:00Z'));
  expect(chosenMoment('2026-11-24', '09:00', now)).toBeNull();
  expect(chosenMoment('', '08:00', now)).toBeNull();
  expect(sendWords('Send', at('2026-11-25T06:00:00Z'), now)).toBe('Send Wed 08:00');
  expect(sendWords('Forward', null, now)).toBe('Forward');
});
