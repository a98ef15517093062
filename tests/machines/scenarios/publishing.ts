import { expect, test } from 'vitest';
import { expectShown, publishNotice, studiosOf } from '../acts.ts';
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
