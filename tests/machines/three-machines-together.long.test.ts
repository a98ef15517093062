import { expect, test } from 'vitest';
import { accounts } from './scenarios/accounts.ts';
import { publishing, timePublishes } from './scenarios/publishing.ts';
import { sharedWork } from './scenarios/shared-work.ts';
import { studiosTogether } from './scenarios/studios-together.ts';
import { threeMachines } from './three-machines.ts';

/** Publishes that are timed. How many of them are shown within a second is told at the end: it is the machine's question too. */
const publishes = 100;

threeMachines('three machines together', ({ stage: on }) => {
  test('CLU-09/moved-in what moved out of files and a folder is shown by all, pictures too', async () => {
    const stage = on();
    const home = (await stage.ask('/')).body.toString();
    const picture = /\/media\/[^" ]+-640\.webp/.exec(home)?.[0] ?? 'none';
    for (const machine of stage.machines)
      for (const path of ['/', '/lionsands', '/experiences', picture])
        expect([path, (await stage.askAt(machine, path)).status]).toEqual([path, 200]);
  });
  publishing(on);
  test(`CLU-09/publish each of ${publishes} publishes is shown by every machine and through the cache`, async () => {
    const took = (await timePublishes(on(), publishes)).sort((a, b) => a - b);
    const within = took.filter((ms) => ms <= 1000).length;
    const [median, most] = [took[Math.floor(took.length / 2)] ?? 0, took.at(-1) ?? 0];
    on().note(
      `${within} of ${publishes} publishes shown by all within a second: median ${Math.round(median)}, longest ${Math.round(most)}`,
    );
    expect(took).toHaveLength(publishes);
  }, 900_000);
  sharedWork(on);
  studiosTogether(on);
  accounts(on, { cut: false });
});
