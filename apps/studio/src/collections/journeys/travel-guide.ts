import { link, pageKeyField } from '../../fields/address.ts';
import { entry } from '../../fields/entry.ts';
import { downloads, rows, words } from '../../fields/lists.ts';
import { picture } from '../../fields/picture.ts';
import { beside, latitudeLongitude, line, passage } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

const travelGuide = contentCollection({
  slug: 'travelGuide',
  labels: ['Travel guide', 'Travel guide'],
  group: 'Journeys and Travel Africa',
  titled: 'title',
  description: 'What to know before travelling in Africa: seasons, health, money, visas. There is one.',
  columns: ['title'],
  single: true,
  fields: [
    line('title', 'Title', { required: true }),
    entry('hero', 'Banner', 'heroBanner'),
    passage('lead', 'Opening words'),
    picture('image', 'Picture'),
    rows('sections', 'Sections', { one: 'Section', many: 'Sections' }, [
      line('heading', 'Heading', { required: true }),
      longText('body', 'Words', { required: true }),
      picture('image', 'Picture'),
    ]),
    downloads(),
  ],
});

const maps = contentCollection({
  slug: 'maps',
  labels: ['Map', 'Maps'],
  group: 'Journeys and Travel Africa',
  titled: 'title',
  description: 'Maps with pins, and what is said of the places on them.',
  columns: ['title', 'mapFor', 'category'],
  sort: 'mapFor',
  fields: [
    pageKeyField('mapFor', { unique: false, help: 'The page that shows it: "travel-africa".' }),
    line('title', 'Title', { required: true }),
    line('category', 'Category', { help: 'The group this map stands in where there are several.' }),
    passage('description', 'Words'),
    picture('image', 'Picture of the map'),
    rows('pins', 'Pins', { one: 'Pin', many: 'Pins' }, [
      beside(
        line('name', 'Name', { required: true, half: true }),
        line('category', 'Category', { half: true }),
      ),
      passage('text', 'Words'),
      picture('image', 'Picture'),
      link('link', 'Where it leads'),
      latitudeLongitude(),
    ]),
    rows('sellingPoints', 'Selling points', { one: 'Selling point', many: 'Selling points' }, [
      line('title', 'Title', { required: true }),
      passage('text', 'Words'),
      words('pins', 'Pins it lights up', 'Names of pins. Press Enter after each.'),
    ]),
  ],
});

export const travelGuides = [travelGuide, maps];
