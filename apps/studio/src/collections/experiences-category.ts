import { link, pageKeyField } from '../fields/address.ts';
import { picture } from '../fields/picture.ts';
import { beside, count, line, passage } from '../fields/plain.ts';
import { contentCollection } from './content-collection.ts';

export const experiencesCategory = contentCollection({
  slug: 'experiencesCategory',
  labels: ['Kind of experience', 'Kinds of experience'],
  group: 'Experiences',
  titled: 'title',
  description: 'Safari, food and wine, celebrations: the kinds of experience in menus and on the home page.',
  columns: ['title', 'experiencesCategoryFor', 'dropdownPosition'],
  sort: 'dropdownPosition',
  fields: [
    pageKeyField('experiencesCategoryFor', {
      unique: false,
      help: 'The page that lists it, such as "experiences".',
    }),
    line('title', 'Name', { required: true }),
    passage('line', 'One sentence about it', { required: true }),
    link('link', 'Its page', { required: true }),
    beside(
      { name: 'showInDropdown', type: 'checkbox', label: 'Show in the menu', defaultValue: true },
      count('dropdownPosition', 'Place', { help: 'Lower numbers stand first.' }),
    ),
    picture('dropdownThumbnail', 'Small picture in the menu'),
    picture('mainImage', 'Picture', { required: true }),
  ],
});
