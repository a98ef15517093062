import type { GroupField } from 'payload';
import { entries } from '../../fields/entry.ts';
import { picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

const team = (name: string, label: string, people: 'members' | 'list'): GroupField => ({
  name,
  type: 'group',
  label,
  fields: [
    line('title', 'Title'),
    line('subtitle', 'Words over the title'),
    passage('description', 'Words'),
    entries(people, 'People', 'teamMember'),
  ],
});

export const meetTheTeam = contentCollection({
  slug: 'meetTheTeam',
  labels: ['Team section', 'Team sections'],
  group: 'People',
  titled: 'title1',
  description:
    'How a page shows the team: its words, and who stands in it. Our story has the tag "our-story". The people themselves are under "Team".',
  columns: ['title1', 'tag'],
  sort: 'tag',
  fields: [
    line('tag', 'Tag', { required: true, unique: true, help: 'The page that shows it: "our-story".' }),
    line('title1', 'Title', { required: true }),
    line('title2', 'Turn of the title', { help: 'Second part, in italics. May stay empty.' }),
    passage('description', 'Words'),
    picture('image', 'Picture'),
    line('imageCaption', 'Words under the picture'),
    team('guestExperienceTeam', 'Guest experience team', 'members'),
    team('supportTeam', 'Support team', 'members'),
    team('travelProfessionals', 'Travel professionals', 'list'),
  ],
});
