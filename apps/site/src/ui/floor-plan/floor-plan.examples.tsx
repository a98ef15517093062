import type { Example } from '../example.ts';
import { FloorPlan, type Plan } from './floor-plan.tsx';

const one: Plan = {
  width: 8,
  depth: 6,
  deckDepth: 2.6,
  walls: [
    [
      [5.2, 0],
      [5.2, 2],
    ],
    [
      [5.2, 3.2],
      [5.2, 6],
    ],
    [
      [5.2, 3.2],
      [8, 3.2],
    ],
  ],
  beds: [[1.6, 1.4, 2, 2.1]],
  baths: [[6.6, 1]],
};
const family: Plan = {
  width: 13.75,
  depth: 8,
  deckDepth: 3.2,
  pool: [9.4, 3.6],
  walls: [
    [
      [4.6, 0],
      [4.6, 3.4],
    ],
    [
      [4.6, 4.8],
      [4.6, 8],
    ],
    [
      [9.2, 0],
      [9.2, 3.4],
    ],
    [
      [9.2, 4.8],
      [9.2, 8],
    ],
    [
      [0, 5.4],
      [4.6, 5.4],
    ],
    [
      [9.2, 5.4],
      [13.75, 5.4],
    ],
  ],
  beds: [
    [1.3, 1.6, 2, 2.1],
    [10, 1.6, 1.1, 2.1],
    [11.8, 1.6, 1.1, 2.1],
  ],
  baths: [
    [2.2, 6.6],
    [11.4, 6.6],
  ],
  furniture: [
    [5.4, 5.6, 3, 0.9],
    [6.2, 2, 1.6, 1.2],
  ],
};
const room = { width: family.width, depth: family.depth + family.deckDepth };

export const examples: readonly Example[] = [
  {
    name: 'one room, water before it',
    width: 'card',
    element: <FloorPlan plan={one} name="the room" room={room} water />,
  },
  {
    name: 'a family’s, to the same scale',
    width: 'card',
    element: <FloorPlan plan={family} name="the family suite" room={room} water />,
  },
  {
    name: 'four walls, no deck',
    width: 'card',
    element: <FloorPlan plan={{ width: 6, depth: 5, deckDepth: 0 }} name="the study" />,
  },
];
