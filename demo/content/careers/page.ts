import type { Career } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { entry, plate } from '../references.ts';

const week = (label: string, working: boolean) => ({ label, working });

/** The page Careers. */
export const careers: Authored<Career> = {
  hero: entry('heroBanner', 'careers'),
  heading: 'Careers at the lodges',
  headingTurn: 'and in Cape Town',
  lead: 'Most of us live where we work. It is far from a cinema and close to lions. We answer every application, and most of our managers began in the laundry, the garden or the kitchen.',
  image: plate('careers-bus'),
  rotaHeading: 'Six weeks on, two weeks off',
  rotaText: 'At the lodges the bus home is paid. In Cape Town and Johannesburg we work five days a week.',
  rota: [
    week('Week 1', true),
    week('Week 2', true),
    week('Week 3', true),
    week('Week 4', true),
    week('Week 5', true),
    week('Week 6', true),
    week('Week 7', false),
    week('Week 8', false),
  ],
  benefits: [
    {
      title: 'A room of your own',
      text: 'From the first day, with a door that locks, a desk and a window. Families have houses at two of the lodges.',
      image: plate('room-reading'),
    },
    {
      title: 'A public pay scale',
      text: 'The scale for every post hangs in the staff dining room. What was in the tip box, and who got what, is on the kitchen door.',
      image: plate('residence'),
    },
    {
      title: 'Bursaries and training',
      text: 'Driving licences, matric, guiding grades, wine. Forty-three of us studied last year; fourteen were over forty.',
      image: plate('school-garden'),
    },
    {
      title: 'Medical cover',
      text: 'A doctor comes on Tuesdays, and there is cover for you and your children from the fourth month.',
      image: plate('planting'),
    },
  ],
  facts: [
    { label: 'People', value: '412' },
    { label: 'Born within 20 kilometres', value: '83 in a hundred' },
    { label: 'Stay longer than five years', value: '61 in a hundred' },
    { label: 'Managers promoted from within', value: 'Seven of nine' },
  ],
  closing:
    'There is no post open at the moment. Write to us all the same and say what you are good at; we keep letters for a year and have been known to invent a post.',
};
