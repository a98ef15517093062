import type { ArrayField } from 'payload';
import { slug } from '../../fields/address.ts';
import { downloads, rows, sentences } from '../../fields/lists.ts';
import { picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

const signs = (name: string, label: string): ArrayField =>
  rows(
    name,
    label,
    ['Sign', 'Signs'],
    [
      line('title', 'Title', { required: true }),
      line('description', 'Words'),
      line('icon', 'Sign', { help: 'Name of the sign drawn beside it: "hat". May stay empty.' }),
      picture('file', 'Picture', { help: 'In place of the sign.' }),
    ],
  );

export const whatToExpect = contentCollection({
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
