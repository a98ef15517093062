import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('the words of rich text and rows are found, those of populated relations are not', () => {
  expect(
    plainText([
      {
        heading: 'Arrive',
        body: { root: { type: 'root', children: [{ type: 'text', text: 'by boat', format: 0 }] } },
      },
      { id: 7, createdAt: '2026-01-01', title: 'another entry' },
    ]),
  ).toBe('Arrive · by boat');
  const bold = { type: 'text', text: 'by boat', format: 1 };
  const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Or ' }, bold, { text: '.' }] }];
  expect(plainText(['King, and twin', 'Paddling pool', { id: 1, label: 'Fence', value: 'Yes' }])).toBe(
    'King, and twin · Paddling pool · Fence: Yes',
  );
  expect(plainText(['We fly.', { root: { children: body } }, ' '])).toBe('We fly. Or by boat.');
  expect(plainText('x'.repeat(9000))).toHaveLength(4000);
});
