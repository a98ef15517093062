import { expect, test } from 'vitest';
import { fakeOne } from '../../../../../tests/fakes/desk-one.ts';
import { greetingFor, greetingKnown, greetingTo } from './greeting.ts';

test('CNV-02/greeting a name that can be read is greeted, in the language of the answer; nobody is made a man or a woman', () => {
  expect(greetingTo('Naledi', 'en')).toBe('Dear Naledi,');
  expect(greetingTo('Jürgen', 'de-DE')).toBe('Guten Tag Jürgen,');
  expect(greetingTo(null, 'en')).toBe('Good day,');
  expect(greetingTo('محمد', 'en')).toBe('Good day,');
  expect(greetingTo('', 'fr')).toBe('Bonjour,');
});

test('CNV-02/greeting who wrote is greeted, not who asked first', () => {
  expect(greetingFor(fakeOne(), [])).toBe('Dear Naledi,');
  expect(greetingFor(fakeOne(), [{ address: 'NALEDI@example.com', name: '' }])).toBe('Dear Naledi,');
  expect(greetingFor(fakeOne(), [{ address: 'office@example.net', name: 'Lindiwe Zulu' }])).toBe(
    'Dear Lindiwe,',
  );
  expect(greetingFor(fakeOne(), [{ address: 'office@example.net', name: '' }])).toBe('Good day,');
});

test('CNV-02/greeting a template that greets by an unknown name greets without one', () => {
  expect(greetingKnown('Dear {first name},\n\nThe night is {price}.', null, 'en')).toBe(
    'Good day,\n\nThe night is {price}.',
  );
  expect(greetingKnown('Guten Tag {first name},\n\nWir', 'Jürgen', 'de')).toBe(
    'Guten Tag {first name},\n\nWir',
  );
  expect(greetingKnown('Dear {first name}, thank you for writing.', null, 'en')).toBe(
    'Dear {first name}, thank you for writing.',
  );
});
