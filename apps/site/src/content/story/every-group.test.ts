import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesEveryGroup } from './stories.ts';
import type { IdentifiedTag } from './story-tags.ts';

const groups = ['travellerType', 'interest', 'property'] as const;
const tags: readonly IdentifiedTag[] = Array.from({ length: 12 }, (_, id) => ({
  id,
  slug: `tag-${id}`,
  title: `Tag ${id}`,
  group: groups[id % 3] ?? 'interest',
}));

test('CNT-06/every-group 200 choices at random match as the plain rule says', () => {
  const some = fc.subarray([...tags]);
  fc.assert(
    fc.property(some, some, (carried, chosen) => {
      const ids = carried.map(({ id }) => id);
      let plain = true;
      for (const group of groups) {
        const wanted = chosen.filter((tag) => tag.group === group);
        if (wanted.length > 0 && !wanted.some((tag) => ids.includes(tag.id))) plain = false;
      }
      expect(matchesEveryGroup(ids, chosen)).toBe(plain);
    }),
    { numRuns: 200 },
  );
});

test('one of a group is enough, and no group can be done without', () => {
  const chosen = tags.filter(({ id }) => [0, 3, 1].includes(Number(id)));
  expect(matchesEveryGroup([3, 1], chosen)).toBe(true);
  expect(matchesEveryGroup([0, 3], chosen)).toBe(false);
  expect(matchesEveryGroup([], [])).toBe(true);
});
