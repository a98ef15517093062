import type { Field } from 'payload';
import { link } from '../../fields/address.ts';
import { entries, entry } from '../../fields/entry.ts';
import { rows } from '../../fields/lists.ts';
import { mail } from '../../fields/mail.ts';
import { beside, line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

const assistance: Field[] = [
  passage('needAssistance', 'Reservations: words'),
  line('needAssistancePhoneNumber', 'Reservations: telephone'),
  passage('needAssistanceSales', 'Sales: words'),
  line('needAssistancePhoneNumberSales', 'Sales: telephone'),
  rows(
    'contacts',
    'Who looks after partners',
    ['Person', 'People'],
    [
      entry('member', 'Person', 'teamMember', { required: true }),
      beside(
        line('looksAfter', 'Looks after', { half: true, help: '"Americas, Australia, Asia".' }),
        mail('mail', 'Mailbox'),
      ),
    ],
  ),
];

export const travelPartners = contentCollection({
  slug: 'travelPartners',
  labels: ['Travel partners page', 'Travel partners page'],
  group: 'Pages and their words',
  titled: 'heading',
  description: 'The page for those who sell our stays. There is one.',
  columns: ['heading'],
  single: true,
  fields: [
    entry('hero', 'Banner', 'heroBanner'),
    line('heading', 'Heading', { required: true }),
    passage('lead', 'Opening words'),
    entries('informationDownloads', 'Downloads', 'download'),
    entries('mediaGallery', 'Picture galleries', 'imageGallery'),
    link('availabilitySearch', 'Availability search', { help: 'Whole address of the agents’ search.' }),
    ...assistance,
  ],
});

export const travelPartnerResources = contentCollection({
  slug: 'travelPartnerResources',
  labels: ['Partner resources page', 'Partner resources page'],
  group: 'Pages and their words',
  titled: 'heading',
  description: 'What partners download, by subject. There is one.',
  columns: ['heading'],
  single: true,
  fields: [
    entry('hero', 'Banner', 'heroBanner'),
    line('heading', 'Heading', { required: true }),
    passage('lead', 'Opening words'),
    rows(
      'sections',
      'Downloads by subject',
      ['Subject', 'Subjects'],
      [line('heading', 'Heading', { required: true }), entries('downloads', 'Downloads', 'download')],
    ),
    entries('mediaGallery', 'Picture galleries', 'imageGallery'),
    entries('videoGallery', 'Film galleries', 'videoGallery'),
    link('availabilitySearch', 'Availability search', { help: 'Whole address of the agents’ search.' }),
    ...assistance,
  ],
});
