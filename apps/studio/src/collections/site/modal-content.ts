import { choice } from '../../fields/choice.ts';
import { points } from '../../fields/lists.ts';
import { picture } from '../../fields/picture.ts';
import { line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

/** The dialogs by the names entries are looked up by (MOD-01). */
const modals = {
  enquireTelephone: 'Enquire by telephone',
  enquireEmail: 'Enquire by email',
  enquireResidences: 'Enquire about a residence',
  enquireBook: 'Book and pay online',
  whatToExpect: 'What to expect',
  destination: 'Enquire about a destination',
  enquireExperiences: 'Enquire about an experience',
  enquireCelebration: 'Enquire about a celebration',
  '360tour': '360 degree tours',
  enquireTravelAfrica: 'Enquire about Travel Africa',
  modalAmenities: 'Amenities',
  instagramWarning: 'Leaving for Instagram',
};

export const modalContent = contentCollection({
  slug: 'modalContent',
  labels: ['Dialog', 'Dialogs'],
  group: 'Enquiry forms and dialogs',
  titled: 'heading',
  description:
    'Headings and words of the dialogs that open over a page, one entry for each. What visitors choose from in them is under "Lists of choices", consent and mails are under "Enquiry forms".',
  columns: ['heading', 'modal'],
  sort: 'modal',
  fields: [
    choice('modal', 'Dialog', modals, { required: true, unique: true }),
    line('heading', 'Heading', { required: true }),
    line('subHeading', 'Words over the heading'),
    passage('text', 'Words'),
    passage('note', 'Small print'),
    line('buttonText', 'Words of the button'),
    line('secondButtonText', 'Words of the second button'),
    points('items', 'Points', ['Point', 'Points']),
    picture('image', 'Picture'),
  ],
});
