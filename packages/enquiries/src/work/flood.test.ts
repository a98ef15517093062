import { expect, test } from 'vitest';
import { createFlood } from './flood.ts';

test('fifty enquiries within a second are a flood, until a whole second brought fewer', () => {
  let now = 10_000;
  const flood = createFlood({ now: () => now });
  for (let at = 0; at < 49; at += 1) flood.note();
  expect(flood.isOn()).toBe(false);
  flood.note();
  expect(flood.isOn()).toBe(true);
  now = 11_900;
  expect(flood.isOn()).toBe(true);
  now = 12_000;
  expect(flood.isOn()).toBe(false);
});
