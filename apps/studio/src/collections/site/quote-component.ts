import { pageKeyField } from '../../fields/address.ts';
import { picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const quoteComponent = contentCollection({
  slug: 'quoteComponent',
  labels: ['Quote', 'Quotes'],
  group: 'Pages and their words',
  titled: 'text',
  description:
    'What a guest or a member of the family said, shown over a picture. Longer words of guests are under "Testimonials".',
  columns: ['text', 'quoteFor'],
  fields: [
    pageKeyField('quoteFor', { unique: false, help: 'The page that shows it; the home page is "home".' }),
    passage('text', 'The quote', { required: true, help: 'Without quotation marks.' }),
    line('attribution', 'Who said it', { required: true }),
    picture('backgroundImage', 'Picture', { required: true }),
  ],
});
