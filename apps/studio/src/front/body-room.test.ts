import { expect, test } from 'vitest';
import { bodyRoom, type Place } from './body-room.ts';

const entered = (place: Place | null): Place => {
  if (!place) throw new Error('There was no place.');
  return place;
};

test('has so many places, so many of one network, and gives one back when its body is done with', () => {
  const room = bodyRoom({ bodies: 3, bytes: 10, ofOneNetwork: 2 });
  const first = entered(room.enter('a'));
  entered(room.enter('a'));
  expect(room.enter('a')).toBeNull();
  entered(room.enter('b'));
  expect(room.enter('c')).toBeNull();
  first.leave();
  first.leave();
  entered(room.enter('a'));
  expect(room.enter('c')).toBeNull();
});

test('when it is full the oldest alone goes on; who waits goes on when there is room, or is the oldest', async () => {
  const room = bodyRoom({ bodies: 9, bytes: 10, ofOneNetwork: 9 });
  const [oldest, second, third] = [0, 1, 2].map(() => entered(room.enter('a')));
  if (!oldest || !second || !third) throw new Error('Three places.');
  expect(oldest.hold(4)).toBe(true);
  expect(second.hold(5)).toBe(true);
  expect(third.hold(1)).toBe(false);
  expect(second.hold(1)).toBe(false);
  expect(oldest.hold(100)).toBe(true);
  const gone: string[] = [];
  const waiting = [
    second.turn().then(() => gone.push('second')),
    third.turn().then(() => gone.push('third')),
  ];
  await Promise.resolve();
  expect(gone).toEqual([]);
  oldest.leave();
  await Promise.all(waiting);
  expect(gone).toEqual(['second', 'third']);
});
