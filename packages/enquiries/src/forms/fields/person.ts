import { countryChoices } from '../countries.ts';
import type { Condition, Field } from '../form.ts';

const plain = { required: 'always', rule: 'none', validateOn: 'blur' } as const;

/** Its message says "First Name" as FRM-14 has it, though the label is "First name". */
export const nameField: Field = {
  ...plain,
  type: 'text',
  name: 'name',
  label: 'First name',
  errorName: 'First Name',
  autocomplete: 'given-name',
  maxLength: 100,
  crmName: 'firstname',
};

export const surnameField: Field = {
  ...plain,
  type: 'text',
  name: 'surname',
  label: 'Surname',
  autocomplete: 'family-name',
  maxLength: 100,
  crmName: 'lastname',
};

/**
 * The same field by another name on residences and travel-africa alone: FRM-14 and docs/enquiry-forms.md have it so, as they have three
 * headings over these fields ("What we need from you...", "Personal details", "Personal information").
 */
export const lastNameField: Field = { ...surnameField, label: 'Last name' };

export const telField: Field = {
  ...plain,
  type: 'text',
  name: 'tel',
  label: 'Telephone number',
  widget: 'tel',
  rule: 'tel',
  autocomplete: 'tel',
  inputMode: 'tel',
  // Two numbers, and whose they are.
  maxLength: 80,
  crmName: 'phone',
};

export const emailField: Field = {
  ...plain,
  type: 'text',
  name: 'email',
  label: 'Email address',
  widget: 'email',
  rule: 'email',
  validateOn: 'input',
  autocomplete: 'email',
  inputMode: 'email',
  maxLength: 254,
  crmName: 'email',
};

export const countryField: Field = {
  ...plain,
  type: 'select',
  rule: 'country',
  name: 'country',
  label: 'Country',
  errorMessage: 'Selection of country is required',
  widget: 'combobox',
  placeholder: 'Select a country',
  choices: countryChoices,
  autocomplete: 'country-name',
  maxLength: 100,
  crmName: 'country__dropdown_',
};

export const optional = (field: Field): Field => ({ ...field, required: 'never' });

/** The field shown only while `visible` holds; required then, where it is required at all. */
export const shownWhen = (field: Field, visible: Condition): Field => ({
  ...field,
  visible,
  required: field.required === 'never' ? 'never' : 'conditional',
});

/** The field under another name of the CRM (SUB-12). */
export const mapped = (field: Field, crmName: string): Field => ({ ...field, crmName });
