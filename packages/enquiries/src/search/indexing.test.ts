import { expect, test, vi } from 'vitest';
import { createDeskChanges } from '../work/changes.ts';
import { createIndexing } from './indexing.ts';

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));

function indexingOf(work: () => Promise<number>) {
  const changes = createDeskChanges();
  const flood = { on: false, isOn: () => flood.on };
  const log = { error: vi.fn() };
  return { changes, flood, log, indexing: createIndexing({ work, changes, flood, log }) };
}

test('what changes in a moment is one round, and what changes during a round is the next', async () => {
  let rounds = 0;
  let end = () => {};
  const { changes, indexing } = indexingOf(async () => {
    rounds += 1;
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    return 1;
  });
  indexing.start();
  for (let count = 0; count < 20; count += 1) changes.announce();
  await expect.poll(() => rounds).toBe(1);
  changes.announce();
  await aMoment();
  expect(rounds).toBe(1);
  end();
  await expect.poll(() => rounds).toBe(2);
  end();
  await indexing.stop();
  changes.announce();
  await aMoment();
  expect(rounds).toBe(2);
});

test('a round that is asked for comes after the one under way; one that fails ends no other', async () => {
  const said: string[] = [];
  let isBroken = true;
  const { changes, indexing, log } = indexingOf(async () => {
    said.push('begun');
    await aMoment();
    said.push('ended');
    if (isBroken) throw new Error('no store');
    return 3;
  });
  indexing.start();
  changes.announce();
  await expect.poll(() => log.error.mock.calls.length).toBe(1);
  isBroken = false;
  expect(await Promise.all([indexing.index(), indexing.index()])).toEqual([3, 3]);
  expect(said).toEqual(['begun', 'ended', 'begun', 'ended', 'begun', 'ended']);
  await indexing.stop();
});

test('a flood leaves the words to housekeeping', async () => {
  let rounds = 0;
  const { changes, flood, indexing } = indexingOf(async () => {
    rounds += 1;
    return 0;
  });
  flood.on = true;
  indexing.start();
  changes.announce();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(rounds).toBe(0);
  flood.on = false;
  changes.announce();
  await expect.poll(() => rounds).toBe(1);
  await indexing.stop();
});
