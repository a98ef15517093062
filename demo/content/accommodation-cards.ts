import type { AccommodationCard } from '../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../plates/plates.ts';
import type { Authored } from './authored.ts';
import { plate } from './references.ts';

/** Where the free nights of a property are looked up: one address for each. */
const lookedUpAt = {
  lionsands: 'https://book.example.com/lion-sands',
  monwana: 'https://book.example.com/monwana',
  marataba: 'https://book.example.com/marataba',
  cape: 'https://book.example.com/cape-cadogan',
} as const;

interface Card {
  readonly picture: PlateId;
  /** Where its free nights are looked up, and what it is called there; a place without is not offered. */
  readonly free?: readonly [at: keyof typeof lookedUpAt, place: string];
  /** Of a place that has no page of its own. */
  readonly own?: Pick<Authored<AccommodationCard>, 'name' | 'region' | 'enquiryName'>;
}

const card = (picture: PlateId, ...free: NonNullable<Card['free']> | []): Card =>
  free.length ? { picture, free } : { picture };

/** By the tag of the place; the three of Madikwe have no availability link and stand in no region of the dialog. */
const cards: Readonly<Record<string, Card>> = {
  'cape-cadogan': card('cape-cadogan', 'cape', 'hotel'),
  'cape-cadogan-residence': card('residence-quarters', 'cape', 'quarters-residence'),
  'lion-sands-ivory-lodge': card('lodge-ivory', 'lionsands', 'ivory-lodge'),
  'lion-sands-ivory-lodge-fish-eagle-villa': card('residence-fish-eagle', 'lionsands', 'fish-eagle'),
  'lion-sands-narina-lodge': card('lodge-narina', 'lionsands', 'narina-lodge'),
  'lion-sands-river-lodge': card('lodge-river', 'lionsands', 'river-lodge'),
  'lion-sands-tinga-lodge': card('lodge-tinga', 'lionsands', 'tinga-lodge'),
  // Bookings of long ago carry the old spelling; visitors read "Hinkwenu".
  'lion-sands-tinga-lodge-hinkweni-villa': card('residence-hinkwenu', 'lionsands', 'hinkwenu'),
  'madikwe-dithaba-lodge': { ...card('winelands'), own: { name: 'Dithaba Lodge' } },
  'madikwe-kopano-lodge': { ...card('zambia-camp'), own: { name: 'Kopano Lodge' } },
  'madikwe-lelapa-lodge': { ...card('elephants'), own: { name: 'Lelapa Lodge' } },
  'marataba-mountain-lodge': card('lodge-mountain', 'marataba', 'mountain-lodge'),
  'marataba-safari-lodge': card('lodge-marataba', 'marataba', 'safari-lodge'),
  'more-quarters': {
    ...card('residence-quarters-court', 'cape', 'quarters'),
    own: {
      name: 'Quarters Neighbourhood Hotel',
      region: 'cape-town',
      enquiryName: 'Quarters Neighbourhood Hotel',
    },
  },
  'more-quarters-redcliffe-house': card('residence-redcliffe', 'cape', 'redcliffe'),
  monwana: card('lodge-monwana', 'monwana', 'lodge'),
  'monwana-residence': card('residence-monwana', 'monwana', 'residence'),
};

/** Picture and availability link of each place in the dialog Bookings & Availability (MOD-07, CNT-18). */
export const accommodationCards: readonly Authored<AccommodationCard>[] = Object.entries(cards).map(
  ([contentfulTag, { picture, free, own = {} }]) => ({
    contentfulTag,
    ...own,
    backgroundImage: plate(picture),
    ...(free ? { checkAvailabilityLink: `${lookedUpAt[free[0]]}?stay=${free[1]}` } : {}),
  }),
);
