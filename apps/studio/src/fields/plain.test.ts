import { expect, test } from 'vitest';
import { line, passage } from './plain.ts';

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
