import { link } from '../../fields/address.ts';
import { button, rows } from '../../fields/lists.ts';
import { picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const propertyFavourites = contentCollection({
  slug: 'propertyFavourites',
  labels: ['Favourites of a property', 'Favourites of properties'],
  group: 'Lodges and rooms',
  titled: 'bigHeading',
  description: 'What to look out for at a property, and what guests like best there.',
  columns: ['bigHeading', 'contentfulTag'],
  sort: 'contentfulTag',
  fields: [
    line('contentfulTag', 'Content tag', {
      required: true,
      unique: true,
      help: 'Content tag of the property or lodge.',
    }),
    line('whatToLookOutForTitle', 'What to look out for'),
    passage('whatToLookOutForSubtitle', 'Words under it'),
    line('smallHeading', 'Small heading'),
    line('bigHeading', 'Heading', { required: true }),
    button('cta1Text', 'cta1Url', 'First button'),
    button('cta2Text', 'cta2Url', 'Second button'),
    rows('favourites', 'Favourites', { one: 'Favourite', many: 'Favourites' }, [
      line('title', 'Title', { required: true }),
      line('subTitle', 'Words over the title'),
      passage('description', 'Words'),
      link('buttonLink', 'Where it leads'),
      picture('experienceImage', 'Picture'),
    ]),
  ],
});
