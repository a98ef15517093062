import { expect, test } from 'vitest';
import { firstLook, moveOfKey, turned } from './panorama-turn.ts';

const degrees = (radians: number) => Math.round((radians * 180) / Math.PI);

test.each([
  ['50 50', 0, 0],
  ['75 50', 90, 0],
  ['0 25', -180, 45],
  ['', -180, 0],
])('the focal point "%s" is %i degrees to the right and %i up', (focus, yaw, pitch) => {
  const look = firstLook(focus);
  expect([degrees(look.yaw), degrees(look.pitch)]).toEqual(focus ? [yaw, pitch] : [-180, 0]);
});

test('keys turn and step closer, others do nothing, and nobody looks past straight up', () => {
  const right = moveOfKey('ArrowRight');
  expect(right && degrees(turned({ yaw: 0, pitch: 0 }, right, 'key').yaw)).toBe(10);
  expect(right && degrees(turned({ yaw: 0, pitch: 0 }, right, 'held').yaw)).toBe(4);
  expect(moveOfKey('+')).toEqual([0, 0, 1]);
  expect(moveOfKey('Tab')).toBeNull();
  expect(degrees(turned({ yaw: 0, pitch: 1.3 }, [0, 1], 'button').pitch)).toBe(75);
});
