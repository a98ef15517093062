import { slug } from '../../fields/address.ts';
import { placeTag, property, regionWord } from '../../fields/checked-word.ts';
import { enquiryName } from '../../fields/enquiry-name.ts';
import { entries, entry } from '../../fields/entry.ts';
import { facts, points, questions, words } from '../../fields/lists.ts';
import { file, gallery } from '../../fields/picture.ts';
import { beside, count, latitudeLongitude, line, passage, position, tabs } from '../../fields/plain.ts';
import { needs } from '../../fields/visiting.ts';
import { contentCollection } from '../content-collection.ts';

const residence = contentCollection({
  slug: 'residence',
  labels: ['Residence (one house)', 'Residences (each house)'],
  group: 'Lodges and rooms',
  titled: 'name',
  description:
    'Whole houses a party takes for itself, one entry for each. The words of their common page are under "Page of all residences".',
  columns: ['name', 'accommodationTag', 'sleeps', 'position'],
  sort: 'position',
  fields: [
    slug('Last part of its address: /residences/this.'),
    position(),
    tabs({
      Names: [
        line('name', 'Name', { required: true }),
        entry('hero', 'Banner', 'heroBanner', {
          required: true,
          help: 'The words under its title group residences in the menu.',
        }),
        beside(
          property('Property', { help: 'Empty for a house that belongs to none.' }),
          regionWord({ help: 'Where it stands; empty means where its property stands.' }),
        ),
        placeTag('accommodationTag', {
          help: 'Content tag of the villa it is, or of its booking card. Empty for a house that is only asked for.',
        }),
        passage('line', 'One sentence about it', { help: 'On its card.' }),
      ],
      'Its page': [
        passage('statement', 'Statement'),
        passage('statementText', 'Words under the statement'),
        beside(count('sleeps', 'Sleeps', { half: true }), count('bedrooms', 'Bedrooms', { half: true })),
        line('looksAfter', 'Looks after you', { help: '"Chef, guide, tracker, two in the house".' }),
        facts(),
        points('spaces', 'Rooms of the house', { one: 'Space', many: 'Spaces' }),
        gallery(),
        entries('amenities', 'Amenities', 'amenity'),
        words('included', 'Included'),
        entry('tourLink', '360 degree tour', 'tourLink'),
        entry('whatToExpect', 'What to expect', 'whatToExpect'),
        file('factSheet', 'Fact sheet'),
        latitudeLongitude(),
        questions(),
      ],
      Enquiring: [
        line('enquireHeading', 'Heading', { help: '"Leave the planning to us".' }),
        passage('enquireWords', 'Words'),
        points('planning', 'What the concierge arranges', { one: 'Subject', many: 'Subjects' }),
        entry('concierge', 'Concierge', 'teamMember'),
        enquiryName(
          'residences',
          'Name in the enquiry form',
          'As the list "residences" spells it: "Fig House".',
        ),
        ...needs(),
      ],
    }),
  ],
});

const residences = contentCollection({
  slug: 'residences',
  labels: ['Page of all residences', 'Page of all residences'],
  group: 'Lodges and rooms',
  titled: 'heading',
  description: 'The page of all residences, and the order they stand in. There is one.',
  columns: ['heading'],
  single: true,
  fields: [
    entry('hero', 'Banner', 'heroBanner'),
    line('heading', 'Heading', { required: true }),
    passage('intro', 'Opening words'),
    entries('residences', 'Residences', 'residence'),
  ],
});

export const residencePages = [residence, residences];
