import type { Award } from '../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../plates/plates.ts';
import type { Authored } from './authored.ts';
import { plate } from './references.ts';

type Entry = Authored<Award>;

const award = (
  position: number,
  year: number,
  title: string,
  givenBy: string,
  text: string,
  image: PlateId,
  link: string,
  property: Entry['property'] = null,
): Entry => ({ position, title, year, givenBy, property, text, image: plate(image), link });

/** Plainly invented: no such prizes, juries or papers exist. */
export const awards: readonly Entry[] = [
  award(
    1,
    2026,
    'The Order of the Reluctant Alarm Clock',
    'The Society of Invented Travellers',
    'For waking guests by lantern, in an ordinary voice. The jury slept through the first attempt, and liked that.',
    'lodge-river',
    '/blog/seven-things-you-asked-us-to-change',
    'lionsands',
  ),
  award(
    2,
    2026,
    'Best Hole with Water in It',
    'The Imaginary Waterhole Review',
    'Judged from the deck, over four days, by a person with two bad knees. The runner-up was a puddle at Hoedspruit.',
    'monwana',
    '/blog/two-bad-knees-and-a-waterhole',
    'monwana',
  ),
  award(
    3,
    2025,
    'The Silent Generator Cup',
    'The Fictional Guild of Engineers',
    'For a year in which a generator ran for forty-four hours. The empty cup stands by the old generator, in the workshop yard.',
    'lodge-marataba',
    '/blog/the-sound-we-switched-off',
    'marataba',
  ),
  award(
    4,
    2025,
    'Bobotie of the Year, Household Section',
    'The Made-up Malay Quarter Cookery Board',
    'To Rukeya Petersen, who sent her nephew to collect it and told him not to be late for lunch.',
    'cape-street',
    '/blog/bobotie-as-weighed-out-of-rukeyas-hand',
    'capecadogan',
  ),
  award(
    5,
    2024,
    'A Sheet Folded as It Should Be',
    'The Pretend Academy of Linen',
    'For fitted sheets. Nomsa Khoza folded one at the ceremony, in the dark, and it looked like an envelope.',
    'room-family',
    '/blog/forty-one-people-and-a-river',
    'lionsands',
  ),
  award(
    6,
    2024,
    'Dog Most Polite to Guests Who Are Hiding',
    'The Unlikely Kennel Club',
    'Biscuit, who finds guests when they hide, received a ball.',
    'dog-handler',
    '/blog/the-dog-who-knows-the-fence',
    'marataba',
  ),
  award(
    7,
    2023,
    'The Candid Accounts Medal',
    'The Nonexistent Institute of Auditors',
    'For publishing what did not work, and what it cost.',
    'planting',
    '/blog/the-levy-line-by-line',
  ),
  award(
    8,
    2022,
    'A Mountain Correctly Left Alone',
    'The Invented Atlas',
    'For having built nothing on its cliffs. Shared with the mountain.',
    'lodge-mountain',
    '/marataba',
    'marataba',
  ),
];
