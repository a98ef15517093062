import { expect, test } from 'vitest';
import { bodyMemory, type Slot } from './body-memory.ts';

const entered = (slot: Slot | null): Slot => {
  if (!slot) throw new Error('There was no place.');
  return slot;
};

const ignored = () => {};

test('has so many places, so many of one network, and gives one back when its body is done with', () => {
  const room = bodyMemory({ bodies: 3, bytes: 10, ofOneNetwork: 2 });
  const first = entered(room.enter('a', ignored));
  entered(room.enter('a', ignored));
  expect(room.enter('a', ignored)).toBeNull();
  entered(room.enter('b', ignored));
  expect(room.enter('c', ignored)).toBeNull();
  first.leave();
  first.leave();
  entered(room.enter('a', ignored));
  expect(room.enter('c', ignored)).toBeNull();
});

test('when it is full the oldest alone goes on; who waits goes on when there is room, or is the oldest', async () => {
  const room = bodyMemory({ bodies: 9, bytes: 10, ofOneNetwork: 9 });
  const [oldest, second, third] = [0, 1, 2].map(() => entered(room.enter('a', ignored)));
  if (!oldest || !second || !third) throw new Error('Three places.');
  expect(oldest.hold(4)).toBe(true);
  expect(second.hold(5)).toBe(true);
  expect(third.hold(1)).toBe(false);
  expect(second.hold(1)).toBe(false);
  expect(oldest.hold(100)).toBe(true);
  const gone: string[] = [];
  const waiting = [
    second.mayReadMore().then(() => gone.push('second')),
    third.mayReadMore().then(() => gone.push('third')),
  ];
  await Promise.resolve();
  expect(gone).toEqual([]);
  oldest.leave();
  await Promise.all(waiting);
  expect(gone).toEqual(['second', 'third']);
});

test('where it is allowed, the body longest on its way gives its place: of the same network, or of all', () => {
  const room = bodyMemory({ bodies: 3, bytes: 10, ofOneNetwork: 2, slowestGivesWay: true });
  const gone: string[] = [];
  const enter = (network: string, name: string) => entered(room.enter(network, () => gone.push(name)));
  enter('a', 'first').arrived();
  enter('a', 'second');
  const third = enter('a', 'third');
  expect(gone).toEqual(['second']);
  enter('b', 'fourth').arrived();
  enter('c', 'fifth');
  expect(gone).toEqual(['second', 'third']);
  // A request that gave way takes nothing with it when it leaves.
  third.leave();
  enter('c', 'sixth').arrived();
  expect(gone).toEqual(['second', 'third', 'fifth']);
  expect(room.enter('d', ignored)).toBeNull();
});

test('what a body that gave way still brings takes no room', () => {
  const room = bodyMemory({ bodies: 1, bytes: 10, ofOneNetwork: 1, slowestGivesWay: true });
  const first = entered(room.enter('a', ignored));
  const second = entered(room.enter('a', ignored));
  expect(first.hold(100)).toBe(false);
  second.leave();
  entered(room.enter('a', ignored));
  const last = entered(room.enter('a', ignored));
  expect(last.hold(9)).toBe(true);
});
