import { isReference } from '@sundowner/desk-wire/reference';
import { expect, test } from 'vitest';
import { newReference, readReference } from './reference.ts';

test('a reference is the initials and twice four characters that are clear aloud', () => {
  for (let i = 0; i < 500; i++) {
    const reference = newReference('MC');
    expect(reference).toMatch(/^MC-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(reference.slice(3)).not.toMatch(/[01OIL]/);
    expect(isReference(reference)).toBe(true);
    expect(readReference(reference.toLowerCase().replaceAll('-', ' '))).toBe(reference);
  }
});

test('references do not follow one another', () => {
  expect(new Set(Array.from({ length: 2000 }, () => newReference('MC'))).size).toBe(2000);
});

test.each(['MC-7KQ2', 'MC-7KQ2-94H0', 'hello', '', '7KQ2-94HD', "MC-7KQ2-94HD' OR 1=1"])(
  '"%s" is none',
  (text) => {
    expect(isReference(text)).toBe(false);
    expect(readReference(text)).toBeNull();
  },
);

test('initials of three letters are read too', () => {
  expect(readReference('abc7kq294hd')).toBe('ABC-7KQ2-94HD');
});
