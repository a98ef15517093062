import { previewTokenMs } from '@sundowner/keyring';
import { expect, test } from 'vitest';
import { previewEnd } from './live-preview.ts';

const half = previewTokenMs / 2;

test('a preview lasts between half an hour and an hour, and its address stays the same for half an hour', () => {
  const start = 1_000 * half;
  expect(previewEnd(start)).toBe(previewEnd(start + half - 1));
  expect(previewEnd(start + half)).toBe(previewEnd(start) + half);
  for (const now of [start, start + 1, start + half - 1]) {
    expect(previewEnd(now) - now).toBeGreaterThan(half - 1);
    expect(previewEnd(now) - now).toBeLessThanOrEqual(previewTokenMs);
  }
});
