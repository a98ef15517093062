import { link, slug } from '../../fields/address.ts';
import { property } from '../../fields/choice.ts';
import { entry } from '../../fields/entry.ts';
import { latitudeLongitude, position, price } from '../../fields/figures.ts';
import { facts, questions, rows, words } from '../../fields/lists.ts';
import { gallery, picture } from '../../fields/picture.ts';
import { beside, line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const treehouse = contentCollection({
  slug: 'treehouse',
  labels: ['Treehouse', 'Treehouses'],
  group: 'Lodges and rooms',
  titled: 'name',
  description: 'The treehouses, and how a night in each goes, hour by hour.',
  columns: ['name', 'property', 'position'],
  sort: 'position',
  fields: [
    slug('Last part of its address: /lionsands/treehouses/this.'),
    position(),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Names and menus',
          fields: [
            beside(
              line('name', 'Name', { required: true, half: true }),
              line('identifier', 'Identifier', { half: true, help: 'Name of its menu: "chalkley".' }),
            ),
            property('Property', { required: true }),
            passage('line', 'One sentence about it', { help: 'On its card.' }),
            picture('dropDownImage', 'Picture in menus'),
            picture('dropdownImageMobi', 'Picture in menus on phones'),
            link('discoverButtonLink', 'Where Explore leads'),
          ],
        },
        {
          label: 'The night',
          fields: [
            entry('hero', 'Banner', 'heroBanner'),
            passage('statement', 'Statement'),
            rows(
              'hours',
              'Hour by hour',
              ['Hour', 'Hours'],
              [
                beside(
                  line('time', 'Time', { required: true, half: true, help: '"17:30".' }),
                  line('title', 'What happens', { required: true, half: true }),
                ),
                passage('text', 'Words'),
                line('sound', 'What you will hear'),
                picture('image', 'Picture'),
              ],
            ),
            passage('weatherPlan', 'When the weather turns'),
            gallery(),
          ],
        },
        {
          label: 'To know',
          fields: [
            facts(),
            beside(
              line('sleeps', 'Sleeps', { half: true, help: '"Two, or two and two children over twelve".' }),
              line('height', 'Height', { half: true }),
            ),
            words('included', 'Included'),
            words('whatToBring', 'What to bring'),
            passage('whoMayStay', 'Who may stay'),
            passage('whoIsNear', 'Who is near'),
            beside(price('supplement', 'Supplement, rand'), line('supplementNote', 'For', { half: true })),
            entry('tourLink', '360 degree tour', 'tourLink'),
            entry('whatToExpect', 'What to expect', 'whatToExpect'),
            latitudeLongitude(),
            questions(),
          ],
        },
      ],
    },
  ],
});
