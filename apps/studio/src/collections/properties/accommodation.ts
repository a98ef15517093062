import { link } from '../../fields/address.ts';
import { property } from '../../fields/checked-word.ts';
import { choice } from '../../fields/choice.ts';
import { enquiryName } from '../../fields/enquiry-name.ts';
import { belonging, entries, entry } from '../../fields/entry.ts';
import { facts, points, questions, rows, words } from '../../fields/lists.ts';
import { lodgePage, lodgePageHooks } from '../../fields/lodge-page.ts';
import { ownWord } from '../../fields/own-word.ts';
import { file, gallery, picture } from '../../fields/picture.ts';
import { beside, count, latitudeLongitude, line, passage, position, tabs } from '../../fields/plain.ts';
import { madePath } from '../../fields/property-address.ts';
import { gettingThere, needs } from '../../fields/visiting.ts';
import { contentCollection } from '../content-collection.ts';

export const accommodation = contentCollection({
  slug: 'accommodation',
  labels: ['Lodge or villa', 'Lodges and villas'],
  group: 'Lodges and rooms',
  titled: 'name',
  description: 'Every lodge, villa and hotel guests can stay at, with its rooms and what its page tells.',
  columns: ['name', 'kind', 'property', 'position'],
  sort: 'position',
  hooks: lodgePageHooks,
  fields: [
    lodgePage(),
    position(),
    tabs({
      Names: [
        line('name', 'Name', { required: true, help: '"Reed Camp".' }),
        beside(
          choice(
            'kind',
            'Kind',
            { lodge: 'Lodge', villa: 'Villa', hotel: 'Hotel', residence: 'Residence' },
            { required: true },
          ),
          property('Property', { required: true }),
        ),
        ownWord('contentfulTag', 'Content tag', {
          help: 'Ties this place to its booking card, its tours and its enquiries. Made from its page until you write one or publish; keep it when the place is renamed or moves.',
        }),
        enquiryName(
          'lodges',
          'Name in enquiry forms',
          'Among the lodges to choose from. Empty means that the forms do not offer it.',
        ),
        madePath('rootlink', 'Root of its property', 'Made from its property.'),
        rows(
          'breadcrumbs',
          'Breadcrumb',
          {
            one: 'Step',
            many: 'Steps',
            help: 'From the property down to this page, which comes last and needs no link.',
          },
          [beside(line('name', 'Words', { required: true, half: true }), link('link', 'Where it leads'))],
        ),
        entries('villas', 'Villas', 'accommodation', { help: 'Villas that belong to this lodge.' }),
        belonging('rooms', 'Rooms and suites', 'room', 'accommodation', {
          help: 'Each names its lodge itself, under "Belongs to"; a published one is shown with this lodge.',
          columns: ['roomName', 'kind', '_status'],
        }),
      ],
      'Menus and cards': [
        passage('line', 'One sentence about it', { help: 'On its card.' }),
        words('features', 'Short features', 'On its card: "20 suites", "Families welcome".'),
        picture('cardImage', 'Picture of its card'),
        picture('dropDownImage', 'Picture in menus'),
        picture('dropdownImageMobi', 'Picture in menus on phones'),
      ],
      'Its page': [
        entry('hero', 'Banner', 'heroBanner'),
        passage('statement', 'Statement'),
        passage('statementText', 'Words under the statement'),
        beside(
          count('roomCount', 'Rooms', { half: true }),
          count('sleeps', 'Sleeps', { half: true, help: 'Guests in all.' }),
        ),
        facts(),
        gallery(),
        entries('amenities', 'Amenities', 'amenity'),
        file('factSheet', 'Fact sheet'),
        questions(),
      ],
      Dining: [
        line('diningHeading', 'Heading'),
        passage('diningText', 'Words'),
        picture('diningImage', 'Picture'),
        rows('menu', 'Dishes', { one: 'Dish', many: 'Dishes' }, [
          beside(line('dish', 'Dish', { required: true, half: true }), line('with', 'With', { half: true })),
        ]),
        passage('diningNote', 'Note under the dishes'),
      ],
      'What to expect': [
        entry('whatToExpect', 'What to expect', 'whatToExpect'),
        entry('tourLink', '360 degree tour', 'tourLink'),
        points('expect', 'Short answers', {
          one: 'Subject',
          many: 'Subjects',
          help: 'A day, clothes, Wi-Fi, laundry, tips.',
        }),
        ...needs(),
      ],
      'Getting there': [latitudeLongitude(), ...gettingThere()],
    }),
  ],
});
