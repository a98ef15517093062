import { documentKinds } from '@sundowner/brand';
import { link } from '../../fields/address.ts';
import { day } from '../../fields/calendar.ts';
import { choice, property, yes } from '../../fields/choice.ts';
import { position } from '../../fields/figures.ts';
import { file } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const download = contentCollection({
  slug: 'download',
  labels: ['Download', 'Downloads'],
  group: 'Pictures, films and files',
  titled: 'title',
  description: 'Rate sheets, fact sheets and maps that guests and travel partners download.',
  columns: ['title', 'category', 'property', 'updated'],
  sort: 'position',
  fields: [
    position(),
    line('title', 'Title', { required: true }),
    choice('category', 'Kind', documentKinds, { required: true }),
    property('Property', { help: 'Empty means the whole collection.' }),
    passage('description', 'Words'),
    file('file', 'PDF'),
    link('url', 'Address', { help: 'Of a file that lies elsewhere, in place of the PDF.' }),
    day('updated', 'Updated'),
    yes('forPartners', 'For travel partners only'),
  ],
});
