import type { Colleague } from '@sundowner/desk-wire/people';
import { expect, test } from 'vitest';
import { awayWords, colleagueWords, initialsOf, mentionsIn, personWords } from './people-words.ts';

const person = (id: string, name: string, more: Partial<Colleague> = {}): Colleague => ({
  id,
  name,
  role: 'concierge',
  careers: false,
  awayUntil: null,
  left: false,
  ...more,
});
const people = [
  person('1', 'Thandi Mokoena'),
  person('2', 'Ruan Visser'),
  person('3', 'Ruan Botha'),
  person('4', 'Sipho Dube', { left: true }),
];
const now = new Date('2026-11-23T12:00:00Z');

test('people are called as the desk calls them', () => {
  expect(personWords('1', { people, me: '2' })).toBe('Thandi');
  expect(personWords('3', { people, me: '1' })).toBe('Ruan Botha');
  expect(personWords('2', { people, me: '2' })).toBe('You');
  expect(personWords(null, { people, me: '2' })).toBe('Nobody');
  expect(personWords('99', { people, me: '2' })).toBe('Somebody who has left');
  expect(colleagueWords('99', people, 'Lindiwe')).toBe('Lindiwe');
  expect(colleagueWords('Amira Patel', people)).toBe('Amira Patel');
  expect(colleagueWords('command-line', people)).toBe('The command line');
  expect(colleagueWords('command-line', people, 'root (command line)')).toBe('root (command line)');
  expect(initialsOf('Thandi Mokoena')).toBe('TM');
  expect(initialsOf(' Amira ')).toBe('A');
  expect(awayWords(person('5', 'A', { awayUntil: '2026-11-25T06:00:00Z' }), now)).toBe(
    'away until Wed 08:00',
  );
  expect(awayWords(person('5', 'A', { awayUntil: '2026-11-22T06:00:00Z' }), now)).toBeNull();
});

test('DSK-04/mentions a note names people with @, by whole words, and nobody who has left', () => {
  expect(mentionsIn('Suite 12 is free. @Thandi kitchen told.', people)).toEqual(['1']);
  expect(mentionsIn('@thandi: please, @Ruan Botha too', people)).toEqual(['1', '3']);
  expect(mentionsIn('@Thandiwe and Thandi and @Sipho', people)).toEqual([]);
});
