import { link } from '../../fields/address.ts';
import { placeTag, regionWord } from '../../fields/checked-word.ts';
import { enquiryName } from '../../fields/enquiry-name.ts';
import { picture } from '../../fields/picture.ts';
import { collapsible, line } from '../../fields/plain.ts';
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
    placeTag('contentfulTag', {
      required: true,
      unique: true,
      help: 'The tag of the lodge, villa or residence it books; a new one for a place that has no page of its own.',
    }),
    picture('backgroundImage', 'Picture', { required: true }),
    link('checkAvailabilityLink', 'Check availability', {
      help: 'Whole address at the booking service. A place without one is not offered in the dialog.',
    }),
    collapsible('For a place without a page of its own', 'open', [
      line('name', 'Name', {
        help: 'In the dialog. A lodge, villa or residence is called what its own entry says.',
      }),
      regionWord({ help: 'Under which it stands in the dialog. Without one the place is not offered.' }),
      enquiryName(
        'lodges',
        'Name in enquiry forms',
        'Among the lodges to choose from. Empty means that the forms do not offer it.',
      ),
    ]),
  ],
});
