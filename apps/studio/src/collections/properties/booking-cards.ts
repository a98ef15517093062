import { link } from '../../fields/address.ts';
import { accommodationTag } from '../../fields/choice.ts';
import { picture } from '../../fields/picture.ts';
import { contentCollection } from '../content-collection.ts';

export const accommodationCard = contentCollection({
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
