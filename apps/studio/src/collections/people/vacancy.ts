import { slug } from '../../fields/address.ts';
import { day } from '../../fields/calendar.ts';
import { property } from '../../fields/choice.ts';
import { position } from '../../fields/figures.ts';
import { words } from '../../fields/lists.ts';
import { mail } from '../../fields/mail.ts';
import { file } from '../../fields/picture.ts';
import { beside, line, passage } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

export const vacancy = contentCollection({
  slug: 'vacancy',
  labels: ['Vacancy', 'Vacancies'],
  group: 'People',
  titled: 'title',
  description: 'Open posts. One is no longer shown after the day it closes.',
  columns: ['title', 'place', 'closes'],
  sort: 'closes',
  fields: [
    slug('Names it in addresses: /careers#this.'),
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
