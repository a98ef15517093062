import { choice } from '../../fields/choice.ts';
import { position } from '../../fields/figures.ts';
import { line } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const tag = contentCollection({
  slug: 'tag',
  labels: ['Tag', 'Tags'],
  group: 'Stories',
  titled: 'title',
  description: 'What stories are filtered by.',
  columns: ['title', 'category', 'position'],
  sort: 'position',
  fields: [
    position(),
    line('title', 'Title', {
      required: true,
      unique: true,
      help: 'A title may start with "Traveller Type - " or "Interests - "; visitors do not see that part.',
    }),
    choice(
      'category',
      'Group',
      { 'Traveller Type': 'Traveller type', Interests: 'Interests', Properties: 'Properties' },
      { required: true },
    ),
  ],
});
