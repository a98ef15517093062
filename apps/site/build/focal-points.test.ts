import { expect, test } from 'vitest';
import { focalPointRules } from './focal-points.ts';

test('there is a class for every step of 5 % in both directions, and for the picture of a narrow screen', () => {
  const rules = focalPointRules.split('\n');
  expect(rules).toHaveLength(4 * 21);
  expect(rules).toContain('.fx-0 { --fx: 0%; }');
  expect(rules).toContain('.fy-55 { --fy: 55%; }');
  expect(rules).toContain('.nfx-100 { --nfx: 100%; }');
  expect(rules).toContain('.nfy-5 { --nfy: 5%; }');
});
