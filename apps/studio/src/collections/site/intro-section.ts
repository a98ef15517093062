import { pageKeyField } from '../../fields/address.ts';
import { metaFields } from '../../fields/meta.ts';
import { file, picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

export const introSection = contentCollection({
  slug: 'introSection',
  labels: ['Page introduction', 'Page introductions'],
  group: 'Pages and their words',
  titled: 'heroBannerFor',
  description:
    'The opening words of a page, and what search engines show of it. One for every page. The large picture at its top is under "Page banners".',
  columns: ['heroBannerFor', 'metaTitle'],
  sort: 'heroBannerFor',
  fields: [
    pageKeyField('heroBannerFor', { unique: true }),
    line('primaryTextMain', 'Heading'),
    passage('primaryTextSub', 'Words under the heading'),
    line('secondaryTextMain', 'Second heading'),
    passage('secondaryTextSub', 'Words under the second heading'),
    longText('text', 'Longer words'),
    picture('backgroundImage', 'Picture'),
    {
      type: 'collapsible',
      label: 'Downloads',
      admin: { initCollapsed: true },
      fields: [
        file('firstDownload', 'First PDF'),
        line('firstDownloadCta', 'Words of its link'),
        file('secondDownload', 'Second PDF'),
        line('secondDownloadCta', 'Words of its link'),
      ],
    },
    ...metaFields(),
  ],
});
