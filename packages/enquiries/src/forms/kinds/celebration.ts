import { celebration } from '@sundowner/brand/kinds/celebration';
import { acceptField, currentConsent } from '../consent.ts';
import { celebrationLocationField, otherExperiencesField, yesOrNo } from '../fields/choices.ts';
import {
  adultsField,
  agesField,
  childrenField,
  commentsField,
  dateFields,
  lodgeHotelField,
  natureOfVisitField,
  same,
  travellerTypeField,
} from '../fields/journey.ts';
import {
  countryField,
  emailField,
  nameField,
  optional,
  shownWhen,
  surnameField,
  telField,
} from '../fields/person.ts';
import type { Condition, Field, FormConfig } from '../form.ts';

const knowsWhen: Condition = { field: 'knowWhenToTravel', equals: 'Yes' };
const knowsWho: Condition = { field: 'knowNumberOfGuests', equals: 'Yes' };

const preferredContactMethod: Field = {
  type: 'radio',
  name: 'preferredContactMethod',
  label: 'How may we reach you?',
  errorName: 'Preferred contact method',
  widget: 'chips',
  choices: same('Phone', 'Email'),
  required: 'always',
  rule: 'none',
  validateOn: 'blur',
  maxLength: 20,
};

const reasonForVisit: Field = {
  type: 'select',
  name: 'reasonForVisit',
  label: 'Reason for visit',
  errorMessage: 'To make it easier for us to help you, please tell us what your special occasion is',
  placeholder: 'Select one',
  choices: same('Engagement', 'Wedding', 'Anniversary', 'Birthday', 'Honeymoon', 'Other'),
  required: 'always',
  rule: 'none',
  validateOn: 'blur',
  maxLength: 60,
};

/** An occasion to plan: the asker may know nothing yet but what it is (MOD-10, FRM-13). */
export const celebrationForm: FormConfig = {
  ...celebration,
  heading: 'Email us',
  hint: 'Tell us what there is to celebrate, and we write back with ideas.',
  promise: 'You hear from us within one working day.',
  submitLabel: 'Submit Enquiry',
  consent: currentConsent,
  headline: ['reasonForVisit', 'locationToVisit', 'dateStart'],
  sections: [
    {
      heading: 'What we need from you...',
      fields: [
        nameField,
        surnameField,
        preferredContactMethod,
        shownWhen(telField, { field: 'preferredContactMethod', equals: 'Phone' }),
        shownWhen(emailField, { field: 'preferredContactMethod', equals: 'Email' }),
        optional(countryField),
      ],
    },
    {
      heading: "What's the occasion?",
      fields: [reasonForVisit, natureOfVisitField, travellerTypeField],
    },
    {
      heading: 'When to travel',
      fields: [
        yesOrNo(
          'knowWhenToTravel',
          'Do you know when you would like to travel?',
          'Whether you know when to travel',
        ),
        ...dateFields.map((field) => shownWhen(field, knowsWhen)),
      ],
    },
    {
      heading: 'Number of guests',
      fields: [
        yesOrNo(
          'knowNumberOfGuests',
          'Do you know how many of you there will be?',
          'Whether you know the number of guests',
        ),
        shownWhen(adultsField, knowsWho),
        shownWhen(childrenField, knowsWho),
        shownWhen(agesField, { all: [knowsWho, { field: 'children', atLeast: 1 }] }),
      ],
    },
    {
      heading: 'Where',
      fields: [
        celebrationLocationField,
        lodgeHotelField,
        { ...otherExperiencesField, name: 'celebrationOtherExperiences' },
      ],
    },
    { heading: 'Additional comments', fields: [commentsField, acceptField] },
  ],
};
