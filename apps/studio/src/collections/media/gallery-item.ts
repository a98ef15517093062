import { pictureSubjects } from '@sundowner/brand';
import { choice, property, yes } from '../../fields/choice.ts';
import { position } from '../../fields/figures.ts';
import { picture } from '../../fields/picture.ts';
import { line } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const galleryItem = contentCollection({
  slug: 'galleryItem',
  labels: ['Picture in a gallery', 'Pictures in galleries'],
  group: 'Pictures, films and files',
  titled: 'title',
  description:
    'One picture for the galleries, with its caption. The file itself is under "Pictures, films and PDFs"; which gallery shows it, under "Galleries of pictures".',
  columns: ['title', 'property', 'position'],
  sort: 'position',
  fields: [
    position(),
    line('title', 'Title', { required: true }),
    picture('image', 'Picture', { required: true }),
    line('caption', 'Caption'),
    line('credit', 'By'),
    property(),
    choice('subject', 'Subject', pictureSubjects, {
      help: 'Visitors filter the page /image-gallery by it. May stay empty.',
    }),
    yes('forPress', 'May be downloaded', { help: 'By travel partners and the press.' }),
  ],
});
