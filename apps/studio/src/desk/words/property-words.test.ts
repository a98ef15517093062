import { expect, test } from 'vitest';
import { propertyChoices, propertyName, propertyShortName } from './property-words.ts';

const properties = [
  { key: 'delta', name: 'The Delta Camps', shortName: 'The Delta', root: '/the-delta' },
  { key: 'harbour', name: 'Harbour House', shortName: 'Harbour', root: '/harbour' },
] as const;

test('a property is called by its name, one that is gone by its key', () => {
  expect(propertyName('delta', properties)).toBe('The Delta Camps');
  expect(propertyShortName('delta', properties)).toBe('The Delta');
  for (const name of [propertyName, propertyShortName]) expect(name('sold', properties)).toBe('sold');
});

test('one that is gone can be taken back where it is chosen, and is offered nowhere else', () => {
  expect(propertyChoices(properties, ['harbour'])).toEqual([
    { value: 'delta', words: 'The Delta Camps' },
    { value: 'harbour', words: 'Harbour House' },
  ]);
  expect(propertyChoices(properties, ['sold']).at(-1)).toEqual({ value: 'sold', words: 'sold' });
});
