import { relevantEmailUpdates } from '../consent.ts';
import { type Field, optionalField } from '../form.ts';
import { same } from './journey.ts';

const locations: Field = {
  ...optionalField,
  type: 'multiselect',
  name: 'locationToVisit',
  label: 'Where would you like to go?',
  errorName: 'Where you would like to go',
  placeholder: 'Choose one or more',
  choiceList: 'locations',
  choices: [],
  maxLength: 100,
};

/** Where to: the list of the email form. */
export const locationField: Field = { ...locations, widget: 'chips' };

export const celebrationLocationField: Field = {
  ...locations,
  label: 'Where would you like to celebrate?',
  widget: 'chips',
  choiceList: 'celebration-locations',
};

export const destinationLocationField: Field = {
  ...locations,
  choiceList: 'destination-locations',
};

/** Cards of the lodges at the chosen locations; each choice's group is its location. */
export const lodgesField: Field = {
  ...optionalField,
  type: 'multiselect',
  name: 'likeToVisitTheseLodges',
  label: 'Which lodge/lodges would you like to visit?',
  errorName: 'Lodges',
  widget: 'lodge-picker',
  choiceList: 'lodges',
  choices: [],
  visible: { field: 'locationToVisit', is: 'filled' },
  maxLength: 100,
};

export const previousVisitorField: Field = {
  ...optionalField,
  type: 'radio',
  name: 'previousVisitor',
  label: 'Have we had the pleasure of hosting you before, here or at one of the other properties?',
  errorName: 'Whether we have hosted you before',
  widget: 'chips',
  choices: same('Yes', 'No'),
  maxLength: 10,
};

export const otherExperiencesField: Field = {
  ...optionalField,
  type: 'experiencetoggle',
  name: 'otherExperiences',
  label: 'Other experiences you would like to hear about',
  errorName: 'Other experiences',
  widget: 'toggle',
  choiceList: 'experiences',
  choices: [],
  maxLength: 100,
};

/** The newsletter's box: only its one answer subscribes (SUB-05). */
export const hearMoreField: Field = {
  ...optionalField,
  type: 'check',
  name: 'hearMoreAbout',
  label: 'Hear more about us',
  errorName: 'Hearing more about us',
  hint: 'A few times a year. Every email has a link to leave.',
  choices: same(relevantEmailUpdates),
  maxLength: 60,
};

/** A question answered Yes or No. */
export const yesOrNo = (name: string, label: string, errorName: string): Field => ({
  ...optionalField,
  type: 'radio',
  name,
  label,
  errorName,
  widget: 'chips',
  choices: same('Yes', 'No'),
  maxLength: 10,
});

const names: Readonly<Record<string, string>> = {
  dateStart: 'arrival_date',
  dateEnd: 'departure_date',
  adults: 'number_of_adults',
  children: 'number_of_children',
  agesOfChildren: 'age_of_children',
};

/** Dates and guests under the CRM's names (SUB-12). */
export function crmNamed(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    const crmName = names[field.name];
    return crmName ? { ...field, crmName } : field;
  });
}
