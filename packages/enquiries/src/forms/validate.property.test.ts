import { otherNumbers } from '@sundowner/desk-wire/telephone';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldsOf } from './form.ts';
import { telephoneForm } from './kinds/telephone.ts';
import { validateForm } from './validate.ts';

const filled = {
  name: 'Naledi',
  surname: 'Okafor',
  tel: '+44 20 7946 0018',
  email: 'naledi@example.com',
  accept: 'consentTrue',
};

describe('any post at all', () => {
  const anything = fc.dictionary(
    fc.oneof(fc.constantFrom(...fieldsOf(telephoneForm).map((field) => field.name)), fc.string()),
    fc.anything(),
  );

  test('FRM-01 never throws, and accepts nothing unclean or out of bounds', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.anything()), (raw) => {
        const result = validateForm(telephoneForm, raw);
        const values = Object.values(result.values).flat();
        expect(values.every((value) => typeof value === 'string' && value.isWellFormed())).toBe(true);
        expect(values.some((value) => /\p{Cc}/u.test(value))).toBe(false);
        if (!result.ok) expect(result.errors.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  test('FRM-01 what it accepts, it accepts again unchanged', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(word, word, (name, surname) => {
        const once = validateForm(telephoneForm, { ...filled, name, surname });
        if (once.ok) expect(validateForm(telephoneForm, once.values)).toEqual(once);
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  test('FRM-19/two-numbers of numbers in one field no digit is lost, and the first is taken again unchanged', () => {
    const number = fc
      .tuple(
        fc.constantFrom('+27 ', '+49', '0', '+44 (0)'),
        fc.stringMatching(/^[1-9]\d{2}[ -]?\d{3} ?\d{3}$/),
      )
      .map((parts) => parts.join(''));
    const mark = fc.constantFrom(' / ', '/', ', ', ' or ', '; ', ' oder ', ' | ', ' & ');
    const digits = (text: string) => text.replace(/\D/g, '');
    fc.assert(
      fc.property(number, mark, number, (first, between, second) => {
        const tel = `${first}${between}${second}`;
        const once = validateForm(telephoneForm, { ...filled, tel });
        if (!once.ok) throw new Error(`${tel} was refused.`);
        expect(digits(`${once.values.tel}${once.extra[otherNumbers]}`)).toBe(digits(tel));
        expect(once.values.tel).toBe(first);
        expect(validateForm(telephoneForm, once.values)).toMatchObject({ ok: true, values: once.values });
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});
