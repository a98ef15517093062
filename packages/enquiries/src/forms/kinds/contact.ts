import { contact } from '@sundowner/brand/kinds/contact';
import { acceptField, currentConsent } from '../consent.ts';
import { commentsField } from '../fields/journey.ts';
import { emailField, nameField, optional, surnameField, telField } from '../fields/person.ts';
import { type Field, type FormConfig, optionalField } from '../form.ts';

const subject: Field = {
  type: 'select',
  name: 'subject',
  label: 'What is it about?',
  errorName: 'Subject',
  placeholder: 'Select one',
  choices: [
    { value: 'reservation', label: 'A stay, or a question about one' },
    { value: 'sent enquiry', label: 'An enquiry I sent' },
    { value: 'existing booking', label: 'A booking I already have' },
    { value: 'trade', label: 'Travel partners' },
    { value: 'media', label: 'Press and pictures' },
    { value: 'careers', label: 'Working here' },
    { value: 'other', label: 'Something else' },
  ],
  required: 'always',
  rule: 'none',
  validateOn: 'blur',
  maxLength: 60,
};

const bookingReference: Field = {
  ...optionalField,
  type: 'text',
  name: 'bookingReference',
  label: 'Booking reference',
  hint: 'If you have it at hand',
  visible: { field: 'subject', equals: 'existing booking' },
  maxLength: 60,
};

const enquiryReference: Field = {
  ...optionalField,
  type: 'text',
  name: 'enquiryReference',
  label: 'Reference of your enquiry',
  hint: 'It is in our confirmation. Without it, we look for your email address',
  visible: { field: 'subject', equals: 'sent enquiry' },
  maxLength: 60,
};

/** A message to a person (FRM-12, FRM-13). */
export const contactForm: FormConfig = {
  ...contact,
  heading: 'Write to us',
  hint: 'A person reads it, and a person who knows the subject answers.',
  submitLabel: 'Send message',
  consent: currentConsent,
  headline: ['subject'],
  sections: [
    {
      heading: null,
      fields: [
        nameField,
        surnameField,
        emailField,
        optional(telField),
        subject,
        enquiryReference,
        bookingReference,
        { ...commentsField, label: 'Message', required: 'always' },
        acceptField,
      ],
    },
  ],
};
