import type { Field } from 'payload';
import { mail } from '../../fields/mail.ts';
import { clockTime, daysOfWeek } from '../../fields/office-week.ts';
import { beside, line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

const numbers: Field[] = [
  line('travelPlannerNumber', 'Travel planner', {
    required: true,
    help: 'With the country: "+27 00 000 0000".',
  }),
  line('ukTollFreeNumber', 'United Kingdom, toll-free'),
  line('usacanadaTollFreeNumber', 'United States and Canada, toll-free'),
  line('australiaTollFreeNumber', 'Australia, toll-free'),
  mail('conciergeMail', 'Concierge mailbox', { help: 'The address visitors may write to.' }),
];

const hours: Field[] = [
  line('officeDays', 'Office days, in words', { help: '"Monday to Friday".' }),
  line('officeHours', 'Office hours, in words', { help: '"08:00 to 17:00 (GMT+2)".' }),
  {
    name: 'week',
    type: 'array',
    label: 'Office hours, day by day',
    labels: { singular: 'Day', plural: 'Days' },
    minRows: 7,
    maxRows: 7,
    admin: {
      description:
        'All seven days, Monday first, in South African time. They decide whether the site says "we are in the office".',
    },
    fields: [
      beside(
        { name: 'day', type: 'select', label: 'Day', required: true, options: [...daysOfWeek] },
        { name: 'open', type: 'checkbox', label: 'Open', defaultValue: true },
        clockTime('opens', 'Opens'),
        clockTime('closes', 'Closes'),
      ),
    ],
  },
  {
    name: 'holidays',
    type: 'array',
    label: 'Days the telephone is not answered',
    labels: { singular: 'Day', plural: 'Days' },
    fields: [
      beside(
        {
          name: 'date',
          type: 'date',
          label: 'Date',
          required: true,
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' } },
        },
        line('name', 'Name', { required: true }),
      ),
    ],
  },
];

const places: Field[] = [
  {
    name: 'desks',
    type: 'array',
    label: 'Desks',
    labels: { singular: 'Desk', plural: 'Desks' },
    fields: [
      line('subject', 'Subject', { required: true, help: '"Press".' }),
      mail('mail', 'Mailbox', { required: true }),
      line('answers', 'How soon it answers', { help: '"Within one working day".' }),
    ],
  },
  {
    name: 'offices',
    type: 'array',
    label: 'Offices',
    labels: { singular: 'Office', plural: 'Offices' },
    fields: [
      line('name', 'Name', { required: true }),
      line('line', 'Address in one line', { required: true }),
    ],
  },
];

const thankYou: Field[] = [
  line('thankYouHeading', 'Heading', { help: '"Thank you".' }),
  passage('thankYouText', 'Words'),
  {
    name: 'thankYouSteps',
    type: 'array',
    label: 'What happens next',
    labels: { singular: 'Step', plural: 'Steps' },
    fields: [
      line('when', 'When', { required: true, help: '"Within an hour".' }),
      line('what', 'What', { required: true }),
    ],
  },
  {
    name: 'thankYouSignatory',
    type: 'relationship',
    relationTo: 'teamMember',
    label: 'Signed by',
    admin: { description: 'Name, role and portrait stand under the words.' },
  },
];

export const contactDetails = contentCollection({
  slug: 'contactDetails',
  labels: ['Contact details', 'Contact details'],
  group: 'Whole site',
  titled: 'travelPlannerNumber',
  description: 'Numbers, mailboxes, office hours and the words of thanks after an enquiry. There is one.',
  columns: ['travelPlannerNumber', 'conciergeMail'],
  single: true,
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Numbers', fields: numbers },
        { label: 'Office hours', fields: hours },
        { label: 'Desks and offices', fields: places },
        { label: 'Words of thanks', fields: thankYou },
      ],
    },
  ],
});
