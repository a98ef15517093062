import type { Field } from 'payload';
import { link } from '../../fields/address.ts';
import { day } from '../../fields/calendar.ts';
import { entries, entry } from '../../fields/entry.ts';
import { rows } from '../../fields/lists.ts';
import { mail } from '../../fields/mail.ts';
import { picture } from '../../fields/picture.ts';
import { beside, line, passage } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

const privacyPolicy = contentCollection({
  slug: 'privacyPolicy',
  labels: ['Privacy policy', 'Privacy policy'],
  group: 'Pages and their words',
  titled: 'title',
  description: 'What the collection does with what visitors tell it. There is one; its versions are kept.',
  columns: ['title', 'updated'],
  single: true,
  fields: [
    line('title', 'Title', { required: true }),
    passage('lead', 'Opening words'),
    day('updated', 'Date of this wording', { required: true }),
    rows('sections', 'Sections', { one: 'Section', many: 'Sections' }, [
      line('heading', 'Heading', { required: true }),
      longText('body', 'Words', { required: true }),
    ]),
  ],
});

const assistance: Field[] = [
  passage('needAssistance', 'Reservations: words'),
  line('needAssistancePhoneNumber', 'Reservations: telephone'),
  passage('needAssistanceSales', 'Sales: words'),
  line('needAssistancePhoneNumberSales', 'Sales: telephone'),
  rows('contacts', 'Who looks after partners', { one: 'Person', many: 'People' }, [
    entry('member', 'Person', 'teamMember', { required: true }),
    beside(
      line('looksAfter', 'Looks after', { half: true, help: '"Americas, Australia, Asia".' }),
      mail('mail', 'Mailbox'),
    ),
  ]),
];

const travelPartners = contentCollection({
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

const travelPartnerResources = contentCollection({
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
    rows('sections', 'Downloads by subject', { one: 'Subject', many: 'Subjects' }, [
      line('heading', 'Heading', { required: true }),
      entries('downloads', 'Downloads', 'download'),
    ]),
    entries('mediaGallery', 'Picture galleries', 'imageGallery'),
    entries('videoGallery', 'Film galleries', 'videoGallery'),
    link('availabilitySearch', 'Availability search', { help: 'Whole address of the agents’ search.' }),
    ...assistance,
  ],
});

const mediaContactDetails = contentCollection({
  slug: 'mediaContactDetails',
  labels: ['Press contacts', 'Press contacts'],
  group: 'Pages and their words',
  titled: 'heading',
  description: 'The page /media-contact-details for the press. There is one.',
  columns: ['heading'],
  single: true,
  fields: [
    line('heading', 'Heading', { required: true }),
    passage('lead', 'Opening words'),
    picture('image', 'Picture'),
    rows('contacts', 'Contacts', { one: 'Contact', many: 'Contacts' }, [
      beside(
        line('name', 'Name', { required: true, half: true }),
        line('role', 'Role or region', { half: true }),
      ),
      beside(mail('mail', 'Mailbox'), line('telephone', 'Telephone', { half: true })),
    ]),
    passage('about', 'About us, to be quoted'),
    entries('downloads', 'Downloads', 'download'),
    entries('galleries', 'Picture galleries', 'imageGallery'),
  ],
});

export const partnerPages = [privacyPolicy, travelPartners, travelPartnerResources, mediaContactDetails];
