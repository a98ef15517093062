import { enquiryKinds } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { fieldsOf } from './form.ts';
import { formFor } from './registry.ts';

/** Where the sheet of the forms dictates two words, or the forms ask two things under one name (docs/enquiry-forms.md). */
const dictated: Readonly<Record<string, readonly string[]>> = {
  surname: ['Surname', 'Last name'],
  locationToVisit: ['Where would you like to go?', 'Where would you like to celebrate?'],
  comments: ['Comments', 'What may we arrange?', 'Message', 'Something about you'],
};

test('FRM-01 a field has one label on every form, but for those the sheet dictates', () => {
  const labels = new Map<string, Set<string>>();
  for (const kind of enquiryKinds)
    for (const { name, label } of fieldsOf(formFor(kind) ?? expect.fail(kind)))
      labels.set(name, (labels.get(name) ?? new Set()).add(label));
  const several = [...labels].filter(([, each]) => each.size > 1).map(([name, each]) => [name, [...each]]);
  expect(Object.fromEntries(several)).toEqual(dictated);
});
