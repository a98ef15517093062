import { readFileSync } from 'node:fs';
import { mostAdults, mostChildren } from '@sundowner/brand/party';
import { expect, test } from 'vitest';
import { demonstrationCollection } from '../../../../tests/support/demonstration-collection.ts';
import { formWithContent } from './form-content.ts';
import { careersForm } from './kinds/careers.ts';
import { emailForm } from './kinds/email.ts';
import { askable, askedBy, noPage, presetValues } from './page-context.ts';
import { validateForm } from './validate.ts';

const form = formWithContent(emailForm, { kinds: {}, lists: {}, collection: demonstrationCollection() }, 0);
const asked = (query: string) =>
  presetValues(form, { ...noPage, asked: askedBy(new URLSearchParams(query)) });

test('a link fills in what was looked at', () => {
  expect(
    asked(
      'comments=About+the+suite.&dateStart=29+April+2027&adults=2&locationToVisit=Cape+Town&likeToVisitTheseLodges=Cape+Cadogan+Boutique+Hotel',
    ),
  ).toMatchObject({
    comments: 'About the suite.',
    dateStart: '29 April 2027',
    adults: '2',
    locationToVisit: ['Cape Town'],
    likeToVisitTheseLodges: ['Cape Cadogan Boutique Hotel'],
  });
});

test.each([
  ['name=Mallory', 'name'],
  ['adults=0', 'adults'],
  ['adults=12345', 'adults'],
  ['adults=many', 'adults'],
  ['children=-1', 'children'],
  ['locationToVisit=Atlantis', 'locationToVisit'],
  ['likeToVisitTheseLodges=The+Ritz', 'likeToVisitTheseLodges'],
  [`comments=${'x'.repeat(2001)}`, 'comments'],
])('%s fills in nothing', (query, field) => {
  expect(asked(query)).not.toHaveProperty(field);
});

test.each([
  ['12', '12', []],
  [String(mostAdults), String(mostChildren), []],
  [
    String(mostAdults + 1),
    String(mostChildren + 1),
    [`Adults must be between 1 and ${mostAdults}`, `Children must be between 0 and ${mostChildren}`],
  ],
])(
  'FRM-01/whole-party %s adults and %s children of a link stand in the form, and are taken or refused in words',
  (adults, children, refusals) => {
    const values = asked(`adults=${adults}&children=${children}&agesOfChildren=4`);
    expect(values).toMatchObject({ adults, children });
    const result = validateForm(form, values);
    const own = result.ok
      ? []
      : result.errors.filter(({ field }) => field === 'adults' || field === 'children');
    expect(own.map(({ message }) => message)).toEqual(refusals);
  },
);

test('TRV-03/without-scripts the ages of a strip that is sent without scripts arrive in their order', () => {
  expect(asked('children=3&age=7&age=&age=4').agesOfChildren).toBe('7, 4');
  expect(asked('children=1&age=7&agesOfChildren=9').agesOfChildren).toBe('9');
});

test('an empty part of a link leaves the field as the page has it', () => {
  const context = { ...noPage, asked: askedBy(new URLSearchParams('comments=')) };
  expect(presetValues(careersForm, context)).not.toHaveProperty('comments');
});

test('FRM-18 docs/enquiry-forms.md lists every field a link fills in', () => {
  const sheet = readFileSync(new URL('../../../../docs/enquiry-forms.md', import.meta.url), 'utf8');
  const part = sheet.split('## What a page and a link fill in')[1]?.split('\n## ')[0] ?? '';
  const listed = part.matchAll(/^\| ([\w, ]+) \| (?!Filled)/gm);
  expect([...listed].flatMap(([, names = '']) => names.split(', '))).toEqual([...askable]);
});
