import { expect, test } from 'vitest';
import { longestMail, mail } from './mail.ts';
import { checkLength, line, longest, passage, price, priceOrNothing } from './plain.ts';

const options = { required: true, req: { t: (key: string) => key, payload: { config: {} } } } as never;
const judge = (field: { validate?: unknown }, value: string | number | null, more: object = {}) =>
  (field.validate as (value: unknown, options: never) => true | string)(value, {
    ...(options as object),
    ...more,
  } as never);

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

test('FAC-01/nothing a price of nothing is refused where the field does not say that 0 is free', () => {
  const figure = (field: object, value: number | null) => judge(field, value, { required: false, ...field });
  const field = price('unit', 'Whole house');
  expect(figure(field, 0)).toBe(
    '0 is no price, and visitors would read it as one. Write the amount, or leave the field empty.',
  );
  expect(figure(field, 0.4)).toMatch(/^0\.4 is no price/);
  for (const said of [null, 1, 12_500]) expect(figure(field, said)).toBe(true);
  expect(figure(field, -5)).not.toBe(true);
  expect(priceOrNothing('child', 'Child')).not.toHaveProperty('validate');
});

test('an e-mail address is one, and no longer than mail servers take', () => {
  const field = mail('mail', 'Mailbox');
  const long = `${'a'.repeat(longestMail - '@example.com'.length)}@example.com`;
  expect(judge(field, long)).toBe(true);
  expect(judge(field, `aa${long}`)).toMatch(/Shorten it by 2\./);
  expect(judge(field, 'nobody at all')).not.toBe(true);
});
