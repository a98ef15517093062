import { expect, test } from 'vitest';
import { mapSize, onMap } from './lodges-hotels-panel.tsx';

test('Cape Town lies in the south-west, Kruger in the north-east of it', () => {
  const cape = onMap({ latitude: -33.93, longitude: 18.42 });
  const kruger = onMap({ latitude: -24.97, longitude: 31.5 });
  expect(cape).toEqual({ x: 167, y: 700 });
  expect(kruger).toEqual({ x: 587, y: 385 });
});

test('a place beyond the drawing has no pin', () => {
  expect(onMap({ latitude: 51.5, longitude: 0 })).toBeNull();
  expect(onMap({ latitude: -14, longitude: 13.2 })).toEqual({ x: 0, y: 0 });
  expect(onMap({ latitude: -37.5, longitude: 20 })).toBeNull();
  expect(mapSize.width).toBe(760);
});
