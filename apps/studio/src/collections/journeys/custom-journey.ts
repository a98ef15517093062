import { entry } from '../../fields/entry.ts';
import { button, points } from '../../fields/lists.ts';
import { picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const customJourney = contentCollection({
  slug: 'customJourney',
  labels: ['Journey of your own', 'Journey of your own'],
  group: 'Journeys and Travel Africa',
  titled: 'title',
  description: 'The invitation to plan a journey from nothing, under the lists of journeys. There is one.',
  columns: ['title'],
  single: true,
  fields: [
    line('title', 'Title', { required: true }),
    passage('text', 'Words'),
    picture('image', 'Picture'),
    points('steps', 'How it goes', ['Step', 'Steps']),
    button(),
    entry('specialist', 'Specialist', 'specialist'),
  ],
});
