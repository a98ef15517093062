import { slug } from '../../fields/address.ts';
import { counted } from '../../fields/counted.ts';
import { entry } from '../../fields/entry.ts';
import { latitudeLongitude, position } from '../../fields/figures.ts';
import { facts } from '../../fields/lists.ts';
import { metaFields } from '../../fields/meta.ts';
import { gallery, picture } from '../../fields/picture.ts';
import { beside, line, passage } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

export const impactProject = contentCollection({
  slug: 'impactProject',
  labels: ['Project', 'Projects'],
  group: 'Impact',
  titled: 'name',
  description: 'Projects with a page of their own: /impact/project/this.',
  columns: ['name', 'tagline', 'position'],
  sort: 'position',
  fields: [
    slug('Last part of its address: /impact/project/this.'),
    position(),
    line('name', 'Name', { required: true }),
    line('title', 'Title', { help: 'Heading of its page. Empty means its name.' }),
    line('tagline', 'Words under the title'),
    passage('excerpt', 'Words on its card'),
    picture('imageMain', 'Picture'),
    beside(
      line('since', 'Since', { half: true, help: '"Since 2006", "Every August".' }),
      line('place', 'Place', { half: true }),
    ),
    entry('pillar', 'Pillar', 'impactPillar'),
    longText('body', 'Words'),
    facts(),
    counted(),
    passage('visiting', 'For guests who want to visit'),
    gallery(),
    latitudeLongitude(),
    ...metaFields(),
  ],
});
