import { groundLinesFault, isOfNetwork, type Network, networkFacts, networks } from '@sundowner/brand';
import type { Field } from 'payload';
import { requireOneWeek } from '../../facts/require-agreement.ts';
import { link, refuseRunnable } from '../../fields/address.ts';
import { clockTime, day, daysOfWeek, moment } from '../../fields/calendar.ts';
import { choice, yes } from '../../fields/choice.ts';
import { entry } from '../../fields/entry.ts';
import { rows, steps } from '../../fields/lists.ts';
import { look } from '../../fields/looks.ts';
import { mail } from '../../fields/mail.ts';
import { beside, checkLength, count, line, longest, passage, tabs } from '../../fields/plain.ts';
import { importRedirects } from '../../redirects/import-endpoint.ts';
import { checkFrom, checkTo, redirectHooks } from '../../redirects/redirect-rules.ts';
import { timed } from '../../timed/timed-collection.ts';
import { contentCollection } from '../content-collection.ts';

/** Drawn on the maps of places, which know no country by heart. */
const groundLines: Field = {
  name: 'groundLines',
  type: 'textarea',
  label: 'Rivers, roads and shores on maps of places',
  admin: {
    description:
      'A block for each: "river", "road" or "sea" and its name, then a place a line, along it, as maps copy them: "-24.98, 31.56". An empty line stands between two.',
    rows: 12,
  },
  validate: (value: unknown) => {
    const text = typeof value === 'string' ? value : '';
    const fits = checkLength(text.length, longest.passage);
    return fits === true ? (groundLinesFault(text) ?? true) : fits;
  },
};

/** Where the collection is at a network; its icon stands in the foot of every page. */
const account = (network: Network): Field => {
  const { name, domain } = networkFacts[network];
  return {
    name: network,
    type: 'text',
    label: `Our page on ${name}`,
    admin: { description: `Its whole address, https://www.${domain}/…; empty where there is none.` },
    hooks: { beforeValidate: [refuseRunnable] },
    validate: (value: unknown) =>
      typeof value !== 'string' || value.trim() === '' || isOfNetwork(network, value.trim())
        ? true
        : `This is no address of ${name}: one begins with https://www.${domain}/.`,
  };
};

export const theCollection = contentCollection({
  slug: 'collection',
  labels: ['The collection', 'The collection'],
  group: 'Whole site',
  titled: 'homePalette',
  description:
    'The colours of pages that belong to no property, what maps draw, and our pages at networks; the colours of a property are on its own entry. There is one.',
  columns: ['homePalette', 'residencesPalette', 'africaPalette'],
  single: true,
  neverEmpty: false,
  fields: [
    look('homePalette', 'Home page', 'And every page that none of the others names.', 'dusk'),
    look('residencesPalette', 'Residences', 'The pages of residences, and their common page.', 'garden'),
    look('africaPalette', 'Travel Africa and impact', 'The pages of Travel Africa and of impact.', 'lagoon'),
    groundLines,
    ...networks.map(account),
  ],
});

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

export const redirects = contentCollection({
  slug: 'redirects',
  labels: ['Redirect', 'Redirects'],
  group: 'Whole site',
  titled: 'from',
  description: 'Addresses that moved. Whoever asks for the old one is sent to the new one for good (301).',
  columns: ['from', 'to', 'note'],
  sort: 'from',
  hooks: redirectHooks,
  endpoints: [importRedirects],
  aboveList: '/redirects/parts/import-lines-on-demand.island.tsx#ImportLines',
  fields: [
    {
      name: 'from',
      type: 'text',
      label: 'Old address',
      required: true,
      unique: true,
      index: true,
      admin: {
        description:
          'Path on this site, such as /old-name. With a star at its end, /old-name*, every address that begins so.',
      },
      validate: checkFrom,
    },
    {
      name: 'to',
      type: 'text',
      label: 'New address',
      required: true,
      // A redirect protects no page: it goes where its target went.
      custom: { leadsTo: 'unprotected' },
      hooks: { beforeValidate: [refuseRunnable] },
      admin: {
        description:
          'A page of this site, chosen from the list, or a whole address. With a star at the end of both, /old-name* and /new-name*, each page below the old address leads to the one below the new.',
        components: { Field: '/links/parts/link-field.island.tsx#LinkField' },
      },
      validate: checkTo,
    },
    line('note', 'Note', { help: 'Why it is here. Visitors do not see it.' }),
  ],
});

const numbers: Field[] = [
  line('travelPlannerNumber', 'Travel planner', {
    required: true,
    help: 'With the country: "+00 00 000 0000".',
  }),
  line('ukTollFreeNumber', 'United Kingdom, toll-free'),
  line('usacanadaTollFreeNumber', 'United States and Canada, toll-free'),
  line('australiaTollFreeNumber', 'Australia, toll-free'),
  mail('conciergeMail', 'Concierge mailbox', { help: 'The address visitors may write to.' }),
];

const hours: Field[] = [
  line('officeDays', 'Office days, in words', { help: '"Monday to Friday".' }),
  line('officeHours', 'Office hours, in words', {
    help: '"08:00 to 17:00, Saturday 09:00 to 13:00": the hours of the days below.',
  }),
  {
    name: 'week',
    type: 'array',
    label: 'Office hours, day by day',
    labels: { singular: 'Day', plural: 'Days' },
    minRows: 7,
    maxRows: 7,
    admin: {
      description:
        'All seven days, Monday first, by the clock of the house. They decide whether the site says "we are in the office".',
    },
    fields: [
      beside(
        { name: 'day', type: 'select', label: 'Day', required: true, options: [...daysOfWeek] },
        { name: 'open', type: 'checkbox', label: 'Open', defaultValue: true },
        clockTime('opens', 'Opens'),
        clockTime('closes', 'Closes'),
      ),
    ],
  },
  rows('holidays', 'Days the telephone is not answered', { one: 'Day', many: 'Days' }, [
    beside(day('date', 'Date', { required: true }), line('name', 'Name', { required: true })),
  ]),
];

const places: Field[] = [
  rows('desks', 'Desks', { one: 'Desk', many: 'Desks' }, [
    line('subject', 'Subject', { required: true, help: '"Press".' }),
    mail('mail', 'Mailbox', { required: true }),
    line('answers', 'How soon it answers', { help: '"Within one working day".' }),
  ]),
  rows('offices', 'Offices', { one: 'Office', many: 'Offices' }, [
    line('name', 'Name', { required: true }),
    line('line', 'Address in one line', { required: true }),
  ]),
];

const thankYou: Field[] = [
  line('thankYouHeading', 'Heading', { help: '"Thank you".' }),
  passage('thankYouText', 'Words'),
  steps('thankYouSteps', 'What happens next'),
  entry('thankYouSignatory', 'Signed by', 'teamMember', {
    help: 'Name, role and portrait stand under the words.',
  }),
];

export const contactDetails = contentCollection({
  slug: 'contactDetails',
  labels: ['Contact details', 'Contact details'],
  group: 'Whole site',
  titled: 'travelPlannerNumber',
  description: 'Numbers, mailboxes, office hours and the words of thanks after an enquiry. There is one.',
  columns: ['travelPlannerNumber', 'conciergeMail'],
  single: true,
  hooks: { beforeValidate: [requireOneWeek] },
  fields: [
    tabs({
      Numbers: numbers,
      'Office hours': hours,
      'Desks and offices': places,
      'Words of thanks': thankYou,
    }),
  ],
});

export const footer = contentCollection({
  slug: 'footer',
  labels: ['Footer section', 'Footer'],
  group: 'Whole site',
  titled: 'displayName',
  description: 'The lists of links at the bottom of every page.',
  columns: ['displayName', 'position'],
  sort: 'position',
  neverEmpty: true,
  fields: [
    line('displayName', 'Heading', { required: true }),
    count('position', 'Place', { help: 'Lower numbers stand first.', required: true }),
    yes('expandedOnMobiDefault', 'Open on phones', {
      help: 'Whether the list stands open on a phone before the visitor touches it.',
    }),
    rows('links', 'Links', { one: 'Link', many: 'Links' }, [
      line('displayName', 'Words', { required: true }),
      link('url', 'Where it leads', { required: true }),
    ]),
  ],
});
