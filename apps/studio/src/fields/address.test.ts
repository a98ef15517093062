import { expect, test } from 'vitest';
import { keepPlain, plainLink } from './address.ts';

test.each([
  ['/the-delta/', '/the-delta'],
  ['/the-delta/reed-camp//?room=1#top', '/the-delta/reed-camp?room=1#top'],
  ['/', '/'],
  ['/?from=/', '/?from=/'],
  ['https://example.com/', 'https://example.com/'],
  ['//example.com/', '//example.com/'],
  ['mailto:hello@example.com', 'mailto:hello@example.com'],
])('%s is kept as %s', (written, kept) => {
  expect(plainLink(written)).toBe(kept);
});

test('a draft is left as it is typed', () => {
  const hook = keepPlain(plainLink);
  const keep = (status: string) =>
    hook({ value: '/the-delta/ ', data: { _status: status } } as unknown as Parameters<typeof hook>[0]);
  expect(keep('draft')).toBe('/the-delta/ ');
  expect(keep('published')).toBe('/the-delta');
});
