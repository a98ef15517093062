import { requireOneFrom, requireOneLength } from '../../facts/require-agreement.ts';
import { slug } from '../../fields/address.ts';
import { choice, yes } from '../../fields/choice.ts';
import { entries, entry } from '../../fields/entry.ts';
import { button, facts, points, questions, rows, words } from '../../fields/lists.ts';
import { metaFields } from '../../fields/meta.ts';
import { currencyCode } from '../../fields/money.ts';
import { trackingCategory } from '../../fields/own-word.ts';
import { file, gallery, picture } from '../../fields/picture.ts';
import { beside, count, latitudeLongitude, line, passage, price, tabs } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

const packages = contentCollection({
  slug: 'packages',
  labels: ['Journey', 'Journeys'],
  group: 'Journeys and Travel Africa',
  titled: 'title',
  description:
    'Several stays in one trip, day by day: one entry for each Travel Africa package and curated journey. The pages that list them are under "Lists of journeys".',
  columns: ['title', 'kind', 'nights', 'season', 'position'],
  sort: 'position',
  hooks: { beforeValidate: [requireOneLength, requireOneFrom] },
  fields: [
    slug('Last part of its address: /travel-africa/package/this, or /curated-journeys/this.'),
    count('position', 'Place in lists', { help: 'Lower numbers stand first.' }),
    tabs({
      'Names and cards': [
        line('title', 'Name', { required: true }),
        {
          ...choice('kind', 'Kind', {
            package: 'Travel Africa package',
            curatedJourney: 'Curated journey',
          }),
          defaultValue: 'package',
        },
        beside(
          count('nights', 'Nights', { required: true, min: 1, half: true }),
          line('season', 'Season', { required: true, half: true, help: '"May to October".' }),
        ),
        rows('stops', 'Stops', { one: 'Stop', many: 'Stops' }, [
          beside(
            line('name', 'Place', { required: true, half: true }),
            count('nights', 'Nights', { required: true, min: 1, half: true }),
          ),
          latitudeLongitude(),
        ]),
        picture('picture', 'Picture', { required: true }),
        passage('line', 'One sentence about it', { help: 'On its card.' }),
      ],
      'Its page': [
        entry('hero', 'Banner', 'heroBanner'),
        passage('lead', 'Opening words'),
        rows('days', 'Day by day', { one: 'Day', many: 'Days' }, [
          beside(
            line('title', 'Title', { required: true, half: true, help: '"Days 1 to 3".' }),
            line('place', 'Place', { half: true }),
          ),
          passage('text', 'Words'),
          beside(
            line('stay', 'Where you sleep', { half: true }),
            line('travel', 'How you get there', { half: true }),
          ),
          picture('image', 'Picture'),
        ]),
        facts(),
        gallery(),
        words('included', 'Included'),
        words('excluded', 'Not included'),
        file('download', 'PDF'),
        questions(),
      ],
      Prices: [
        beside(price('priceFrom', 'From, per person'), currencyCode('priceCurrency', 'Currency')),
        passage('priceNote', 'What the price means'),
        line('budget', 'Budget', { help: 'As the enquiry form spells it: "$5,000-$6,500".' }),
      ],
      'Finding it': [
        entries('destinations', 'Countries', 'travelAfricaDestination', { shallow: true }),
        entries('travelTypes', 'Kinds of traveller', 'travelAfricaTravelType', { shallow: true }),
        words('months', 'Months', 'When it can be travelled: "June". Press Enter after each.'),
        words('interests', 'Interests', 'For the filters: "Rail", "Beach". Press Enter after each.'),
        entry('specialist', 'Specialist', 'specialist'),
        entries('testimonials', 'Testimonials', 'testimonial'),
        beside(
          line('enquiryName', 'Name in the enquiry form', {
            half: true,
            help: 'As the list "packages" spells it. Empty means its name.',
          }),
          yes('comingSoon', 'Not bookable yet'),
        ),
        trackingCategory('its page'),
        ...metaFields(),
      ],
    }),
  ],
});

const packageSection = contentCollection({
  slug: 'packageSection',
  labels: ['List of journeys', 'Lists of journeys'],
  group: 'Journeys and Travel Africa',
  titled: 'title',
  description: 'A page that lists journeys, with its filters. "curated-journeys" is the page of that name.',
  columns: ['title', 'slug'],
  sort: 'slug',
  fields: [
    slug('Names the list: "curated-journeys".'),
    line('title', 'Title', { required: true }),
    passage('lead', 'Opening words'),
    entry('hero', 'Banner', 'heroBanner'),
    entries('packages', 'Journeys', 'packages'),
    rows('filters', 'Filters', { one: 'Filter', many: 'Filters' }, [
      line('title', 'Name', { required: true }),
      words('options', 'Choices'),
    ]),
  ],
});

const customJourney = contentCollection({
  slug: 'customJourney',
  labels: ['Journey of your own', 'Journey of your own'],
  group: 'Journeys and Travel Africa',
  titled: 'title',
  description: 'The invitation to plan a journey from nothing, under the lists of journeys. There is one.',
  columns: ['title'],
  single: true,
  fields: [
    line('title', 'Title', { required: true }),
    passage('text', 'Words'),
    picture('image', 'Picture'),
    points('steps', 'How it goes', { one: 'Step', many: 'Steps' }),
    button(),
    entry('specialist', 'Specialist', 'specialist'),
  ],
});

export const journeys = [packages, packageSection, customJourney];
