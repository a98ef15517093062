import { newsletter } from '@sundowner/brand/kinds/newsletter';
import { acceptField, currentConsent } from '../consent.ts';
import { emailField, nameField, optional } from '../fields/person.ts';
import { type Field, type FormConfig, optionalField } from '../form.ts';

const interests: Field = {
  ...optionalField,
  type: 'check',
  name: 'interests',
  label: 'What would you like to read about?',
  errorName: 'Interests',
  widget: 'chips',
  choiceList: 'interests',
  choices: [],
  maxLength: 60,
};

/** The letter: nothing comes of it before its address is confirmed by mail (FRM-12). */
export const newsletterForm: FormConfig = {
  ...newsletter,
  heading: 'A letter, four times a year',
  hint: 'Written by guides. Leave whenever you like.',
  submitLabel: 'Sign up',
  consent: currentConsent,
  headline: ['interests'],
  sections: [{ heading: null, fields: [emailField, optional(nameField), interests, acceptField] }],
};
