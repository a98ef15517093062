import { choice } from '../../fields/choice.ts';
import { entries } from '../../fields/entry.ts';
import { position } from '../../fields/figures.ts';
import { picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
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

export const persona = contentCollection({
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
