import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { expectShown, namesOf, publishNotice, shownBy, sitesOf, studiosOf } from '../acts.ts';
import type { Stage } from '../stage.ts';

/** What is published at any studio is shown by every site, and through the cache in front. */
export function publishing(on: () => Stage): void {
  test('CLU-09/publish what is published at any studio is shown by every machine and through the cache in front', async () => {
    const stage = on();
    for (const machine of studiosOf(stage)) {
      const editor = await stage.signIn(machine, 'editor');
      for (const words of [`Open, says ${machine.name}.`, `Closed, says ${machine.name}.`]) {
        // Kept, and so outdated by a purge alone.
        await expect.poll(async () => (await stage.ask('/contact-us')).headers['x-nginx-cache']).toBe('HIT');
        expect(await publishNotice(editor, words)).toBe(true);
        await expectShown(stage, words);
      }
    }
  });
}

/** How long each of many publishes took until everybody showed it, in milliseconds. */
export async function timePublishes(stage: Stage, times: number): Promise<number[]> {
  const editors = await Promise.all(studiosOf(stage).map((machine) => stage.signIn(machine, 'editor')));
  const all = 1 + namesOf(sitesOf(stage)).length;
  const took: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const editor = editors[at % editors.length];
    if (!editor) throw new Error('There are no studios.');
    const words = `Published for the ${at}. time.`;
    expect(await publishNotice(editor, words)).toBe(true);
    const began = performance.now();
    for (let shown = 0; shown < all; ) {
      shown = (await shownBy(stage, words)).length;
      if (shown < all) await wait(15);
      if (performance.now() - began > 60_000) throw new Error(`"${words}" is not shown by everybody.`);
    }
    took.push(performance.now() - began);
  }
  return took;
}
