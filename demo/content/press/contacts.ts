import type { MediaContactDetail } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { entries, plate } from '../references.ts';

/** The page /media-contact-details; the numbers are those set aside for fiction (see contact.ts). */
export const mediaContactDetails: Authored<MediaContactDetail> = {
  heading: 'Media contact details',
  lead: 'Ask anything. If we do not know, we shall say so and find out.',
  image: plate('writing-desk'),
  contacts: [
    {
      name: 'Palesa Mokgadi',
      role: 'South Africa and the rest of Africa',
      mail: 'media@example.com',
      telephone: '+27 00 000 0001',
    },
    {
      name: 'Imogen Farrow',
      role: 'United Kingdom and Europe',
      mail: 'media.europe@example.com',
      telephone: '+44 20 7946 0143',
    },
    {
      name: 'Joel Katz',
      role: 'United States and Canada',
      mail: 'media.americas@example.com',
      telephone: '+1 202 555 0143',
    },
  ],
  about:
    'The collection is four places in South Africa: lodges and treehouses on the Sabie River, a lodge at a waterhole in Thornybush, two lodges at the foot of the Waterberg and a Georgian hotel in Cape Town, with six private houses. It has been in one family since 1978, employs 412 people, most of them born nearby, and puts R 680 per guest, per night in the bush, into a fund that the neighbouring villages decide about.',
  downloads: entries('download', 'About the collection, on one page', 'How pictures may be used'),
  galleries: entries('imageGallery', 'lion-sands', 'monwana', 'marataba', 'cape-town', 'residences', 'days'),
};
