import { expect, test } from 'vitest';
import { longestMail, mail } from './mail.ts';
import { checkLength, line, longest, passage } from './plain.ts';

const options = { required: true, req: { t: (key: string) => key, payload: { config: {} } } } as never;
const judge = (field: { validate?: unknown }, value: string) =>
  (field.validate as (value: string, options: never) => true | string)(value, options);

test.each([line('title', 'Title', { required: true }), passage('text', 'Words', { required: true })])(
  'a $type of spaces alone is refused where words are needed',
  (field) => {
    expect(judge(field, '   ')).toMatch(/only spaces/);
    expect(judge(field, ' a word ')).toBe(true);
    expect(judge(field, '')).not.toBe(true);
  },
);

test.each([
  [line('title', 'Title'), longest.line],
  [passage('text', 'Words'), longest.passage],
] as const)(
  'a $type takes as much as there is room for, and says by how much it is too long',
  (field, most) => {
    expect(judge(field, 'a'.repeat(most))).toBe(true);
    expect(judge(field, 'a'.repeat(most + 3))).toMatch(/Shorten it by 3\./);
    expect(checkLength(most, most)).toBe(true);
  },
);

test('an e-mail address is one, and no longer than mail servers take', () => {
  const field = mail('mail', 'Mailbox');
  const long = `${'a'.repeat(longestMail - '@example.com'.length)}@example.com`;
  expect(judge(field, long)).toBe(true);
  expect(judge(field, `aa${long}`)).toMatch(/Shorten it by 2\./);
  expect(judge(field, 'nobody at all')).not.toBe(true);
});
