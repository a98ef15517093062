import type { QuoteComponent } from '../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../plates/plates.ts';
import type { Authored } from './authored.ts';
import { filmOver } from './pages/head.ts';
import { plate } from './references.ts';

type Row = readonly [quoteFor: string, text: string, attribution: string, picture: PlateId];

const rows: readonly Row[] = [
  ['lionsands', 'Lie still, and listen. You have the better seat.', 'Sipho Nkuna, head guide', 'stargazing'],
  [
    'lionsands-river-lodge',
    'In the laundry you hear everything first. People talk while their hands are busy.',
    'Nomsa Khoza, manager of River Lodge',
    'lodge-river-night',
  ],
  [
    'lionsands-ivory-lodge',
    'We had nobody to talk to for four days but each other, and found that there was a good deal to say.',
    'Two guests of villa five, in June',
    'wine-table',
  ],
  [
    'lionsands-tinga-lodge',
    'The recipe is no secret. It is the weather that decides when the dough is ready.',
    'Gogo Maria Sibuyi, baker',
    'fireside-cooking',
  ],
  [
    'lionsands-narina-lodge',
    'I have never sat so still, and never seen so much.',
    'A guest from France, after five hours in the hide',
    'birding-hide',
  ],
  [
    'lionsands-safaris',
    'Anyone can see a track. You have to see the animal above it, and then what it wants.',
    'Lucky Mavuso, tracker',
    'tracker-seat',
  ],
  [
    'lionsands-treehouses',
    'We did not sleep much, and it was the best night we have had since the children were born.',
    'From the book at Chalkley',
    'stargazing',
  ],
  [
    'monwana',
    'At the far side a stone moved, and was a leopard. Nobody else saw. We have decided not to mention it at supper.',
    'From a notebook, 12 September',
    'monwana',
  ],
  [
    'monwana-safaris',
    'Nobody here looks at the forecast. They look at the ants.',
    'Themba Nyathi, guide',
    'first-rain',
  ],
  [
    'marataba',
    'She did not care about the rhino. She cared that we were all looking at the same thing.',
    'The mother of two-year-old Anneke',
    'boma',
  ],
  [
    'marataba-safari-lodge',
    'A pianist came back, stood on the deck at night and wrote one word in the guest book: silence.',
    'Johan Sebola, engineer',
    'stargazing',
  ],
  [
    'marataba-mountain-lodge',
    'I slept for nine hours. I had not done that since about 2009.',
    'A guest at Mountain Lodge, in July',
    'stargazing',
  ],
  [
    'marataba-safaris',
    'People come to see a rhino. They leave having looked at one.',
    'Dr Imani Radebe, ecologist',
    'project-rhino-count',
  ],
  [
    'capecadogan',
    'Ask us where we like to eat. We are always glad to be asked.',
    'Hendrik Louw, sommelier',
    'wine-table',
  ],
  [
    'experiences',
    'My son now asks for bread from the ash. We live on the fourth floor.',
    'Ines, River Lodge, August',
    'picnic',
  ],
  [
    'residences',
    'In a house of your own, everyone has a door to close, and there is a room for all of us.',
    'Priya Naidoo, five Septembers at Fish Eagle',
    'residence-fish-eagle-room',
  ],
  [
    'hero-lionsands',
    'I wanted to be left alone by people who would notice if I was not there at breakfast.',
    'A guest who comes every February',
    'lion-sands',
  ],
];

/** One picture moves on the page of a place, and none on the pages under it. */
const moving: ReadonlySet<string> = new Set(['lionsands', 'monwana', 'marataba']);

/** What guests and people of the house said, by the page that shows it (CNT-16). */
export const placeQuotes: readonly Authored<QuoteComponent>[] = rows.map(
  ([quoteFor, text, attribution, picture]) => ({
    quoteFor,
    text,
    attribution,
    backgroundImage: plate(picture),
    ...(moving.has(quoteFor) ? filmOver(picture) : {}),
  }),
);
