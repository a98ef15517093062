import { expect, test } from 'vitest';
import { expectShown, namesOf, publishNotice, sitesOf, studiosOf, takeEnquiries } from '../acts.ts';
import { undelivered } from '../counted.ts';
import type { Stage } from '../stage.ts';
import { nothingFailed, under } from '../traffic.ts';

const minute = 60_000;
const hour = 60 * minute;

const well = (stage: Stage) =>
  expect.poll(() => takeEnquiries(stage), { timeout: 60_000 }).toEqual(namesOf(sitesOf(stage)));

async function publishAtEach(stage: Stage, words: string): Promise<void> {
  for (const machine of studiosOf(stage)) {
    const said = `${words} ${machine.name}.`;
    expect(await publishNotice(await stage.signIn(machine, 'editor'), said)).toBe(true);
    await expectShown(stage, said);
  }
}

/** How often a worker took what another had not done with. */
async function takenOver({ rows }: Stage): Promise<number> {
  const [row] = await rows<{ count: number }>(
    "SELECT count(*)::int AS count FROM enquiries.attempts WHERE outcome = 'lost'",
  );
  return row?.count ?? -1;
}

/** Mails that came more than once, of those that came after so many others. */
function twiceSince({ smtp }: Stage, before: number): (string | undefined)[] {
  const ids = smtp.received.slice(before).map(({ parsed }) => parsed.messageId);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

/** Machines whose clock is off by ten seconds and more. */
async function wrongClocks({ rows }: Stage): Promise<number> {
  const [row] = await rows<{ count: number }>(
    'SELECT count(*)::int AS count FROM serving.machines WHERE abs(clock_ahead_ms) >= 10000',
  );
  return row?.count ?? -1;
}

/** A clock that is wrong, one time after the other at the same machine, and then right again. */
export function wrongClock(on: () => Stage): void {
  test.each([
    ['a minute ahead', minute],
    ['an hour ahead', hour],
    ['an hour behind', -hour],
    ['right again', 0],
  ])(
    'CLU-09/clock a machine whose clock is %s is known for it, and what it and the others have in work goes out once',
    async (words, off) => {
      const stage = on();
      const machine = stage.machines.at(-1);
      const known = async () =>
        (
          await stage.rows<{ program: string }>(
            'SELECT DISTINCT program FROM serving.machines WHERE abs(clock_ahead_ms - $1) < 10000 ORDER BY program',
            [off],
          )
        ).map(({ program }) => program);
      // What was cut off before is taken up first.
      await expect.poll(() => undelivered(stage), { timeout: 180_000, interval: 500 }).toBe(0);
      const before = { taken: await takenOver(stage), mails: stage.smtp.received.length };
      stage.smtp.faults.slow(1500);
      try {
        const report = await under(stage, `clock ${words}`, async () => {
          await machine?.stop();
          await machine?.start({ clockAheadMs: off });
          await expect.poll(known, { timeout: 120_000, interval: 500 }).toEqual(['site', 'studio']);
          if (off === 0) await expect.poll(() => wrongClocks(stage), { timeout: 60_000 }).toBe(0);
          await well(stage);
          await publishAtEach(stage, `With a clock ${words} at`);
        });
        expect(report).toMatchObject(nothingFailed);
        stage.smtp.faults.clear();
        await expect.poll(() => undelivered(stage), { timeout: 180_000, interval: 500 }).toBe(0);
      } finally {
        stage.smtp.faults.clear();
      }
      const [taken, twice] = [await takenOver(stage), twiceSince(stage, before.mails)];
      stage.note(
        `clock ${words}: ${twice.length} mails twice, ${taken - before.taken} deliveries taken over`,
      );
      expect({ taken, twice }).toEqual({ taken: before.taken, twice: [] });
    },
  );
}
