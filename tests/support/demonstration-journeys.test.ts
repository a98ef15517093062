import { expect, test } from 'vitest';
import { whyFromDiffers, whyNightsDiffer } from '../../apps/studio/src/facts/journeys.ts';
import { demonstration } from '../../demo/content/demonstration.ts';

test('FAC-01/journeys every journey of the demonstration has the nights of its stops, and its lowest price', () => {
  const { packages } = demonstration();
  expect(packages.length).toBeGreaterThan(10);
  for (const journey of packages)
    expect([whyNightsDiffer({ ...journey }), whyFromDiffers({ ...journey })]).toEqual([null, null]);
});
