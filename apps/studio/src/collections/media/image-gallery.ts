import { slug } from '../../fields/address.ts';
import { property } from '../../fields/choice.ts';
import { entries } from '../../fields/entry.ts';
import { position } from '../../fields/figures.ts';
import { picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const imageGallery = contentCollection({
  slug: 'imageGallery',
  labels: ['Gallery of pictures', 'Galleries of pictures'],
  group: 'Pictures, films and files',
  titled: 'title',
  description: 'Galleries of the page /image-gallery, each with its pictures.',
  columns: ['title', 'property', 'position'],
  sort: 'position',
  fields: [
    slug('Names it in addresses: /image-gallery#this.'),
    position(),
    line('title', 'Title', { required: true }),
    passage('lead', 'Words'),
    property(),
    picture('cover', 'Cover'),
    entries('items', 'Pictures', 'galleryItem'),
  ],
});
