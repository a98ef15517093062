import { fieldsOf } from '@sundowner/enquiries/forms/form';
import { formFor } from '@sundowner/enquiries/forms/registry';
import { validateForm } from '@sundowner/enquiries/forms/validate';
import { serverJudging } from '@sundowner/enquiries/intake/server-judging';
import { expect, test } from 'vitest';
import { enquiries } from './enquiries.ts';
import { addressOf, filledIn, unheardOf } from './filled-in.ts';
import { cameAt, houseZone } from './moments.ts';

const minute = 60_000;
/** A Monday morning, a Sunday night, and the first minute of a year, in South Africa. */
const starts = ['2026-11-23T07:30:00Z', '2026-11-29T21:50:00Z', '2026-12-31T22:01:00Z'].map(Date.parse);

test.each(enquiries.map((enquiry) => [`${enquiry.name} ${enquiry.surname}`, enquiry] as const))(
  '%s: every field is one of the form, and the form takes it as it is',
  (_, enquiry) => {
    const form = formFor(enquiry.kind);
    if (!form) throw new Error(`There is no form of the kind ${enquiry.kind}.`);
    const names = fieldsOf(form).map(({ name }) => name);
    expect(Object.keys(enquiry.fields ?? {}).filter((name) => !names.includes(name))).toEqual([]);
    for (const now of starts) {
      const at = cameAt(enquiry.came, now);
      const valid = validateForm(form, filledIn(enquiry, at), serverJudging(at, houseZone));
      expect(valid.ok && unheardOf(form, valid.unknownChoices)).toEqual([]);
      // Nothing happens to it that lies ahead.
      const steps = (enquiry.course ?? []).map(({ after }) => at + after * minute);
      expect(Math.max(at, ...steps)).toBeLessThanOrEqual(now);
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      expect(at).toBeGreaterThan(now - 32 * 1440 * minute);
    }
  },
);

test('there are sixty, of every kind but the letter, from twenty countries, and two people come twice', () => {
  expect(enquiries).toHaveLength(60);
  expect(new Set(enquiries.map(({ kind }) => kind)).size).toBe(9);
  expect(new Set(enquiries.map(({ country }) => country)).size).toBeGreaterThan(20);
  const addresses = enquiries.map(addressOf);
  expect(new Set(addresses).size).toBe(58);
});
