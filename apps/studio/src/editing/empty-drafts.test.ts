import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { hasText } from './empty-drafts.ts';

const fields: Field[] = [
  { name: 'title', type: 'text' },
  { type: 'row', fields: [{ name: 'open', type: 'checkbox', defaultValue: true }] },
  { type: 'tabs', tabs: [{ label: 'Words', fields: [{ name: 'rows', type: 'array', fields: [] }] }] },
  { name: 'createdAt', type: 'date' },
];

test('an entry with nothing but what every new one has holds no words', () => {
  const fresh = { title: '', open: true, rows: [], createdAt: '2026-11-22T00:00:00Z' };
  expect(hasText(fields, fresh)).toBe(false);
  expect(hasText(fields, { ...fresh, title: 'Flood' })).toBe(true);
  expect(hasText(fields, { ...fresh, rows: [{}] })).toBe(true);
});
