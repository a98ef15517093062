import { regions } from '@sundowner/brand';
import type { TextField, TextFieldSingleValidation } from 'payload';
import { link } from '../../fields/address.ts';
import { accommodationTag, choice, choices } from '../../fields/choice.ts';
import { button, rows } from '../../fields/lists.ts';
import { picture } from '../../fields/picture.ts';
import { line, passage, position } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const amenity = contentCollection({
  slug: 'amenity',
  labels: ['Amenity', 'Amenities'],
  group: 'Lodges and rooms',
  titled: 'title',
  description:
    'What is in a room, at a lodge and outside: pool, spa, Wi-Fi. Lodges and rooms pick from these.',
  columns: ['title', 'category', 'position'],
  sort: 'position',
  fields: [
    position(),
    line('title', 'Name', { required: true }),
    choice(
      'category',
      'Where',
      { room: 'In the room', lodge: 'At the lodge', outside: 'Outdoors', service: 'Service' },
      { required: true },
    ),
    passage('text', 'Words', { help: 'In the dialog Amenities.' }),
    line('icon', 'Sign', { help: 'Name of the sign drawn beside it: "pool". May stay empty.' }),
    picture('image', 'Picture'),
  ],
});

const propertyFavourites = contentCollection({
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
      help: 'Tag of the property or lodge: "lion-sands".',
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

const accommodationCard = contentCollection({
  slug: 'accommodationCard',
  labels: ['Booking card', 'Booking cards'],
  group: 'Lodges and rooms',
  titled: 'contentfulTag',
  description:
    'Only the dialog Bookings & Availability: picture and "Check availability" link of each place.',
  columns: ['contentfulTag', 'checkAvailabilityLink'],
  sort: 'contentfulTag',
  fields: [
    accommodationTag('contentfulTag', { required: true, unique: true }),
    picture('backgroundImage', 'Picture', { required: true }),
    link('checkAvailabilityLink', 'Check availability', {
      help: 'Whole address at the booking service. A place without one is not offered in the dialog.',
    }),
  ],
});

const tourRegions = Object.fromEntries(
  regions.flatMap(({ lookupName, displayName }) => (lookupName ? [[lookupName, displayName]] : [])),
);

const address = link('url', 'Address', { help: 'Whole address of a tour; it opens in a new tab.' });

/** A tour is somewhere else, or here. */
const addressOrPanorama: TextFieldSingleValidation = (value, circumstances) => {
  const { panorama } = circumstances.siblingData as { panorama?: unknown };
  if (!value && !panorama) return 'Give the address of a tour, or a panorama below.';
  return (address.validate as TextFieldSingleValidation)(value, circumstances);
};

const tourLink = contentCollection({
  slug: 'tourLink',
  labels: ['360 degree tour', '360 degree tours'],
  group: 'Lodges and rooms',
  titled: 'title',
  description:
    'Tours at another address and panoramas of our own, by region: the page of 360s and the dialog of 360 degree tours.',
  columns: ['title', 'contentfulTag', 'tourLinkFor'],
  sort: 'position',
  fields: [
    position(),
    line('title', 'Title', { required: true }),
    { ...address, validate: addressOrPanorama } as TextField,
    picture('panorama', 'Panorama', {
      help: 'A picture that goes all round, twice as wide as high (equirectangular). Visitors turn it in the page; its focal point is what they see first.',
    }),
    line('text', 'Words', { help: 'What the panorama shows, in one sentence.' }),
    line('contentfulTag', 'Content tag', { help: 'Tag of the lodge it shows.' }),
    choices('tourLinkFor', 'Region', tourRegions, {
      required: true,
      help: 'The first one decides the heading it stands under.',
    }),
    picture('image', 'Picture'),
  ],
});

export const lodgeDetails = [propertyFavourites, accommodationCard, tourLink];
