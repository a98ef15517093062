import { createSecretKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentShape } from './poster.ts';

const key = createSecretKey(Buffer.alloc(32, 7));
const values = { name: 'Naledi', surname: 'Quill', email: 'naledi@example.com', tel: '+27 82 555 0143' };
const shapeOf = (own: Record<string, string>, raw: Record<string, unknown> = {}, kind = 'telephone') =>
  contentShape(key, kind, { ...values, country: 'Kenya', ...own }, {}, raw);

test('other words of the same lengths are of one making', () => {
  expect(shapeOf({ name: 'Thabo' })).toBe(shapeOf({}));
  expect(shapeOf({ name: 'Thabo' })).toMatch(/^[\w-]{16}$/);
});

test.each([
  ['a longer value', shapeOf({ name: 'Naledi Nontombi' })],
  ['another alphabet', shapeOf({ name: 'Наледи' })],
  ['a link', shapeOf({ surname: 'https://quill.example' })],
  ['another trap', shapeOf({}, { website: 'x' })],
  ['another kind', shapeOf({}, {}, 'email')],
])('%s is another making', (_, shape) => {
  expect(shape).not.toBe(shapeOf({}));
});

test('of fewer than five values no making is told', () => {
  expect(contentShape(key, 'telephone', values, {}, {})).toBeNull();
});

test('what a trap holds may go as deep as a post can', () => {
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  expect(shapeOf({}, { website: deep })).toMatch(/^[\w-]{16}$/);
});
