import { link, pageKeyField } from '../../fields/address.ts';
import { backgroundFilm, picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const heroBanner = contentCollection({
  slug: 'heroBanner',
  labels: ['Page banner', 'Page banners'],
  group: 'Pages and their words',
  titled: 'heroBannerFor',
  description:
    'The large picture at the top of a page or beside a form, with its words. What search engines show of the page is under "Page introductions".',
  columns: ['heroBannerFor', 'bannerText'],
  sort: 'heroBannerFor',
  fields: [
    pageKeyField('heroBannerFor', { unique: false }),
    line('bannerText', 'Words'),
    passage('bannerSubText', 'Words under them'),
    picture('backgroundImage', 'Picture', { required: true }),
    picture('backgroundImageMobi', 'Picture on phones', { help: 'Upright. Empty means the same picture.' }),
    ...backgroundFilm(),
    link('tourLink', '360 degree tour', {
      help: 'Address of a tour that belongs to the picture. May stay empty.',
    }),
  ],
});
