import type { TravelAfricaTravelType } from '../../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../../plates/plates.ts';
import type { Authored } from '../authored.ts';
import { entries, entry, plate, text } from '../references.ts';
import { type Block, h, p } from '../rich-text.ts';

/** A kind of traveller as it is written: banner and opening words are made from it as well. */
export interface TravelType {
  readonly slug: string;
  readonly name: string;
  /** The page’s heading: what, where and for whom. */
  readonly heading: string;
  readonly card: string;
  readonly picture: PlateId;
  readonly bannerText: string;
  readonly opening: string;
  readonly metaDescription: string;
  readonly body: readonly Block[];
  readonly destinations: readonly string[];
  readonly packages: readonly string[];
}

export const keyOfType = (slug: string): string => `travel-africa-travel-type-${slug}`;

/** The five kinds of traveller, in the order of the form's choices. */
export const travelTypes: readonly TravelType[] = [
  {
    slug: 'couple',
    name: 'Couple',
    heading: 'Journeys in southern Africa for couples',
    card: 'For two',
    picture: 'room-river-suite',
    bannerText: 'Journeys for two',
    opening: 'What people remember, they tell us, is that they were left alone.',
    metaDescription:
      'Journeys for two in southern Africa: small camps, suppers in river beds, a night in a treehouse, honeymoons in the right order, and what they cost.',
    body: [
      p(
        'For two people the smallest camp is the best one. Most of what we book for couples has fewer than twelve rooms, a vehicle that is not full, and a table that can be carried elsewhere.',
      ),
      h('Early and late'),
      p(
        'A safari is early: you are woken at five or half past, and in bed by ten. A beach, a city or a cellar is late. Put early first. Couples who begin on a beach find it hard to get up early afterwards.',
      ),
      p(
        'We do not scatter petals unless we are asked. We do ask each of you, separately, what you are dreading, and plan round it.',
      ),
    ],
    destinations: ['south-africa', 'botswana', 'zambia'],
    packages: ['stylish-wildlife-and-beach', 'classic-botswana-and-victoria-falls', 'quintessential-cape'],
  },
  {
    slug: 'family',
    name: 'Family',
    heading: 'Journeys in southern Africa for families',
    card: 'For several ages at once',
    picture: 'termite-mound',
    bannerText: 'Each day one fixed thing and one choice',
    opening: 'The day is planned for the person who gets tired first, and everybody enjoys it.',
    metaDescription:
      'Family safaris that work at four and at seventy: malaria-free reserves, your own vehicle, rooms with a door between, minimum ages given, child rates.',
    body: [
      p(
        'Children are good at safaris. They are awake at five, they are near the ground, and they ask. What they are not good at is three hours in a vehicle with strangers. So a family has its own vehicle, with a guide who turns back if asked.',
      ),
      h('Where to begin'),
      p(
        'Under six, go where there is no malaria: Marataba and the Cape. From six, Lion Sands. From twelve, almost anywhere; from sixteen, our walking safaris. We tell you the minimum age of every drive, boat and train before you have told the children.',
      ),
      p(
        'Rooms have a door between them, not a curtain. Supper can be at half past five. Somebody we know will sit with the youngest while you have supper.',
      ),
    ],
    destinations: ['south-africa', 'namibia'],
    packages: ['family-ocean-and-wildlife-safari', 'explore-cape-and-safari', 'safari-and-vic-falls'],
  },
  {
    slug: 'alone',
    name: 'Alone',
    heading: 'Journeys in southern Africa for people who travel alone',
    card: 'For one person',
    picture: 'room-tinga-confluence',
    bannerText: 'Travelling alone',
    opening: 'You always get the seat by the window.',
    metaDescription:
      'Travelling alone in southern Africa: offers without a single supplement, company at supper or none, walking, trains, and one contact.',
    body: [
      p(
        'About one guest in nine comes alone, and most of them say that they would not have it otherwise. A guide has more time for you. You decide when to stop. At supper there is a long table if you would like one and a small one if you would not, and nobody asks twice.',
      ),
      h('What it costs'),
      p(
        'A room costs much the same whoever sleeps in it, and in most seasons one person pays over half the price for two. From mid-January to the end of March, and from May to mid-July, River Lodge, Monwana and Mountain Lodge keep a suite of each kind without this extra; a number of the camps we send guests to do the same.',
      ),
      p(
        'You have one person at our end, with a telephone that is on. She knows when your aeroplane lands, and she will leave you in peace.',
      ),
    ],
    destinations: ['south-africa', 'botswana', 'zimbabwe'],
    packages: [
      'luxury-safari-and-rail-journey',
      'victoria-falls-and-botswana-under-canvas',
      'south-africa-safari-adventure',
    ],
  },
  {
    slug: 'lgbtq',
    name: 'LGBTQ+',
    heading: 'LGBTQ+ journeys in southern Africa',
    card: 'Where you are welcome, and what the law says',
    picture: 'room-monwana-marula',
    bannerText: 'Welcome, said plainly',
    opening:
      'South Africa has had equality in its constitution since 1996, and marriage for everybody since 2006.',
    metaDescription:
      'LGBTQ+ journeys in southern Africa planned by people who say what the law is, country by country, and book only houses where a double bed is a double bed.',
    body: [
      p(
        'In our own houses you are simply guests, and the bed is made as you asked for it. In South Africa the law is on your side, in full: equality in the constitution, marriage since 2006. A good many people have married beneath our jackalberry, and some of them were two grooms or two brides.',
      ),
      h('North of the border'),
      p(
        'Botswana’s courts struck down the law on gay sex in 2019, and Namibia’s high court did in 2024. Zambia and Zimbabwe still have theirs. Visitors are rarely troubled, and camps are kind; but you should know it before you choose, and decide how you wish to be in public. We will tell you plainly what has changed since we wrote this.',
      ),
      p(
        'We send guests only to camps that we have asked, and whose manager has told us that you are welcome.',
      ),
    ],
    destinations: ['south-africa', 'botswana', 'namibia'],
    packages: ['quintessential-cape', 'explore-cape-and-safari', 'southern-african-odyssey'],
  },
  {
    slug: 'group-of-friends',
    name: 'Group of friends',
    heading: 'Journeys in southern Africa for groups of friends',
    card: 'For six people or more',
    picture: 'residence-oldenburg-room',
    bannerText: 'A house, a vehicle and a bill for each of you',
    opening: 'For six people or more it is often cheaper to take a whole house or camp.',
    metaDescription:
      'Journeys for groups of friends: whole houses and camps from six people, your own guides and vehicles, separate bills, and one person who holds it together.',
    body: [
      p(
        'Six friends fit one vehicle, eight a house, sixteen a whole camp. Larger groups divide, and meet again at supper. Having a place to yourselves means that the early ones go out at five and the late ones at nine, and that the singing troubles nobody but hyenas.',
      ),
      h('The bill'),
      p(
        'Each of you gets one. We send one quotation to whoever asked, and separate invoices to everybody, with the room they chose and the flight from where they live. If somebody drops out we say at once what it does to the others.',
      ),
      p('One person here answers all of you. Please let one of you write for the group.'),
    ],
    destinations: ['south-africa', 'zambia', 'botswana'],
    packages: [
      'south-africa-safari-adventure',
      'luxury-safari-and-rail-journey',
      'victoria-falls-and-botswana-under-canvas',
    ],
  },
];

export const toTravelType = (type: TravelType, index: number): Authored<TravelAfricaTravelType> => ({
  slug: type.slug,
  name: type.name,
  hero: entry('heroBanner', keyOfType(type.slug)),
  intro: entry('introSection', keyOfType(type.slug)),
  cardIndex: index + 1,
  cardDisplayName: type.card,
  cardImage: plate(type.picture),
  body: text(...type.body),
  destinations: entries('travelAfricaDestination', ...type.destinations),
  packages: entries('packages', ...type.packages),
});
