import { afterEach, beforeEach, expect, test } from 'vitest';
import { ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { type Machines, machinesStage } from './machines-stage.ts';

/** An hour: what is seen within a test nobody looked for by itself. */
const never = 3_600_000;
const soon = { timeout: 10_000 };

let machines: Machines;
beforeEach(async () => {
  machines = await machinesStage();
});
afterEach(() => machines.close());

/** Two machines, each hearing the other. */
async function two(poll: number) {
  const one = await machines.add({ poll });
  const other = await machines.add({ poll });
  await expect.poll(() => machines.listening(), soon).toBe(2);
  return { one, other };
}

/** What a desk is told of next, and of which enquiries. */
function waiting(machine: Awaited<ReturnType<typeof two>>['one'], cursor: string) {
  const changed: string[] = [];
  void machine.desk.live.next(thandi, cursor, new AbortController().signal).then((live) => {
    changed.push(...live.changed.map(({ reference }) => reference));
  });
  return () => changed;
}

test('CLU-03/desk what is done at the desk of one machine is seen at once at the desk of another', async () => {
  const { one, other } = await two(never);
  const reference = await one.asked();
  const { cursor } = await other.desk.live.next(thandi, null, AbortSignal.abort());
  const changed = waiting(other, cursor);
  for (const each of [one, other]) each.clock.at += 60_000;
  const heard = one.heard();
  taken(await one.desk.work.act(ruan, reference, { act: 'take' }));
  await expect.poll(changed, soon).toEqual([reference]);
  // The machine that said it heard nothing of it again.
  expect(one.heard()).toBe(heard);
});

test('CLU-03/work what one machine records the worker of another takes up and delivers at once', async () => {
  const { one, other } = await two(never);
  other.pipeline.start();
  // Its own worker is not running, as one whose every place is taken.
  const reference = await one.accepted();
  const delivered = () => other.channels['concierge-mail'].seen.map(({ enquiry }) => enquiry.reference);
  await expect.poll(delivered, soon).toEqual([reference]);
  const takenUp = () => other.count('enquiries', 'taken_up = 1');
  await expect.poll(takenUp, soon).toBe(1);
  expect(one.channels['concierge-mail'].seen).toEqual([]);
});

test('CLU-03/work-lost what was said while the connection was lost is looked for when there is another, and heard again from then on', async () => {
  const { one, other } = await two(never);
  other.pipeline.start();
  const delivered = () => other.channels['concierge-mail'].seen.map(({ enquiry }) => enquiry.reference);
  expect(await machines.cut()).toBe(2);
  const first = await one.accepted();
  await expect.poll(delivered, soon).toEqual([first]);
  await expect.poll(() => machines.listening(), soon).toBe(2);
  const second = await one.accepted({ email: 'another@example.com', ticket: one.ticket() });
  await expect.poll(delivered, soon).toEqual([first, second]);
});

test('CLU-03/net a machine that hears nothing sees by itself what another does', async () => {
  const one = await machines.add({ poll: never });
  const deaf = await machines.add({ poll: 50, follows: false });
  const { cursor } = await deaf.desk.live.next(thandi, null, AbortSignal.abort());
  const changed = waiting(deaf, cursor);
  deaf.pipeline.start();
  for (const each of [one, deaf]) each.clock.at += 60_000;
  const reference = await one.accepted();
  await expect.poll(changed, soon).toEqual([reference]);
  const delivered = () => deaf.channels['concierge-mail'].seen.map(({ enquiry }) => enquiry.reference);
  await expect.poll(delivered, soon).toEqual([reference]);
});

test('CLU-03/schedules-desk an answer planned at one machine goes out by another at its time', async () => {
  const { one, other } = await two(never);
  const reference = await one.asked();
  const minute = 60_000;
  const sendAt = new Date(one.clock.at + 10 * minute).toISOString();
  taken(await one.answer(thandi, reference, { sendAt }));
  // Two seconds before that, on a clock that goes.
  const began = performance.now();
  const first = one.clock.at + 10 * minute - 2000;
  other.clock.now = () => Math.floor(first + performance.now() - began);
  other.pipeline.start();
  const sent = () => other.channels['answer-mail'].seen.map(({ answer }) => answer?.text);
  await expect.poll(sent, { timeout: 15_000 }).toEqual([expect.stringContaining('Dear Naledi')]);
});
