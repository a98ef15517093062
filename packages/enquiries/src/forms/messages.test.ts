import { describe, expect, test } from 'vitest';
import { type Field, fieldsOf, nameInMessages } from './form.ts';
import { forms } from './registry.ts';
import { validateForm } from './validate.ts';

/** A value no field with such a rule takes. */
function wrongFor({ rule, type, maxLength }: Field): unknown {
  if (type === 'file') return { fileName: 'cv.exe', bytes: 12, kind: null };
  const wrong = { email: 'naledi', tel: 'call me', numeric: 'four', ages: 'many', date: 'soon' } as const;
  return rule in wrong ? wrong[rule as keyof typeof wrong] : 'x'.repeat(maxLength + 1);
}

/** Sentences the specification gives word for word, whose field stands under another name in them. */
const verbatim = [
  'Selection of country is required',
  'To make it easier for us to help you, please tell us what your special occasion is',
];

/** What a message tells to do: give it, or give it so. */
const remedy = /\b(is|are) required\b|\b(must|can) (only |have )?\S+|please|cannot be before/;

describe.each(forms)('TRV-01/errors the messages of the form $kind', (form) => {
  const fields = fieldsOf(form).filter(({ widget }) => widget !== 'hidden');

  test('each names its field and says what is asked of it, when it is empty and when it is wrong', () => {
    const wrong = Object.fromEntries(fields.map((field) => [field.name, wrongFor(field)]));
    const told = [{}, wrong].flatMap((raw) => {
      const result = validateForm(form, raw);
      return result.ok ? [] : result.errors;
    });
    expect(told.length).toBeGreaterThan(1);
    for (const { field: name, message } of told) {
      if (verbatim.includes(message)) continue;
      const field = fields.find((each) => each.name === name);
      expect(message.startsWith(field ? nameInMessages(field) : '?'), message).toBe(true);
      expect(message).toMatch(remedy);
    }
  });
});
