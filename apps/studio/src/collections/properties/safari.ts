import { link } from '../../fields/address.ts';
import { property } from '../../fields/choice.ts';
import { position } from '../../fields/figures.ts';
import { picture } from '../../fields/picture.ts';
import { line } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const safari = contentCollection({
  slug: 'safari',
  labels: ['Safari card of the menu', 'Safari cards of the menu'],
  group: 'Safaris and experiences',
  titled: 'dropDownTitle',
  description:
    'Only the cards of the menu Our Safaris: a picture, a name and where it leads. What the safari pages themselves tell is under "Parts of safari pages".',
  columns: ['dropDownTitle', 'property', 'position'],
  sort: 'position',
  fields: [
    position(),
    line('dropDownTitle', 'Title', { required: true }),
    line('identifier', 'Identifier', {
      required: true,
      unique: true,
      help: 'Name of its menu: "lionsands".',
    }),
    property('Property', { required: true }),
    picture('dropDownImage', 'Picture in menus', { required: true }),
    picture('dropdownImageMobi', 'Picture in menus on phones'),
    link('link', 'Its page', { required: true }),
  ],
});
