import { entries } from '../../fields/entry.ts';
import { rows } from '../../fields/lists.ts';
import { mail } from '../../fields/mail.ts';
import { picture } from '../../fields/picture.ts';
import { beside, line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const mediaContactDetails = contentCollection({
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
    rows(
      'contacts',
      'Contacts',
      ['Contact', 'Contacts'],
      [
        beside(
          line('name', 'Name', { required: true, half: true }),
          line('role', 'Role or region', { half: true }),
        ),
        beside(mail('mail', 'Mailbox'), line('telephone', 'Telephone', { half: true })),
      ],
    ),
    passage('about', 'About us, to be quoted'),
    entries('downloads', 'Downloads', 'download'),
    entries('galleries', 'Picture galleries', 'imageGallery'),
  ],
});
