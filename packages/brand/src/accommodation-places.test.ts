import { expect, test } from 'vitest';
import {
  accommodationOfPath,
  accommodationPlaces,
  accommodationTags,
  regionOfPath,
} from './accommodation-places.ts';
import { experienceOfPath } from './experience-kinds.ts';

test('every tag has its place', () => {
  expect(accommodationPlaces.map(({ tag }) => tag).sort()).toEqual([...accommodationTags].sort());
});

test.each([
  ['/lionsands/river-lodge', 'lion-sands-river-lodge', 'sabi-sand'],
  ['/lionsands/river-lodge/rooms', 'lion-sands-river-lodge', 'sabi-sand'],
  ['/lionsands/ivory-lodge/fish-eagle-villa', 'lion-sands-ivory-lodge-fish-eagle-villa', 'sabi-sand'],
  ['/residences/hinkwenu', 'lion-sands-tinga-lodge-hinkweni-villa', 'sabi-sand'],
  ['/capecadogan/rooms', 'cape-cadogan', 'cape-town'],
  ['/capecadogan/residence', 'cape-cadogan-residence', 'cape-town'],
  ['/monwana/suites', 'monwana', 'thornybush'],
  ['/marataba/safaris', undefined, 'marakele'],
  ['/contact-us', undefined, null],
  ['/lionsands-river-lodge', undefined, null],
])('MOD-07/current-region %s is about %s in %s', (path, tag, region) => {
  expect(accommodationOfPath(path)?.tag).toBe(tag);
  expect(regionOfPath(path)).toBe(region);
});

test.each([
  ['/experiences/food-and-wine', 'foodandwine'],
  ['/lionsands/experiences/community-and-conservation', 'community'],
  ['/lionsands/treehouses/chalkley', 'treehouse'],
  ['/marataba/safaris', 'safari'],
  ['/experiences/mack-and-madi-family-adventure', 'mackandmadi'],
  ['/experiences/explore', undefined],
  ['/experiences', undefined],
  ['/', undefined],
])('MOD-12/preset %s is about %s', (path, value) => {
  expect(experienceOfPath(path)?.value).toBe(value);
});
