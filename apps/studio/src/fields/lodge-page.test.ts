import { expect, test } from 'vitest';
import { demonstrationCollection } from '../../../../tests/support/demonstration-collection.ts';
import { judgeAddress } from './lodge-page.ts';

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
