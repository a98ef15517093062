import { slug } from '../../fields/address.ts';
import { regionWord } from '../../fields/checked-word.ts';
import { yes } from '../../fields/choice.ts';
import { entries, entry } from '../../fields/entry.ts';
import { facts, questions } from '../../fields/lists.ts';
import { locationName } from '../../fields/location-name.ts';
import { fromName, offeredIn, ownWord, trackingCategory } from '../../fields/own-word.ts';
import { gallery, picture } from '../../fields/picture.ts';
import { beside, latitudeLongitude, line, passage, position } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { makeSlug } from '../../links/slug-hooks.ts';
import { contentCollection } from '../content-collection.ts';

const region = contentCollection({
  slug: 'region',
  labels: ['Region', 'Regions'],
  group: 'Lodges and rooms',
  titled: 'name',
  description: 'The regions properties stand in, as menus and the booking dialog group them.',
  columns: ['name', 'displayName', 'hidden', 'position'],
  sort: 'position',
  fields: [
    position(),
    beside(
      locationName(line('name', 'Name', { required: true, half: true, help: 'As on a map.' })),
      fromName(
        line('displayName', 'Name visitors read', {
          required: true,
          half: true,
          help: 'Made from its name until you write another.',
        }),
        (name) => name,
      ),
    ),
    fromName(
      ownWord('key', 'Key', {
        help: 'Properties, residences and booking cards name the region by it: "okavango". Made from its name; keep it, since a change leaves them without their region.',
      }),
      makeSlug,
    ),
    line('lookupName', 'Name of its 360 degree tours', {
      help: 'Tours name the region by it: "delta-reserve". Empty for a region without tours.',
    }),
    yes('hidden', 'Hidden', { help: 'Not shown in menus nor in the booking dialog.' }),
    offeredIn('Beside its properties, under its name on a map.'),
    entries('properties', 'Properties', 'propertyUpdated', { shallow: true }),
    picture('mapImage', 'Map'),
    picture('image', 'Picture'),
    passage('description', 'Words'),
    facts(),
    latitudeLongitude(),
  ],
});

const destination = contentCollection({
  slug: 'destination',
  labels: ['Destination page', 'Destination pages'],
  group: 'Lodges and rooms',
  titled: 'name',
  description:
    'Pages about a park, a reserve or a city and what we have there: /destinations/the-harbour. Countries of Travel Africa are under "Countries".',
  columns: ['name', 'region', 'position'],
  sort: 'position',
  fields: [
    slug('Last part of its address: /destinations/this.'),
    position(),
    line('name', 'Name', { required: true }),
    regionWord({ help: 'In which it lies; may stay empty.' }),
    trackingCategory('its page'),
    entry('hero', 'Banner', 'heroBanner'),
    passage('lead', 'Opening words'),
    longText('body', 'Words'),
    picture('image', 'Picture'),
    picture('mapImage', 'Map'),
    facts(),
    gallery(),
    entries('properties', 'Properties', 'propertyUpdated', { shallow: true }),
    entries('stays', 'Lodges and houses here', 'accommodation', {
      shallow: true,
      help: 'Those of the properties that stand in this place. Without any, all of theirs are shown.',
    }),
    latitudeLongitude(),
    questions(),
  ],
});

export const regions = [region, destination];
