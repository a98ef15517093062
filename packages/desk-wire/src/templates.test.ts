import { expect, test } from 'vitest';
import { fillTemplate, greetingOf, templatesFor } from './templates.ts';

test('DSK-03/template-fields fields are filled in, and what is not known stays to be filled in', () => {
  const template = {
    subject: 'Your visit to {where}',
    text: 'Dear {First name},\n{when} at {where}? {Zahl der Gäste}\n{concierge}',
  };
  expect(
    fillTemplate(template, {
      where: 'Lion Sands',
      'first name': 'Na{when}ledi',
      concierge: 'Thandi',
      when: '',
    }),
  ).toEqual({
    subject: 'Your visit to Lion Sands',
    text: 'Dear Nawhenledi,\n{when} at Lion Sands? {Zahl der Gäste}\nThandi',
  });
});

test.each([
  ['en-GB', 'Naledi', 'Dear Naledi'],
  ['en', 'محمد', 'Good day'],
  ['en', 'N', 'Good day'],
  ['en', 'naledi@example.com', 'Good day'],
  ['en', 'Mr.', 'Good day'],
  ['en', '', 'Good day'],
  ['en', 'Reservations', 'Good day'],
  ['de', 'Familie', 'Guten Tag'],
  ['en', 'The', 'Good day'],
  ['en', 'Les', 'Dear Les'],
  ['de-CH', 'Jürgen', 'Guten Tag Jürgen'],
  ['fr', '', 'Bonjour'],
  ['af', 'Pieter', 'Beste Pieter'],
  ['ja', 'Anne-Marie', 'Dear Anne-Marie'],
])('CNV-02/greeting in %s "%s" is greeted "%s"', (language, name, greeting) => {
  expect(greetingOf(language, name)).toBe(greeting);
});

test('templates are those of the kind, in the language of the enquiry first', () => {
  const template = (id: string, kinds: string[], language: string) => ({
    id,
    name: id,
    kinds,
    language,
    subject: '',
    text: '',
  });
  const all = [template('a', [], 'en'), template('b', ['email'], 'de'), template('c', ['careers'], 'de')];
  expect(templatesFor(all, { kind: 'email', language: 'de-CH' }).map(({ id }) => id)).toEqual(['b', 'a']);
});
