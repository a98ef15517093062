import { expect, test } from 'vitest';
import { safeDetail } from './attempt.ts';

test('words for the history carry no address and no number, and are bounded', () => {
  const detail = safeDetail('550 5.1.1 <naledi@example.com>: unknown\r\nuser +27 82 123 4567');
  expect(detail).toBe('550 5.1.1 <(address)>: unknown user (number)');
  const id = 'HubSpot 400, correlationId 12345678-7f07-4993-9211-075dc63e7cbf';
  expect(safeDetail(id)).toBe(id);
  expect(safeDetail('x'.repeat(900))).toHaveLength(500);
});
