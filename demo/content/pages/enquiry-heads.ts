import { answered } from '../common-facts.ts';
import type { Head } from './head.ts';

/** Heads of the addresses dialogs have. */
export const enquiryHeads: readonly Head[] = [
  {
    key: 'enquire-instagram',
    picture: 'suite-view',
    heading: 'You are leaving for Instagram',
    sub: 'Instagram keeps its own record of visitors.',
    title: 'Leaving for Instagram',
    description:
      'Our pictures on Instagram are one press away. Instagram keeps its own record of visitors; stay here if you would rather not be in it.',
    keywords: 'instagram',
  },
  {
    key: 'unsubscribe',
    picture: 'room-narina-fig',
    heading: 'Leave the list of letters',
    sub: 'One press, no questions.',
    title: 'Leave the list of letters',
    description:
      'Take your address off the list of our letters, at once and without a question. Enquiries and bookings you have with us are not touched.',
    keywords: 'unsubscribe, newsletter',
  },
  {
    key: 'enquire-email',
    picture: 'room-tinga-jackalberry',
    heading: 'Write to us',
    sub: `A person answers ${answered.enquiry}.`,
    title: 'Enquire now by email',
    description: `Tell us where, when and who, and a concierge who has stayed there answers ${answered.enquiry}. Nothing is booked until you say so.`,
    keywords: 'enquire, email, concierge',
  },
  {
    key: 'enquire-celebration',
    picture: 'room-ivory-two-bedroom',
    heading: 'Plan a celebration',
    sub: 'We keep secrets, from the others too.',
    title: 'Plan a celebration with us',
    description:
      'A proposal, a wedding, a birthday: tell us the occasion and who must not find out, and we plan the day, the table and the surprise with you.',
    keywords: 'celebration, wedding, anniversary, proposal',
  },
  {
    key: 'enquire-destination',
    picture: 'room-cape',
    heading: 'Enquire about a destination',
    sub: 'Or two of them; they go well together.',
    title: 'Enquire about a destination',
    description:
      'Ask about Lion Sands, Marataba or Cape Town: seasons, rooms, roads and what suits the people you travel with. A concierge answers in person.',
    keywords: 'destination, Lion Sands, Marataba, Cape Town',
  },
  {
    key: 'enquire-experiences',
    picture: 'room-monwana-waterhole',
    heading: 'Enquire about an experience',
    sub: 'Say when you would come, and we find out what the season allows.',
    title: 'Enquire about an experience',
    description:
      'Walks, hides, kitchens, cellars, treehouses: say what you would like to do and when, and we find out whether the season agrees.',
    keywords: 'experiences, enquire',
  },
  {
    key: 'enquire-residences',
    picture: 'room-cape-courtyard',
    heading: 'Enquire about a residence',
    sub: 'Six houses, each taken whole.',
    title: 'Enquire about a residence',
    description:
      'Six houses taken whole. Tell us how many you are, how old the youngest and the oldest are, and leave the planning of the rest to us.',
    keywords: 'residences, villas, exclusive use',
  },
  {
    key: 'enquire-travel-africa',
    picture: 'botswana-pan',
    heading: 'Plan a journey in Africa',
    sub: 'One specialist plans it with you, from start to finish.',
    title: 'Plan a journey in Africa',
    description:
      'Choose countries, a route and a budget, or only a month, and one specialist plans your journey through southern Africa from start to finish.',
    keywords: 'Travel Africa, itinerary, specialist',
  },
  {
    key: 'enquire-newsletter',
    picture: 'residence-redcliffe-room',
    heading: 'Four letters a year',
    sub: 'One of them in January, and a little late.',
    title: 'Letters from the lodges',
    description:
      'Four letters a year from the lodges, without pictures and without offers you did not ask for. You confirm by mail, and can unsubscribe at any time.',
    keywords: 'newsletter, letters',
  },
  {
    key: 'enquire-contact',
    picture: 'room-cape-family',
    heading: 'Send us a message',
    sub: 'Say what it is about, and it reaches the right desk.',
    title: 'Send us a message',
    description:
      'A booking you have, a thing you left, a question we did not foresee: say what it is about and the right desk answers, with a name.',
    keywords: 'contact, message',
  },
  {
    key: 'enquire-careers',
    picture: 'room-river-luxury',
    heading: 'Apply for a post',
    sub: 'Every application is answered.',
    title: 'Apply for a post',
    description: `Send an application with your CV to the lodge, kitchen or desk you would like to work at. A person reads it and answers ${answered.application}.`,
    keywords: 'careers, apply',
  },
  {
    key: 'enquire-book',
    picture: 'room-tent',
    heading: 'Book and pay online',
    sub: 'Choose a place; its calendar opens on our booking partner’s site.',
    title: 'Bookings and availability',
    description:
      'See which rooms are available at each lodge, house and hotel, and book them online. If yours are taken, try a lodge near by, or ask us.',
    keywords: 'book online, availability',
  },
  {
    key: 'enquire-360-tours',
    picture: 'room-glass',
    heading: '360° tours',
    sub: 'By region, room by room.',
    title: 'Choose a 360° tour',
    description:
      'Tours of the lodges, villas and the hotel, grouped by region: Lion Sands Game Reserve, Marataba and Cape Town. Each opens in a tab of its own.',
    keywords: '360 tours',
  },
];
