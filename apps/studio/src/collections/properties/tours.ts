import type { TextField, TextFieldSingleValidation } from 'payload';
import { link } from '../../fields/address.ts';
import { checkedWords } from '../../fields/checked-word.ts';
import { picture } from '../../fields/picture.ts';
import { line, position } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

const address = link('url', 'Address', { help: 'Whole address of a tour; it opens in a new tab.' });

/** A tour is somewhere else, or here. */
const addressOrPanorama: TextFieldSingleValidation = (value, circumstances) => {
  const { panorama } = circumstances.siblingData as { panorama?: unknown };
  if (!value && !panorama) return 'Give the address of a tour, or a panorama below.';
  return (address.validate as TextFieldSingleValidation)(value, circumstances);
};

export const tourLink = contentCollection({
  slug: 'tourLink',
  labels: ['360 degree tour', '360 degree tours'],
  group: 'Lodges and rooms',
  titled: 'title',
  description:
    'Tours at another address and panoramas of our own, by region: the page of 360s and the dialog of 360 degree tours.',
  columns: ['title', 'contentfulTag', 'tourLinkFor'],
  sort: 'position',
  fields: [
    position(),
    line('title', 'Title', { required: true }),
    { ...address, validate: addressOrPanorama } as TextField,
    picture('panorama', 'Panorama', {
      help: 'A picture that goes all round, twice as wide as high (equirectangular). Visitors turn it in the page; its focal point is what they see first.',
    }),
    line('text', 'Words', { help: 'What the panorama shows, in one sentence.' }),
    line('contentfulTag', 'Content tag', { help: 'Tag of the lodge it shows.' }),
    checkedWords('tourLinkFor', 'Region', 'tours', {
      required: true,
      help: 'The first one decides the heading it stands under.',
    }),
    picture('image', 'Picture'),
  ],
});
