import { expect, test } from 'vitest';
import { runTask } from '../../support/run-task.ts';
import { anyAddress } from '../acts.ts';
import type { Stage } from '../stage.ts';
import { publishing, timePublishes } from './publishing.ts';
import { sharedWork } from './shared-work.ts';
import { studiosTogether } from './studios-together.ts';

/** Publishes that are timed, and milliseconds in which everybody shows each. */
const publishes = 200;
const barMs = 1000;
const rounded = (_key: string, value: unknown) => (typeof value === 'number' ? Math.round(value) : value);

/** What three whole machines have together while nothing is wrong: for a stage that came out of files, with pictures. */
export function together(on: () => Stage): void {
  test('CLU-09/moved-in what moved out of files and a folder is shown by all, pictures too', async () => {
    const stage = on();
    const home = (await stage.ask('/')).body.toString();
    const picture = /\/media\/[^" ]+-640\.webp/.exec(home)?.[0] ?? 'none';
    for (const machine of stage.machines)
      for (const path of ['/', '/lionsands', '/experiences', picture])
        expect([path, (await stage.askAt(machine, path)).status]).toEqual([path, 200]);
  });
  publishing(on);
  test(`CLU-09/publish each of ${publishes} publishes is shown by every machine and through the cache within a second`, async () => {
    const took = (await timePublishes(on(), publishes)).toSorted((one, other) => one.all - other.all);
    const within = took.filter(({ all }) => all <= barMs).length;
    const [median, most] = [took[Math.floor(took.length / 2)]?.all ?? 0, took.at(-1)?.all ?? 0];
    on().note(
      `${within} of ${publishes} publishes shown by all within a second: median ${Math.round(median)}, longest ${Math.round(most)}`,
    );
    for (const late of took.filter(({ all }) => all > barMs / 2)) on().note(JSON.stringify(late, rounded));
    for (const { all, waited } of took) {
      // What other programs of this computer took is no time of the product's; a poll, which every notice comes before, is three times as long.
      expect(all - waited).toBeLessThanOrEqual(barMs);
      expect(all).toBeLessThanOrEqual(5 * barMs);
    }
    expect(took).toHaveLength(publishes);
  }, 900_000);
  sharedWork(on);
  test('CLU-09/searches questions to the search are counted by all sites together', async () => {
    const stage = on();
    const headers = { 'x-forwarded-for': anyAddress() };
    const statuses: number[] = [];
    for (let times = 0; times < 23; times += 1)
      for (const machine of stage.machines)
        statuses.push((await stage.askAt(machine, `/search?q=river+${times}`, { headers })).status);
    const answered = statuses.filter((status) => status === 200).length;
    on().note(`${answered} of ${statuses.length} questions of one address answered`);
    expect(answered).toBeGreaterThanOrEqual(60);
    // One that was late may have been answered by what its machine knew.
    expect(answered).toBeLessThanOrEqual(60 + stage.machines.length);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
  test('CLU-09/doctor every machine is known to any other, and none is at fault', async () => {
    const stage = on();
    const [, machine] = stage.machines;
    const { stdout } = await runTask('doctor', [], machine?.settings ?? {});
    // It sends one enquiry of its own.
    const reference = /Synthetic enquiry (\S+), concierge-mail: delivered/.exec(stdout)?.[1] ?? 'none';
    stage.load.acknowledged.set(reference, Date.now());
    expect(stdout).toMatch(/^✓ Machines: 3 run/m);
    expect(stdout).not.toMatch(/✗ (?:Machines|Keys|Clocks|Pictures of all|Connections of all)/);
  });
  studiosTogether(on);
}
