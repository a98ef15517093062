import { regions } from '@sundowner/brand';
import { link } from '../../fields/address.ts';
import { position } from '../../fields/figures.ts';
import { picture } from '../../fields/picture.ts';
import { line } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const tourLink = contentCollection({
  slug: 'tourLink',
  labels: ['360 degree tour', '360 degree tours'],
  group: 'Properties',
  titled: 'title',
  description: 'Tours at another address, listed by region in the dialog of 360 degree tours.',
  columns: ['title', 'contentfulTag', 'tourLinkFor'],
  sort: 'position',
  fields: [
    position(),
    line('title', 'Title', { required: true }),
    link('url', 'Address', { required: true, help: 'Whole address of the tour; it opens in a new tab.' }),
    line('contentfulTag', 'Content tag', { help: 'Tag of the lodge it shows.' }),
    {
      name: 'tourLinkFor',
      type: 'select',
      hasMany: true,
      label: 'Region',
      required: true,
      options: regions.flatMap(({ lookupName, displayName }) =>
        lookupName ? [{ value: lookupName, label: displayName }] : [],
      ),
      admin: { description: 'The first one decides the heading it stands under.' },
    },
    picture('image', 'Picture'),
  ],
});
