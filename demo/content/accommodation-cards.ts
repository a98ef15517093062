import type { AccommodationTag } from '@sundowner/brand';
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

type Card = readonly [picture: PlateId, at: keyof typeof lookedUpAt | null, place?: string];

/** Every tag has its picture; the three of Madikwe have no availability link and are not offered. */
const cards: Readonly<Record<AccommodationTag, Card>> = {
  'cape-cadogan': ['cape-cadogan', 'cape', 'hotel'],
  'cape-cadogan-residence': ['residence-quarters', 'cape', 'quarters-residence'],
  'lion-sands-ivory-lodge': ['lodge-ivory', 'lionsands', 'ivory-lodge'],
  'lion-sands-ivory-lodge-fish-eagle-villa': ['residence-fish-eagle', 'lionsands', 'fish-eagle'],
  'lion-sands-narina-lodge': ['lodge-narina', 'lionsands', 'narina-lodge'],
  'lion-sands-river-lodge': ['lodge-river', 'lionsands', 'river-lodge'],
  'lion-sands-tinga-lodge': ['lodge-tinga', 'lionsands', 'tinga-lodge'],
  'lion-sands-tinga-lodge-hinkweni-villa': ['residence-hinkwenu', 'lionsands', 'hinkwenu'],
  'madikwe-dithaba-lodge': ['winelands', null],
  'madikwe-kopano-lodge': ['zambia-camp', null],
  'madikwe-lelapa-lodge': ['elephants', null],
  'marataba-mountain-lodge': ['lodge-mountain', 'marataba', 'mountain-lodge'],
  'marataba-safari-lodge': ['lodge-marataba', 'marataba', 'safari-lodge'],
  'more-quarters': ['residence-quarters-court', 'cape', 'quarters'],
  'more-quarters-redcliffe-house': ['residence-redcliffe', 'cape', 'redcliffe'],
  monwana: ['lodge-monwana', 'monwana', 'lodge'],
  'monwana-residence': ['residence-monwana', 'monwana', 'residence'],
};

/** Picture and availability link of each place in the dialog Bookings & Availability (MOD-07, CNT-18). */
export const accommodationCards: readonly Authored<AccommodationCard>[] = (
  Object.entries(cards) as [AccommodationTag, Card][]
).map(([contentfulTag, [picture, at, place]]) => ({
  contentfulTag,
  backgroundImage: plate(picture),
  ...(at ? { checkAvailabilityLink: `${lookedUpAt[at]}?stay=${place}` } : {}),
}));
