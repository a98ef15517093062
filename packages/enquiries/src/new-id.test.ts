import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('is a UUID of version 7 that begins with its moment', () => {
  const id = newId(Date.UTC(2026, 10, 29, 12));
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(Date.UTC(2026, 10, 29, 12));
});

test('those of one moment differ and keep their order, and so do later ones', () => {
  const ids = Array.from({ length: 2000 }, (_, at) => newId(1_000_000 + Math.floor(at / 600)));
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
});
