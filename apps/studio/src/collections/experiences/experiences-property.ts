import { link } from '../../fields/address.ts';
import { entries, entry, parent } from '../../fields/entry.ts';
import { button, rows } from '../../fields/lists.ts';
import { file, picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const experiencesProperty = contentCollection({
  slug: 'experiencesProperty',
  labels: ['Experiences page of a property', 'Experiences pages of properties'],
  group: 'Safaris and experiences',
  titled: 'contentfulTag',
  description:
    'Which experiences the page of one property shows, and in which words, one entry for every property. The experiences themselves are under "Experiences".',
  columns: ['contentfulTag', 'buttonText'],
  sort: 'contentfulTag',
  fields: [
    line('contentfulTag', 'Content tag', {
      required: true,
      unique: true,
      help: 'Tag of the property: "lion-sands".',
    }),
    entry('introSection', 'Opening words', 'introSection'),
    rows(
      'experienceCategories',
      'Kinds of experience',
      ['Kind', 'Kinds'],
      [
        parent('category', 'Kind', 'experiencesCategory'),
        line('title', 'Title', { required: true }),
        line('subtitle', 'Line under the title'),
        passage('description', 'Words'),
        link('link', 'Its page'),
        picture('mainImage', 'Picture'),
        entries('experiences', 'Experiences there', 'experiences'),
      ],
    ),
    button(),
    file('factSheet', 'Fact sheet'),
    entries('testimonies', 'Testimonials', 'testimonial'),
  ],
});
