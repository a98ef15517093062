import { pageKeyField } from '../fields/address.ts';
import { metaFields } from '../fields/meta.ts';
import { picture } from '../fields/picture.ts';
import { line, passage } from '../fields/plain.ts';
import { contentCollection } from './content-collection.ts';

export const introSection = contentCollection({
  slug: 'introSection',
  labels: ['Page introduction', 'Page introductions'],
  group: 'Site',
  titled: 'heroBannerFor',
  description: 'The opening words of a page, and what search engines show of it. One for every page.',
  columns: ['heroBannerFor', 'metaTitle'],
  sort: 'heroBannerFor',
  fields: [
    pageKeyField('heroBannerFor', { unique: true }),
    line('primaryTextMain', 'Heading'),
    passage('primaryTextSub', 'Words under the heading'),
    line('secondaryTextMain', 'Second heading'),
    passage('secondaryTextSub', 'Words under the second heading'),
    picture('backgroundImage', 'Picture'),
    ...metaFields(),
  ],
});
