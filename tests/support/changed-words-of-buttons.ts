import type { WordChange } from './word-change.ts';

const ofButtons = 'A button that opens a form is named by the heading of the form.';

/** Since a button is named by the form it opens: after every other change, since some of them write such a button anew. */
export const changesOfButtons: readonly WordChange[] = [
  {
    on: /\/experiences\/(?!celebrations)[\w-]+$|\/rates-and-offers$/,
    reason: ofButtons,
    was: 'EnquireBook and pay online',
    now: 'Enquire nowBook and pay online',
  },
  {
    on: /\/experiences\/celebrations[\w-]+$/,
    reason: ofButtons,
    was: 'EnquireBook and pay online',
    now: 'Email usBook and pay online',
  },
  {
    on: /^\/destinations\/|\/travel-info$|^\/more-conservation$|^\/our-story$/,
    reason: ofButtons,
    // The first of the page: that of its head.
    was: /^([\s\S]*?)Enquire(?=[A-Z\d])/g,
    now: '$1Enquire now',
  },
  {
    on: /^\/travel-africa/,
    reason: ofButtons,
    was: /Email us(?=Call us|A travel specialist)/g,
    now: 'Enquire',
  },
];
