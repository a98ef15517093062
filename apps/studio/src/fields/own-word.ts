import type { SelectField, TextField } from 'payload';
import { choices } from './choice.ts';
import { line } from './plain.ts';

/** A word other entries name this one by: free, and no other entry's of its kind. */
export function ownWord(name: string, label: string, { help }: { readonly help: string }): TextField {
  return {
    name,
    type: 'text',
    label,
    required: true,
    unique: true,
    index: true,
    admin: { description: help },
    validate: (value) =>
      (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value ?? '') && (value ?? '').length <= 80) ||
      'Use lower-case letters and digits, with hyphens between words; 80 characters at most.',
  };
}

/** A field that is made from the entry's name while it is empty. */
export const fromName = (field: TextField, make: (name: string) => string): TextField =>
  ({
    ...field,
    hooks: {
      beforeValidate: [
        ({ value, data, originalDoc }) => {
          const name = data?.name ?? originalDoc?.name;
          return value || typeof name !== 'string' || name === '' ? value : make(name);
        },
      ],
    },
  }) as TextField;

/** What programs and reports read, and no visitor: a preview looks for none of its words on the page. */
export const unread = (field: TextField): TextField => ({
  ...field,
  custom: { ...field.custom, unread: true },
});

/** What is counted on an entry's pages (SUB-08, SUB-11). */
export const trackingCategory = (pages: string): TextField =>
  unread(
    line('trackingCategory', 'Counts as', {
      help: `Category of what visitors do on ${pages}, in the reports. Empty means that it counts with the home page.`,
    }),
  );

/** The enquiry forms whose list of locations offers it (FRM-09). */
export const offeredIn = (help: string): SelectField =>
  choices(
    'offeredIn',
    'Offered as a location in',
    { email: 'Email enquiries', celebration: 'Celebrations', destination: 'Destination enquiries' },
    { help },
  );
