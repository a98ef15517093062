import { expect, test } from 'vitest';
import { rooms } from '../../content/rooms.ts';
import { deckDepthOf, depthOf, roomPlans, widthOf } from './plans.ts';

const told = new Map(rooms.map((room) => [room.slug, room]));

test('there is a plan of every kind of room, and of no other', () => {
  expect(Object.keys(roomPlans).sort()).toEqual([...told.keys()].sort());
});

test.each(Object.entries(roomPlans))('%s has the metres its entry gives', (slug, plan) => {
  const room = told.get(slug);
  expect([plan.room, plan.size]).toEqual([room?.roomName, room?.size]);
  const outside = room?.outside?.match(/(\d+) m²/)?.[1];
  expect(plan.outside?.size ?? null).toBe(outside ? Number(outside) : null);
  expect(widthOf(plan) * depthOf(plan)).toBeCloseTo(plan.size, 6);
  // A room a person can live in: neither a corridor nor a hall.
  expect(depthOf(plan) / Math.max(...plan.parts.map(({ wide }) => wide))).toBeLessThan(2.4);
  expect(deckDepthOf(plan)).toBeLessThan(4.5);
});

test('a plan shows the pool its entry names', () => {
  for (const [slug, plan] of Object.entries(roomPlans))
    expect(Boolean(plan.pool), slug).toBe(!told.get(slug)?.pool?.startsWith('None'));
});
