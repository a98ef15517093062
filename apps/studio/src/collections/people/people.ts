import type { GroupField } from 'payload';
import { slug } from '../../fields/address.ts';
import { day } from '../../fields/calendar.ts';
import { property } from '../../fields/checked-word.ts';
import { yes } from '../../fields/choice.ts';
import { entries, entry } from '../../fields/entry.ts';
import { facts, points, rows, words } from '../../fields/lists.ts';
import { mail } from '../../fields/mail.ts';
import { file, picture } from '../../fields/picture.ts';
import { beside, line, passage, position } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

const teamMember = contentCollection({
  slug: 'teamMember',
  labels: ['Team member', 'Team'],
  group: 'People',
  titled: 'name',
  description: 'The people visitors meet on the site. Accounts of this studio are under "Accounts".',
  columns: ['name', 'role', 'place'],
  sort: 'name',
  fields: [
    position(),
    line('name', 'Name', { required: true }),
    line('role', 'Role', { required: true }),
    picture('portrait', 'Portrait', { required: true }),
    line('place', 'Where', { help: '"Reed Camp".' }),
    line('since', 'Since', { help: '"since 1998".' }),
    line('note', 'One line about them', { help: '"Canoed the Lower Zambezi, twice on purpose".' }),
    passage('biography', 'About them'),
    words('languages', 'Speaks'),
  ],
});

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

const meetTheTeam = contentCollection({
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

const vacancy = contentCollection({
  slug: 'vacancy',
  labels: ['Vacancy', 'Vacancies'],
  group: 'People',
  titled: 'title',
  description: 'Open posts. One is no longer shown after the day it closes.',
  columns: ['title', 'place', 'closes'],
  sort: 'closes',
  fields: [
    slug('Names it in addresses: /careers/this.'),
    position(),
    line('title', 'Post', { required: true }),
    beside(line('place', 'Where', { required: true, half: true }), property('Property')),
    beside(
      line('contract', 'Contract', { half: true, help: '"Full time", "Six months".' }),
      line('living', 'Living', { half: true, help: '"Lives in".' }),
    ),
    day('closes', 'Closes', { help: 'The last day it is shown. Empty means when it is filled.' }),
    passage('lead', 'Opening words', { required: true }),
    longText('body', 'Full description'),
    words('duties', 'What you will do'),
    words('requirements', 'What you bring'),
    mail('mail', 'Mailbox', { help: 'Empty means the usual one.' }),
    file('file', 'Description as PDF'),
  ],
});

const careers = contentCollection({
  slug: 'careers',
  labels: ['Careers page', 'Careers page'],
  group: 'People',
  titled: 'heading',
  description: 'What it is like to work here. Open posts are under "Vacancies". There is one.',
  columns: ['heading'],
  single: true,
  fields: [
    entry('hero', 'Banner', 'heroBanner'),
    line('heading', 'Heading', { required: true }),
    line('headingTurn', 'Turn of the heading', { help: 'Second part, in italics. May stay empty.' }),
    passage('lead', 'Opening words'),
    picture('image', 'Picture'),
    line('rotaHeading', 'Heading of the rota'),
    passage('rotaText', 'Words under it'),
    rows('rota', 'Rota', { one: 'Week', many: 'Weeks' }, [
      beside(
        line('label', 'Week', { required: true, half: true }),
        yes('working', 'At work', { preset: true }),
      ),
    ]),
    points('benefits', 'What you get', { one: 'Benefit', many: 'Benefits' }),
    facts(),
    passage('closing', 'Words when there is no open post'),
  ],
});

export const people = [teamMember, meetTheTeam, vacancy, careers];
