import { expect, test } from 'vitest';
import { isReference } from './reference.ts';

test.each(['MC-7KQ2-94HD', 'SUN-2222-ZZZZ'])('%j is a reference', (text) => {
  expect(isReference(text)).toBe(true);
});

test.each(['', '..', 'mc-7kq2-94hd', 'MC-7KQ2-94HD/release', 'MC-7KQ2-94H0', 'M-7KQ2-94HD', 'Naledi Okafor'])(
  '%j is no reference',
  (text) => {
    expect(isReference(text)).toBe(false);
  },
);
