import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComboboxField } from './combobox-field.tsx';
import { exactly, matching } from './matching.ts';

const options = [
  { value: 'CI', label: 'Côte d’Ivoire', aliases: ['Ivory Coast'] },
  { value: 'KR', label: 'South Korea' },
  { value: 'SO', label: 'Somalia' },
  { value: 'UK', label: 'United Kingdom', aliases: ['UK', 'England'] },
  { value: 'ZA', label: 'South Africa' },
];
const found = (typed: string) => matching(options, typed).map(({ value }) => value);

test.each([
  ['', ['CI', 'KR', 'SO', 'UK', 'ZA']],
  ['so', ['KR', 'SO', 'ZA']],
  ['SOUTH A', ['ZA']],
  ['cote', ['CI']],
  ['ivory', ['CI']],
  ['korea', ['KR']],
  ['d ivoire', ['CI']],
  ['uk', ['UK']],
  ['frica', ['ZA']],
  ['xyz', []],
])('%j finds %j', (typed, values) => {
  expect(found(typed)).toEqual(values);
});

test('names that begin with it come before names that hold it', () => {
  expect(
    matching(
      [
        { value: '1', label: 'New Mali' },
        { value: '2', label: 'Somalia' },
        { value: '3', label: 'Mali' },
      ],
      'mali',
    ).map(({ value }) => value),
  ).toEqual(['3', '1', '2']);
});

test('a name typed in full is a choice, part of one is not', () => {
  expect(exactly(options, ' england ')?.value).toBe('UK');
  expect(exactly(options, 'engl')).toBeUndefined();
});

test('without scripts it is a select, the likely ones first', () => {
  const html = renderToStaticMarkup(
    <ComboboxField
      id="c"
      name="country"
      label="Country"
      options={options}
      likely={{ label: 'Often chosen', values: ['ZA'] }}
      value="UK"
      onChange={() => undefined}
      placeholder="Select"
    />,
  );
  expect(html).toMatch(/<select[^>]*name="country"/);
  expect(html).toMatch(/<optgroup label="Often chosen"><option value="ZA">/);
  expect(html.match(/value="ZA"/g)).toHaveLength(1);
  expect(html).toMatch(/<option value="UK" selected="">/);
});
