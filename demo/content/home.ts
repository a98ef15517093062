import type { HomepageEntry, QuoteEntry } from './entries.ts';

export const homepage: HomepageEntry = {
  heroTitle: 'The day ends.',
  heroTitleTurn: 'Stay for it.',
  heroLead:
    'Safari lodges, treehouses, a Cape Town hotel and private homes, in four of southern Africa’s great landscapes.',
  heroPicture: 'home-dusk',
  statement:
    'Some families keep a house by the sea. Ours has kept a stretch of river, a mountain, a waterhole and a city address,',
  statementTurn: 'and has always left the gate open.',
  statementLead:
    'Each place is small, and each is run by people who know it by heart. Tell us what you would like to wake up to, and we will arrange the rest.',
  statementLinkText: 'Our story',
  statementLinkHref: '/our-story',
  collectionHeading: 'Four landscapes, one collection',
  collectionLead: 'Choose by the view. The lodges follow.',
  experiencesHeading: 'Days filled by the place itself',
  journeysHeading: 'Journeys, already drawn',
  journeysLead: 'Routes our specialists return to often. Take one as it is, or change any stop.',
  storiesHeading: 'Stories from the field',
  journeys: [
    'classic-botswana-and-victoria-falls',
    'explore-cape-and-safari',
    'luxury-safari-and-rail-journey',
  ],
  defaultDropDownImage: 'photography',
};

export const quotes: readonly QuoteEntry[] = [
  {
    quoteFor: 'home',
    text: 'We came for the animals. We still talk about the quiet.',
    attribution: 'A guest at Lion Sands, last winter',
    backgroundImage: 'elephants',
  },
];
