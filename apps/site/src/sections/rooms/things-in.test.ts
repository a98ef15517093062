import { expect, test } from 'vitest';
import type { Room } from '../../content/room/room.ts';
import { thingsIn } from './room-facts.ts';

const things = (inTheRoom: string[], amenities: string[]) =>
  thingsIn({ inTheRoom, amenities: amenities.map((title) => ({ title })) as unknown as Room['amenities'] });

test('what the editor told is not told again by an amenity of nearly the same name', () => {
  expect(
    things(
      ['Two fires', 'Fan and air conditioning', 'Stocked fridge'],
      ['Fireplace', 'Air conditioning and a fan', 'A stocked fridge', 'Mosquito net'],
    ),
  ).toEqual(['Two fires', 'Fan and air conditioning', 'Stocked fridge', 'Mosquito net']);
});

test('a thing that shares a word is another thing', () => {
  expect(things(['Outdoor shower'], ['Outdoor bath', 'Bath with a view'])).toEqual([
    'Outdoor shower',
    'Outdoor bath',
    'Bath with a view',
  ]);
});
