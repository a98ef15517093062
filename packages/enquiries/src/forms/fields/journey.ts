import { mostAdults, mostChildren } from '@sundowner/brand/party';
import { type Choice, type Field, optionalField } from '../form.ts';

/** Choices whose words are their value. */
export const same = (...words: string[]): Choice[] => words.map((word) => ({ value: word, label: word }));

export const natureOfVisitField: Field = {
  ...optionalField,
  type: 'select',
  name: 'natureOfVisit',
  label: 'Nature of visit',
  placeholder: 'Select one',
  choices: same(
    'We are a couple',
    'We are a family',
    'We are on honeymoon',
    'We are a group of friends',
    'I am travelling alone',
    'I am an agent',
    'You tell us...',
  ),
  maxLength: 60,
};

/** Asked of those who chose "You tell us..." (FRM-06). */
export const travellerTypeField: Field = {
  ...optionalField,
  type: 'text',
  name: 'travellerType',
  label: 'Tell us who is travelling',
  errorName: 'Type of traveller',
  errorMessage: 'Type of traveller is required',
  required: 'conditional',
  visible: { field: 'natureOfVisit', startsWith: 'You tell us' },
  maxLength: 200,
};

const arrivalField: Field = {
  ...optionalField,
  type: 'datepicker',
  name: 'dateStart',
  label: 'Arrival',
  rule: 'date',
  maxLength: 40,
};

const departureField: Field = {
  ...optionalField,
  type: 'datepicker',
  name: 'dateEnd',
  label: 'Departure',
  rule: 'date',
  after: 'dateStart',
  maxLength: 40,
};

export const exactDates = 'These dates';
export const fewDaysEitherSide = 'A few days either side';
export const anyTimeThatMonth = 'Any time that month';

const flexibilityField: Field = {
  ...optionalField,
  type: 'radio',
  name: 'dateFlexibility',
  label: 'How fixed are your dates?',
  errorName: 'How fixed your dates are',
  widget: 'chips',
  choices: same(exactDates, fewDaysEitherSide, anyTimeThatMonth),
  maxLength: 40,
};

/** Drawn as one group: arrival, departure, how fixed they are. */
export const dateFields: readonly Field[] = [arrivalField, departureField, flexibilityField];

export const adultsField: Field = {
  ...optionalField,
  type: 'number',
  name: 'adults',
  label: 'Adults',
  widget: 'stepper',
  rule: 'numeric',
  inputMode: 'numeric',
  min: 1,
  max: mostAdults,
  maxLength: 4,
};

export const childrenField: Field = {
  ...adultsField,
  name: 'children',
  label: 'Children',
  hint: '17 and younger',
  min: 0,
  max: mostChildren,
};

/** Asked of those who travel with a child (FRM-06). */
export const agesField: Field = {
  ...optionalField,
  type: 'text',
  name: 'agesOfChildren',
  label: 'Ages of children',
  errorName: "Children's ages",
  errorMessage: "Children's ages are required",
  hint: 'For example 4, 9 and 12',
  required: 'conditional',
  visible: { field: 'children', atLeast: 1 },
  rule: 'ages',
  maxLength: 100,
};

export const guestFields: readonly Field[] = [adultsField, childrenField, agesField];

export const commentsField: Field = {
  ...optionalField,
  type: 'textarea',
  name: 'comments',
  label: 'Comments',
  maxLength: 2000,
};

/** The lodge of the page the form was opened on (FRM-09); nobody types it. */
export const lodgeHotelField: Field = {
  ...optionalField,
  type: 'text',
  name: 'lodgeHotel',
  label: 'Lodge or hotel',
  widget: 'hidden',
  preset: 'lodge-of-page',
  unset: 'non selected',
  maxLength: 100,
};
