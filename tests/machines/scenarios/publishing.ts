import { expect, test } from 'vitest';
import { expectShown, publishNotice, studiosOf, timeShown } from '../acts.ts';
import { waitedForProcessor } from '../processor-wait.ts';
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

/** One publish: how long after its answer each party showed it, in milliseconds. */
export interface TimedPublish {
  /** How long the studio took for its answer. */
  readonly saved: number;
  readonly studio: string;
  readonly shown: Readonly<Record<string, number>>;
  /** Until everybody showed it. */
  readonly all: number;
  /** How much of that something on this computer waited for a processor. */
  readonly waited: number;
}

/** How long each of many publishes took until everybody showed it. */
export async function timePublishes(stage: Stage, times: number): Promise<TimedPublish[]> {
  const studios = studiosOf(stage);
  const editors = await Promise.all(studios.map((machine) => stage.signIn(machine, 'editor')));
  const took: TimedPublish[] = [];
  for (let at = 0; at < times; at += 1) {
    const place = at % editors.length;
    const [editor, machine] = [editors[place], studios[place]];
    if (!editor || !machine) throw new Error('There are no studios.');
    const words = `Published for the ${at}. time.`;
    const asked = performance.now();
    expect(await publishNotice(editor, words)).toBe(true);
    const began = performance.now();
    const waitedBefore = waitedForProcessor();
    const times = await timeShown(stage, words, began);
    const all = Math.max(...Object.values(times));
    took.push({
      saved: began - asked,
      studio: machine.name,
      shown: times,
      all,
      waited: waitedForProcessor() - waitedBefore,
    });
  }
  return took;
}
