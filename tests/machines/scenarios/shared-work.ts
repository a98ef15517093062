import { expect, test } from 'vitest';
import { anyAddress, formAt, sitesOf } from '../acts.ts';
import type { Stage } from '../stage.ts';

/** What machines have together, so that it does not matter which of them somebody is sent to. */
export function sharedWork(on: () => Stage): void {
  test('CLU-09/repeats what was sent to one machine and is sent again to another has one reference', async () => {
    const stage = on();
    const sites = sitesOf(stage);
    for (const [at, machine] of sites.entries()) {
      const { filled, post } = formAt(stage, machine);
      const fields = filled();
      const first = await post(fields, anyAddress());
      expect(first.status).toBe(201);
      stage.load.acknowledged.set(String(first.json.reference), Date.now());
      const other = sites[(at + 1) % sites.length] ?? machine;
      const again = await formAt(stage, other).post(fields, anyAddress());
      expect([again.status, again.json.reference]).toEqual([200, first.json.reference]);
    }
  });

  test('CLU-09/limits ten enquiries of one address are accepted by all machines together', async () => {
    const stage = on();
    const forms = sitesOf(stage).map((machine) => formAt(stage, machine));
    const address = anyAddress();
    const answers: Awaited<ReturnType<(typeof forms)[number]['post']>>[] = [];
    const before = countedAlone(stage);
    for (const { filled, post } of Array.from({ length: 12 }, () => forms).flat())
      answers.push(await post(filled(), address));
    const taken = answers.filter(({ status }) => status === 201);
    for (const { json } of taken) stage.load.acknowledged.set(String(json.reference), Date.now());
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(answers.length - taken.length);
    // Where a count was late, each machine may have taken one by what it knew.
    const late = countedAlone(stage) > before;
    expect(taken.length).toBeGreaterThanOrEqual(10);
    expect(taken.length).toBeLessThanOrEqual(late ? 10 + forms.length : 10);
  });
}

/** How often sites said that the database did not count in time. */
const countedAlone = (stage: Stage) =>
  sitesOf(stage).reduce(
    (sum, machine) =>
      sum + machine.log('site').split('requests are counted by this machine alone').length - 1,
    0,
  );
