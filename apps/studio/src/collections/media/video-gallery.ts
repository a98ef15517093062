import { link, slug } from '../../fields/address.ts';
import { property, yes } from '../../fields/choice.ts';
import { position } from '../../fields/figures.ts';
import { rows } from '../../fields/lists.ts';
import { film, picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';
import { captions } from './captions.ts';

export const videoGallery = contentCollection({
  slug: 'videoGallery',
  labels: ['Gallery of films', 'Galleries of films'],
  group: 'Pictures, films and files',
  titled: 'title',
  description: 'Galleries of the pages /video-gallery and of our own channel.',
  columns: ['title', 'property', 'position'],
  sort: 'position',
  fields: [
    slug('Names it in addresses: /video-gallery#this.'),
    position(),
    line('title', 'Title', { required: true }),
    passage('lead', 'Words'),
    property(),
    yes('ownChannel', 'On our own channel', {
      help: 'Shown on the page of the collection’s own television too.',
    }),
    rows(
      'videos',
      'Films',
      ['Film', 'Films'],
      [
        line('title', 'Title', { required: true }),
        passage('text', 'Words'),
        film('video', 'Film'),
        captions('captions', 'Captions'),
        link('url', 'Address', { help: 'Of a film that lies elsewhere; it opens in a new tab.' }),
        picture('poster', 'Picture before it plays'),
        line('duration', 'Takes', { help: '"2:40".' }),
      ],
    ),
  ],
});
