import { properties } from '@sundowner/brand';
import { link, slug } from '../../fields/address.ts';
import { entry, parent } from '../../fields/entry.ts';
import { position, price } from '../../fields/figures.ts';
import { button } from '../../fields/lists.ts';
import { backgroundFilm, file, gallery, picture } from '../../fields/picture.ts';
import { beside, line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const experiences = contentCollection({
  slug: 'experiences',
  labels: ['Experience', 'Experiences'],
  group: 'Safaris and experiences',
  titled: 'title',
  description:
    'Everything there is to do, one entry for each: a game drive, a wine tasting. Kinds of experience, pages and personas pick from these.',
  columns: ['title', 'experienceCategory', 'availableAt', 'cost'],
  sort: 'position',
  fields: [
    slug('Names it in addresses: "bread-from-the-ash".'),
    position(),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Words',
          fields: [
            line('title', 'Name', {
              required: true,
              help: 'What it is, in the words a guest would type: "Hot-air balloon at sunrise".',
            }),
            line('navigationText', 'Name in menus', { help: 'Empty means its name.' }),
            line('subTitle', 'Line under the name', {
              help: 'The place for wit: "An hour without weight". When and how long have fields of their own.',
            }),
            passage('description', 'Words', { required: true }),
            parent('experienceCategory', 'Kind', 'experiencesCategory'),
            link('link', 'Its page', { help: 'Empty means the page of its kind.' }),
            picture('experienceImage', 'Picture', { required: true }),
            ...backgroundFilm(),
            gallery(),
          ],
        },
        {
          label: 'Where, when, how much',
          fields: [
            line('availableAt', 'Where', { help: 'In words: "River Lodge and Tinga Lodge".' }),
            {
              name: 'properties',
              type: 'select',
              hasMany: true,
              label: 'Properties',
              options: properties.map(({ key, name }) => ({ value: key, label: name })),
              admin: { description: 'Whose pages list it.' },
            },
            beside(
              line('cost', 'Cost in words', { half: true, help: '"Included", or "a person".' }),
              price('price', 'Rand', 'Empty when it is included.'),
            ),
            beside(
              line('duration', 'Takes', { half: true }),
              line('ages', 'Ages', { half: true, help: '"From six years".' }),
            ),
            line('season', 'Season'),
            entry('whatToExpect', 'What to expect', 'whatToExpect'),
          ],
        },
        {
          label: 'Buttons and files',
          fields: [
            button(),
            file('file', 'File of the first button'),
            button('additionalButtonText', 'additionalButtonLink', 'Second button'),
            file('additionalFile', 'File of the second button'),
            button('thirdButtonText', 'thirdButtonLink', 'Third button'),
            file('thirdFile', 'File of the third button'),
          ],
        },
      ],
    },
  ],
});
