import type { ModalContent } from '../../apps/studio/src/payload-types.ts';
import type { Authored } from './authored.ts';
import { plate } from './references.ts';
import { points } from './shapes.ts';

/** Headings and words of the dialogs that tell (MOD-05 to MOD-07, MOD-15, MOD-18). */
export const modalContent: readonly Authored<ModalContent>[] = [
  {
    modal: 'modalAmenities',
    heading: 'Facilities and services',
    subHeading: 'In the room, at the lodge and outdoors',
    text: 'All of it is part of the stay unless a price is beside it. If what you need is not on the list, ask us.',
    note: 'There are no televisions in the rooms.',
    buttonText: 'Enquire',
    secondButtonText: 'Close',
    items: points({
      'In the room': 'Checked each morning while you are out.',
      'At the lodge': 'Open to every guest.',
      Outdoors: 'Book at the desk the evening before.',
    }),
    image: plate('room-reading'),
  },
  {
    modal: 'instagramWarning',
    heading: 'You are leaving for Instagram',
    subHeading: 'Our pictures, on another site',
    text: 'The pictures there are ours. Instagram keeps its own record of who looks at what, and our privacy policy does not hold there.',
    note: 'It opens in a new tab; this page stays open.',
    buttonText: 'Continue to Instagram',
    secondButtonText: 'Stay here',
    image: plate('photography'),
  },
  {
    modal: '360tour',
    heading: '360° tours',
    subHeading: 'Panoramas and tours',
    text: 'Stand on a deck, turn round, walk through to the bath. Each takes about four minutes and works without a headset.',
    note: 'Tours open in a new tab, at our tour host.',
    buttonText: 'Open the tour',
    image: plate('lodge-ivory'),
  },
  {
    modal: 'enquireBook',
    heading: 'Book & pay online',
    subHeading: 'Bookings & Availability',
    text: 'Choose a lodge or hotel to see which nights are available. If yours are taken, try a neighbour: two lodges on the same river are often ten minutes apart.',
    note: 'Availability opens in a new tab, on our booking partner’s site. The price shown there is the price you pay.',
    buttonText: 'Check availability',
  },
  {
    modal: 'whatToExpect',
    heading: 'What to expect',
    subHeading: 'Short answers',
    text: 'What to wear, what to bring, when it starts, and what happens if the weather turns.',
    buttonText: 'Enquire',
  },
];
