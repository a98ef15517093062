import { expect, test } from 'vitest';
import type { Room } from '../../content/room/room.ts';
import { chosenRooms } from './room-facts.ts';

const rooms = ['a', 'b', 'c', 'd'].map((slug) => ({ slug }) as Room);
const asked = (query: string) => {
  const { rooms: chosen, note } = chosenRooms(rooms, new URLSearchParams(query));
  return [chosen.map(({ slug }) => slug).join(''), note];
};

test.each([
  ['', 'abc', null],
  ['compare=b&compare=d', 'bd', null],
  ['compare=d,b', 'bd', null],
  ['compare=a&compare=b&compare=c&compare=d', 'abc', 'too-many'],
  ['compare=d', 'abc', 'too-few'],
  ['compare=nowhere,%3Cb%3E', 'abc', 'too-few'],
])('?%s compares %s', (query, chosen, note) => {
  expect(asked(query)).toEqual([chosen, note]);
});
