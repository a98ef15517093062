import { link } from '../../fields/address.ts';
import { moment } from '../../fields/calendar.ts';
import { choice } from '../../fields/choice.ts';
import { beside, line, passage } from '../../fields/plain.ts';
import { timed } from '../../timed/timed-collection.ts';
import { contentCollection } from '../content-collection.ts';

export const siteNotice = timed(
  'siteNotice',
  contentCollection({
    slug: 'siteNotice',
    labels: ['Notice on every page', 'Notice on every page'],
    group: 'Whole site',
    titled: 'message',
    description:
      'A line over every page: a flood, a closed road. Unpublish it to take it away. There is one.',
    columns: ['message', 'kind', 'from', 'until'],
    single: true,
    neverEmpty: false,
    fields: [
      choice('kind', 'Kind', { info: 'Good to know', warning: 'Warning' }, { required: true }),
      passage('message', 'Message', { required: true, help: 'One or two sentences.' }),
      beside(line('linkText', 'Words of the link', { half: true }), link('link', 'Where it leads')),
      beside(
        moment('from', 'Shown from', { help: 'Empty means at once.' }),
        moment('until', 'Shown until', { help: 'Empty means until it is taken away.' }),
      ),
    ],
  }),
);
