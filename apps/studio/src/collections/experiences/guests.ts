import type { ArrayField } from 'payload';
import { slug } from '../../fields/address.ts';
import { day } from '../../fields/calendar.ts';
import { property } from '../../fields/checked-word.ts';
import { choice } from '../../fields/choice.ts';
import { entries } from '../../fields/entry.ts';
import { downloads, rows, sentences } from '../../fields/lists.ts';
import { picture } from '../../fields/picture.ts';
import { line, passage, position } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

/** The seven personas and the tags they are told apart by (CNT-07). */
const personaTags = {
  all: 'All',
  'persona-couples': 'Couples',
  'persona-families': 'Families',
  'persona-friends': 'Friends',
  'persona-solo-traveller': 'Solo Traveller',
  'persona-honeymooners': 'Honeymooners',
  'persona-other': 'Other',
};

const persona = contentCollection({
  slug: 'persona',
  labels: ['Persona', 'Personas'],
  group: 'Safaris and experiences',
  titled: 'title',
  description: 'Who is coming: each persona has opening words and experiences of its own.',
  columns: ['title', 'tag', 'position'],
  sort: 'position',
  fields: [
    position(),
    line('title', 'Name', { required: true }),
    choice('tag', 'Tag', personaTags, { required: true, unique: true }),
    line('introMain', 'Heading'),
    passage('introSubCopy', 'Words under the heading'),
    picture('image', 'Picture'),
    entries('experiences', 'Experiences', 'experiences'),
  ],
});

const signs = (name: string, label: string): ArrayField =>
  rows(name, label, { one: 'Sign', many: 'Signs' }, [
    line('title', 'Title', { required: true }),
    line('description', 'Words'),
    line('icon', 'Sign', { help: 'Name of the sign drawn beside it: "hat". May stay empty.' }),
    picture('file', 'Picture', { help: 'In place of the sign.' }),
  ]);

const whatToExpect = contentCollection({
  slug: 'whatToExpect',
  labels: ['What to expect', 'What to expect'],
  group: 'Safaris and experiences',
  titled: 'title',
  description: 'The dialog What to expect: what to wear and bring, hours, fact sheets.',
  columns: ['title', 'availableAt'],
  sort: 'title',
  fields: [
    slug('Last part of its address: /enquire/what-to-expect/this.'),
    line('title', 'Title', { required: true }),
    passage('description', 'Words'),
    line('availableAt', 'Where'),
    line('additionalInfoHeader', 'Heading of what else to know'),
    sentences('additionalInfoCopy', 'What else to know'),
    signs('iconsWhatToWear', 'What to wear'),
    signs('iconsWhatToBringAlong', 'What to bring along'),
    signs('iconsFeatures', 'Features'),
    sentences('appointments', 'Appointments', 'Times and days, one a row: "Daily at 09:00".'),
    downloads('factSheetsOrMenus', 'Fact sheets and menus'),
  ],
});

const testimonial = contentCollection({
  slug: 'testimonial',
  labels: ['Testimonial', 'Testimonials'],
  group: 'Safaris and experiences',
  titled: 'testimonialTitle',
  description:
    'What guests wrote, with their name as they want it to stand. Short words over a picture are under "Quotes".',
  columns: ['testimonialTitle', 'testimonialPostedBy', 'testimonialDate'],
  sort: '-testimonialDate',
  fields: [
    line('testimonialTitle', 'Title', { required: true }),
    passage('testimonialText', 'Words', { required: true, help: 'Without quotation marks.' }),
    line('testimonialPostedBy', 'By', { required: true, help: '"Ines, Reed Camp".' }),
    day('testimonialDate', 'Date'),
    property(),
  ],
});

export const guests = [persona, whatToExpect, testimonial];
