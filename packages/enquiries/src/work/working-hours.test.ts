import { deskSettingsShape } from '@sundowner/desk-wire/desk-settings';
import { expect, test } from 'vitest';
import { dueAfter, isOpen, snoozeEnd, workingMinutesBetween } from './working-hours.ts';

const zone = 'Africa/Johannesburg';
const settings = deskSettingsShape.parse({});
/** A moment in South Africa; 23 November 2026 is a Monday. */
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00+02:00`);
const words = (moment: number) => new Date(moment + 7_200_000).toISOString().slice(8, 16);

test.each([
  ['within a day', at(23, '10:41'), '23T14:41'],
  ['over the night', at(23, '15:30'), '24T10:30'],
  ['before the morning', at(24, '06:00'), '24T12:00'],
  ['on Saturday until Monday', at(28, '11:00'), '30T10:00'],
  ['on Sunday', at(29, '12:00'), '30T12:00'],
  ['at the very end of a day', at(23, '17:00'), '24T12:00'],
  ['exactly the rest of a day', at(23, '13:00'), '23T17:00'],
])('a first answer is due four working hours later: %s', (_, received, due) => {
  expect(words(dueAfter(received, settings, zone))).toBe(due);
});

test('a target longer than a day runs over several', () => {
  expect(words(dueAfter(at(23, '08:00'), { ...settings, targetHours: 10 }, zone))).toBe('24T09:00');
});

test('a house that never works counts by the clock', () => {
  const workingDays = settings.workingDays.map(() => ({ from: '00:00', to: '00:00' }));
  expect(words(dueAfter(at(23, '10:00'), { ...settings, workingDays }, zone))).toBe('23T14:00');
});

test('working minutes leave out nights and Sundays', () => {
  expect(workingMinutesBetween(at(23, '16:00'), at(24, '09:00'), settings, zone)).toBe(120);
  expect(workingMinutesBetween(at(28, '12:00'), at(30, '08:30'), settings, zone)).toBe(90);
  expect(workingMinutesBetween(at(29, '12:00'), at(29, '13:00'), settings, zone)).toBe(0);
  expect(workingMinutesBetween(at(24, '09:00'), at(23, '16:00'), settings, zone)).toBe(0);
  expect(
    workingMinutesBetween(at(23, '10:41'), dueAfter(at(23, '10:41'), settings, zone), settings, zone),
  ).toBe(240);
});

test('DSK-01/snoozing until a day ends at eight in the morning of it', () => {
  expect(words(snoozeEnd(at(25, '15:00'), settings, zone))).toBe('25T08:00');
  expect(words(snoozeEnd(at(25, '00:10'), settings, zone))).toBe('25T08:00');
});

test('COL-06/holidays nobody works on a public holiday', () => {
  const hours = { ...settings, closedDays: ['2026-11-24'] };
  expect(words(dueAfter(at(23, '15:30'), hours, zone))).toBe('25T10:30');
  expect(workingMinutesBetween(at(23, '16:00'), at(25, '09:00'), hours, zone)).toBe(120);
  expect([isOpen(at(24, '10:00'), hours, zone), isOpen(at(25, '10:00'), hours, zone)]).toEqual([false, true]);
});

test('a house elsewhere works by its own clock, the hour its clocks are put forward left out', () => {
  const london = 'Europe/London';
  const due = dueAfter(Date.parse('2027-03-29T09:00:00Z'), settings, london);
  // Monday after the change: 10:00 there.
  expect(new Date(due).toISOString()).toBe('2027-03-29T13:00:00.000Z');
  const saturday = Date.parse('2027-03-27T11:00:00Z');
  expect(dueAfter(saturday, settings, london)).toBeGreaterThan(Date.parse('2027-03-29T06:00:00Z'));
  expect(dueAfter(at(23, '10:41'), settings, 'Africa/Gaborone')).toBe(
    dueAfter(at(23, '10:41'), settings, zone),
  );
});
