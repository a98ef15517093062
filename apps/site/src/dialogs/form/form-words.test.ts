import { expect, test } from 'vitest';
import { formIntro } from './form-words.ts';

const form = { hint: 'Tell us a little.', promise: 'We write back within one working day.' };
const open = { opens: '08:00', closes: '17:00' };

test('COL-04 a form promises an answer within working days only where the office has hours', () => {
  expect(formIntro(form, { week: [null, open] })).toBe(
    'Tell us a little. We write back within one working day.',
  );
  expect(formIntro(form, { week: [null, null] })).toBe('Tell us a little.');
  expect(formIntro(form, null)).toBe('Tell us a little.');
  expect(formIntro({ hint: 'Write to us.' }, { week: [open] })).toBe('Write to us.');
});
