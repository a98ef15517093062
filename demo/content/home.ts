import type { HomepageEntry, QuoteEntry } from './entries.ts';

export const homepage: HomepageEntry = {
  heroTitle: 'Safari lodges, treehouses and a Cape Town hotel',
  heroTitleTurn: 'Stay when the day ends.',
  heroLead: 'Four places in South Africa, and private houses for families and friends.',
  heroPicture: 'home-dusk',
  statement:
    'Some families keep a house by the sea. Ours has kept a stretch of river, a mountain, a waterhole and a city address,',
  statementTurn: 'and has always left the gate open.',
  statementLead:
    'Each place is small, and each is run by people who know it by heart. Tell us what you would like to wake up to, and we will arrange the rest.',
  statementLinkText: 'Our story',
  statementLinkHref: '/our-story',
  collectionHeading: 'Four places to stay',
  collectionLead: 'Each has its own lodges, rooms and rates.',
  experiencesHeading: 'Experiences by kind',
  journeysHeading: 'Curated journeys',
  journeysLead: 'Routes our specialists return to often. Take one as it is, or change any stop.',
  storiesHeading: 'Stories',
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
    backgroundImage: 'zambezi',
  },
  {
    quoteFor: 'impact',
    text: 'The bees pay me twice: once with honey, and once with the elephants that stay away.',
    attribution: 'Joyce Mkansi, who looks after sixty hives',
    backgroundImage: 'planting',
  },
  {
    quoteFor: 'travel-africa',
    text: 'They knew which side of the boat to sit on.',
    attribution: 'A family of five',
    backgroundImage: 'zambezi',
  },
  {
    quoteFor: 'our-story',
    text: 'We had no plan. We had a river, and people who knew it well.',
    attribution: 'The eldest of the three, in 1986',
    backgroundImage: 'lodge-dusk',
  },
  {
    quoteFor: 'careers',
    text: 'In the laundry you hear everything first. People talk while their hands are busy.',
    attribution: 'Nomsa Khoza, manager of River Lodge',
    backgroundImage: 'boma',
  },
];
