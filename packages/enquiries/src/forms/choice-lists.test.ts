import { editedLists, enquiryRecords } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { isChoiceListName } from './choice-lists.ts';
import { fieldsOf } from './form.ts';
import { forms } from './registry.ts';

/** Kinds of enquiry whose form asks for a list. */
const asking = (list: string) =>
  forms
    .filter((form) => fieldsOf(form).some(({ choiceList }) => choiceList === list))
    .map(({ kind }) => enquiryRecords.find((record) => record.kind === kind)?.words.short.toLowerCase() ?? '')
    .sort();

test.each(Object.entries(editedLists))(
  'the studio names the forms that ask for the list %s',
  (list, words) => {
    const named = words
      .replace(/ forms? \(.*$/, '')
      .replace(/^the /, '')
      .toLowerCase();
    expect(named.split(/, | and /).sort()).toEqual(asking(list));
  },
);

test('a list that no form asks for is none', () => {
  const lists = forms.flatMap((form) => fieldsOf(form).flatMap(({ choiceList }) => choiceList ?? []));
  expect(lists.filter((list) => !isChoiceListName(list))).toEqual([]);
  expect(['rooms', 'toString'].filter(isChoiceListName)).toEqual([]);
});
