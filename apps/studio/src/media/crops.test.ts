import { describe, expect, test } from 'vitest';
import { crops, focusAfter, focusAt, objectPosition, sizeWarnings } from './crops.ts';

const box = { left: 100, top: 50, width: 400, height: 200 };

describe('the focal point', () => {
  test('is where the pointer is, in percent of the picture, and never nought', () => {
    expect(focusAt({ clientX: 300, clientY: 100 }, box)).toEqual({ x: 50, y: 25 });
    expect(focusAt({ clientX: 100, clientY: 50 }, box)).toEqual({ x: 1, y: 1 });
    expect(focusAt({ clientX: 900, clientY: 900 }, box)).toEqual({ x: 100, y: 100 });
  });

  test('moves with the arrow keys', () => {
    expect(focusAfter({ x: 50, y: 50 }, 'ArrowLeft', false)).toEqual({ x: 49, y: 50 });
    expect(focusAfter({ x: 50, y: 95 }, 'ArrowDown', true)).toEqual({ x: 50, y: 100 });
    expect(focusAfter({ x: 50, y: 50 }, 'Enter', false)).toBeNull();
  });

  test('is drawn as the site draws it', () => {
    expect(objectPosition({ x: 52, y: 13 })).toBe('50% 15%');
  });
});

test('every crop has a name and a shape, and only the shared link ignores the point', () => {
  expect(crops.filter(({ followsFocus }) => !followsFocus).map(({ name }) => name)).toEqual(['Shared link']);
  expect(new Set(crops.map(({ ratio: [width, height] }) => width / height)).size).toBe(5);
});

test('a picture that is too heavy or too small is said so', () => {
  expect(sizeWarnings({ bytes: 900_000, width: 2400, height: 1600 })).toEqual([]);
  expect(sizeWarnings({ bytes: null, width: null, height: null })).toEqual([]);
  expect(sizeWarnings({ bytes: 7_240_000, width: 6000, height: 4000 })[0]).toContain('7.2 MB');
  expect(sizeWarnings({ bytes: 1, width: 800, height: 600 })).toEqual([
    expect.stringContaining('At 800 × 600 pixels it will look blurred'),
  ]);
  expect(sizeWarnings({ bytes: 1, width: 1600, height: 900 })).toEqual([
    expect.stringContaining('1600 pixels in width'),
  ]);
});
