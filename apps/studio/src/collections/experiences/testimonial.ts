import { day } from '../../fields/calendar.ts';
import { property } from '../../fields/choice.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const testimonial = contentCollection({
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
    line('testimonialPostedBy', 'By', { required: true, help: '"Ines, River Lodge".' }),
    day('testimonialDate', 'Date'),
    property(),
  ],
});
