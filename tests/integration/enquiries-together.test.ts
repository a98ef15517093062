import fc from 'fast-check';
import { expect } from 'vitest';
import { onBothDatabases } from './enquiries-stage.ts';
import { type Act, Course, kinds, togetherStage } from './together-stage.ts';
import { expectTruths, type Rivals, watchStep } from './together-truths.ts';

const act: fc.Arbitrary<Act> = fc.record({
  does: fc.constantFrom(...kinds),
  by: fc.constantFrom(0 as const, 1 as const),
  on: fc.constantFrom(0 as const, 1 as const),
  which: fc.nat(2),
  turns: fc.nat(6),
  fresh: fc.boolean(),
}) as fc.Arbitrary<Act>;
const step = fc.oneof(fc.tuple(act), fc.tuple(act, act), fc.tuple(act, act));

onBothDatabases((newDatabase, { testOnBoth }) => {
  testOnBoth(
    'CNV-09/interleavings DSK-02/one-answer two concierges at once on two enquiries of one person: never two answers, and nobody is told an untruth',
    { timeout: 240_000 },
    async () => {
      const stage = await togetherStage(await newDatabase());
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (course) => {
          const at = new Course(stage);
          await at.begin();
          const rivals: [...Rivals] = [];
          for (const acts of course) rivals.push(...(await watchStep(at, () => at.together(acts))));
          await at.settle();
          await expectTruths(at, rivals);
        }),
        { numRuns: Number(process.env.RUNS ?? 300), endOnFailure: process.env.NOSHRINK === '1' },
      );
      expect(stage.courses.count).toBeGreaterThan(0);
    },
  );
});
