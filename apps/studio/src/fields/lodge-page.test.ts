import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demonstrationCollection } from '../../../../tests/support/demonstration-collection.ts';
import { judgeAddress, pageElsewhere } from './lodge-page.ts';

beforeAll(() => vi.stubEnv('MODE', 'demo'));
afterAll(() => vi.unstubAllEnvs());

test.each([
  ['the root of its property', '/monwana', 'monwana', true],
  ['a step below it', '/lionsands/new-camp', 'lionsands', true],
  ['a villa below its lodge', '/lionsands/river-lodge/fig-house', 'lionsands', true],
  ['among the residences', '/residences/fig-house', 'lionsands', true],
  ['a villa below nothing', '/lionsands/no-such-lodge/fig-house', 'lionsands', false],
  ['three steps below', '/lionsands/river-lodge/fig-house/garden', 'lionsands', false],
  ['the page of a lodge’s rooms', '/lionsands/river-lodge/rooms', 'lionsands', false],
  ['a page of the property itself', '/lionsands/experiences', 'lionsands', false],
  ['under another property', '/monwana/new-camp', 'lionsands', false],
  ['anywhere else', '/new-camp', 'lionsands', false],
  ['of no property', '/lionsands/new-camp', '', false],
])('a lodge’s page: %s', (_, path, property, stands) => {
  expect(judgeAddress(path, property, demonstrationCollection()) === true).toBe(stands);
});

test.each([
  ['goes below the other, with the word it had', '/lionsands/old-camp', '/monwana/old-camp'],
  ['of a villa is one step below the other', '/lionsands/old-camp/fig', '/monwana/fig'],
  ['at the root is made of its name', '/lionsands', '/monwana/reed-camp'],
  ['among the residences stays', '/residences/fig', null],
])('the page of a lodge that goes to another property %s', (_, link, page) => {
  const before = { name: 'Reed Camp', property: 'lionsands', link };
  const known = demonstrationCollection();
  expect(pageElsewhere(before, { ...before, property: 'monwana' }, known)).toBe(page);
  expect(pageElsewhere(before, before, known)).toBeNull();
  const written = { ...before, property: 'monwana', link: '/monwana/another' };
  expect(pageElsewhere(before, written, known)).toBeNull();
});

test('an address under another property is refused with the one it can have', () => {
  const words = judgeAddress('/lionsands/old-camp', 'monwana', demonstrationCollection());
  expect(words).toContain('write /monwana/old-camp');
});
