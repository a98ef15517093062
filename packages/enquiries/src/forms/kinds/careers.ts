import { careers } from '@sundowner/brand/kinds/careers';
import { acceptField, currentConsent } from '../consent.ts';
import { commentsField } from '../fields/journey.ts';
import { emailField, nameField, surnameField, telField } from '../fields/person.ts';
import { type Field, type FormConfig, optionalField } from '../form.ts';

const vacancy: Field = {
  ...optionalField,
  type: 'select',
  name: 'vacancy',
  label: 'Vacancy',
  hint: 'Leave it open if nothing fits, and tell us what you would do here',
  placeholder: 'Select a vacancy',
  choiceList: 'vacancies',
  choices: [],
  preset: 'vacancy-of-page',
  maxLength: 150,
};

const cv: Field = {
  type: 'file',
  name: 'cv',
  label: 'CV',
  hint: 'PDF or Word (.docx), at most 5 MB',
  required: 'never',
  rule: 'file',
  validateOn: 'blur',
  maxLength: 200,
  file: { kinds: ['pdf', 'docx'], maxBytes: 5 * 1024 * 1024 },
};

/** An application for a post, or for one that does not exist yet (FRM-12, FRM-13). */
export const careersForm: FormConfig = {
  ...careers,
  heading: 'Apply',
  hint: 'We read every application, and answer each.',
  submitLabel: 'Send application',
  consent: currentConsent,
  headline: ['vacancy'],
  sections: [
    {
      heading: null,
      fields: [
        nameField,
        surnameField,
        emailField,
        telField,
        vacancy,
        { ...commentsField, label: 'Something about you' },
        cv,
        acceptField,
      ],
    },
  ],
};
