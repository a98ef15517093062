import type { Residence } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { entry } from '../references.ts';
import { points } from '../shapes.ts';

/** What every house has in common: who arranges the stay, and what she asks. */
export const arranged = {
  enquireHeading: 'Leave the planning to us',
  enquireWords:
    'Before you come, one person takes down what you want and arranges it. She writes once a week, or only when you have landed, as you prefer.',
  concierge: entry('teamMember', 'Elize Basson'),
} satisfies Partial<Authored<Residence>>;

/** What the concierge arranges from a house in the bush. @param tours what is near it */
export const bushPlanning = (tours: string) =>
  points({
    Transport: 'Airstrip, helicopter, or your own car brought up from Johannesburg',
    Tours: tours,
    Restaurants: 'On your way in or out, booked in your name',
    Arrivals: 'Cots, cakes, a particular tea, a particular pillow',
  });

/** What she arranges in the Cape. */
export const capePlanning = points({
  Transport: 'From the aircraft or the train; a driver for the day, with child seats in three sizes',
  Tours: 'The mountain on the first clear morning, penguins before nine, a walk with Fatima Adams',
  Restaurants: 'The restaurant you read about, and one that is not in the books',
  Arrivals: 'A stocked fridge, a cot, bread at seven, a sitter you meet first',
});
