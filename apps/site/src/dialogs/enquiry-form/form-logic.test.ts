import { fieldsOf } from '@sundowner/enquiries/forms/form';
import { formWithContent } from '@sundowner/enquiries/forms/form-content';
import { celebrationForm } from '@sundowner/enquiries/forms/kinds/celebration';
import { emailForm as plainEmailForm } from '@sundowner/enquiries/forms/kinds/email';
import { forms } from '@sundowner/enquiries/forms/registry';
import { expect, test } from 'vitest';
import { demonstrationCollection } from '../../../../../tests/support/demonstration-collection.ts';
import { formWithLists } from '../form/form-dialog-content.ts';
import { conditionWords } from './field-common.ts';
import { shownChoices } from './field-values.ts';
import { controlForError, decidesOthers, fieldsOfPart, formParts } from './form-parts.ts';
import { sentValues } from './send-form.ts';

const emailForm = formWithContent(
  plainEmailForm,
  { kinds: {}, lists: {}, collection: demonstrationCollection() },
  0,
);
const now = Date.parse('2027-02-24T10:00:00Z');
const fieldOf = (name: string, form = emailForm) => {
  const field = fieldsOf(form).find((one) => one.name === name);
  if (!field) throw new Error(`No field ${name}.`);
  return field;
};

test.each(forms.map((form) => [form.kind, form] as const))(
  'every field of %s is in one part, in order, and its dates are one',
  (_kind, form) => {
    const parts = form.sections.flatMap(({ fields }) => formParts(fields));
    expect(parts.flatMap(fieldsOfPart)).toEqual(fieldsOf(form));
    expect(parts.some((part) => part.type === 'field' && part.field.type === 'datepicker')).toBe(false);
  },
);

test('an error of the departure leads to the second half of the dates, one of a hidden field to nowhere', () => {
  expect(controlForError(emailForm, 'dateStart')).toBe('email-dateStart');
  expect(controlForError(emailForm, 'dateEnd')).toBe('email-dateStart-to');
  expect(controlForError(celebrationForm, 'lodgeHotel')).toBeUndefined();
  expect(controlForError(emailForm, 'unheard')).toBeUndefined();
});

test('FRM-06 what others appear by is known, and a visitor without scripts reads it', () => {
  expect(decidesOthers(celebrationForm, 'knowWhenToTravel')).toBe(true);
  expect(decidesOthers(celebrationForm, 'children')).toBe(true);
  expect(decidesOthers(celebrationForm, 'comments')).toBe(false);
  const words = (name: string, form = celebrationForm) => {
    const { visible } = fieldOf(name, form);
    return visible ? conditionWords(form, visible) : null;
  };
  expect(words('tel')).toBe('Only if you chose “Phone”.');
  expect(words('travellerType')).toBe('Only if you chose “You tell us...”.');
  expect(words('dateStart')).toContain('Only if you chose “Yes” to');
  expect(words('agesOfChildren')).toBe('Only with 1 or more under “Children”.');
  expect(words('likeToVisitTheseLodges', emailForm)).toContain('Goes with');
});

test('FRM-09 lodges follow the chosen locations, and are sent with them only', () => {
  const field = fieldOf('likeToVisitTheseLodges');
  const cape = { locationToVisit: ['Cape Town'] };
  const names = shownChoices(field, cape).map(({ value }) => value);
  expect(names).toContain('Cape Cadogan Boutique Hotel');
  expect(names).not.toContain('River Lodge');
  expect(shownChoices(field, {})).toEqual([]);
  const chosen = {
    likeToVisitTheseLodges: ['River Lodge', 'Cape Cadogan Boutique Hotel', 'A lodge since gone'],
  };
  expect(sentValues(emailForm, { ...cape, ...chosen }, now).likeToVisitTheseLodges).toEqual([
    'Cape Cadogan Boutique Hotel',
    'A lodge since gone',
  ]);
  expect(sentValues(emailForm, chosen, now)).toEqual({});
});

test('FRM-07 dates go as yyyy-mm-dd; what nobody could read goes as it was typed', () => {
  const sent = (dateStart: string) => sentValues(emailForm, { dateStart }, now).dateStart;
  expect(sent('5 March 2027')).toBe('2027-03-05');
  expect(sent('05/03/2027')).toBe('2027-03-05');
  expect(sent('when the rains end')).toBe('when the rains end');
});

test('what was typed into a field that has gone again is not sent', () => {
  const values = { children: '0', agesOfChildren: '7', adults: '2' };
  expect(sentValues(emailForm, values, now)).toEqual({ children: '0', adults: '2' });
  expect(sentValues(emailForm, { ...values, children: '1' }, now).agesOfChildren).toBe('7');
});

test('a list that offers nothing is not shown, and what was chosen from it before is sent all the same', () => {
  const lists = { lodges: [{ value: 'Reed Camp', label: 'Reed Camp' }] };
  const form = formWithLists(plainEmailForm, lists);
  expect(fieldOf('locationToVisit', form).widget).toBe('hidden');
  expect(fieldOf('likeToVisitTheseLodges', form)).toMatchObject({
    widget: 'lodge-picker',
    choices: lists.lodges,
  });
  expect(sentValues(form, { locationToVisit: ['Cape Town'] }, now)).toEqual({
    locationToVisit: ['Cape Town'],
  });
});
