import { link, pageKeyField } from '../../fields/address.ts';
import { yes } from '../../fields/choice.ts';
import { entries, entry } from '../../fields/entry.ts';
import { points } from '../../fields/lists.ts';
import { file, picture } from '../../fields/picture.ts';
import { beside, count, line, passage } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

export const experiencesCategory = contentCollection({
  slug: 'experiencesCategory',
  labels: ['Kind of experience', 'Kinds of experience'],
  group: 'Safaris and experiences',
  titled: 'title',
  description: 'Safari, food and wine, celebrations: the kinds of experience in menus, and their pages.',
  columns: ['title', 'experiencesCategoryFor', 'dropdownPosition'],
  sort: 'dropdownPosition',
  fields: [
    pageKeyField('experiencesCategoryFor', {
      unique: false,
      help: 'The page that lists it, such as "experiences".',
    }),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Menus and cards',
          fields: [
            line('title', 'Name', { required: true }),
            line('identifier', 'Identifier', { help: 'Name in filters and forms: "foodwine".' }),
            passage('line', 'One sentence about it', { required: true }),
            link('link', 'Its page', { required: true }),
            beside(
              yes('showInDropdown', 'Show in the menu', { preset: true }),
              count('dropdownPosition', 'Place', { help: 'Lower numbers stand first.' }),
            ),
            picture('dropdownThumbnail', 'Small picture in the menu'),
            picture('mainImage', 'Picture', { required: true }),
          ],
        },
        {
          label: 'Its page',
          fields: [
            entry('hero', 'Banner', 'heroBanner'),
            line('subtitle', 'Words over the title'),
            longText('description', 'Words'),
            entries('experiences', 'Experiences', 'experiences'),
            points('carouselItems', 'Moving pictures', ['Item', 'Items']),
            entries('familyFavourites', 'Family favourites', 'experiences', {
              most: 3,
              help: 'Three, in the order they are shown.',
            }),
            entries('testimonies', 'Testimonials', 'testimonial'),
            file('factSheet', 'Fact sheet'),
          ],
        },
      ],
    },
  ],
});
