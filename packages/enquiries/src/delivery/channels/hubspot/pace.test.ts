import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleEnquiry } from '../../../../../../tests/fakes/enquiry.ts';
import { startHubspot } from '../../../../../../tests/fakes/hubspot.ts';
import { systemClock } from '../../../clock.ts';
import { hubspotSender } from './hubspot.ts';
import { callSpacing, processPace } from './pace.ts';

test('whoever asks when, no ten seconds hold forty calls', async () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 60, maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(pauses, async (gaps) => {
      const clock = { time: 1_000_000, now: () => clock.time };
      const pace = processPace(clock);
      const calls: number[] = [];
      for (const gap of gaps) {
        clock.time += gap;
        const { reserved, wait } = await pace.reserve(60_000);
        if (reserved) calls.push(clock.time + wait);
      }
      const fullest = calls.map((from) => calls.filter((at) => at >= from && at < from + 10_000).length);
      expect(Math.max(...fullest)).toBeLessThan(40);
    }),
  );
}, 60_000);

test('a turn too far off is not reserved, and a hold moves every turn', async () => {
  const clock = { time: 0, now: () => clock.time };
  const pace = processPace(clock);
  expect(await pace.reserve(0)).toEqual({ reserved: true, wait: 0 });
  expect(await pace.reserve(0)).toEqual({ reserved: false, wait: 260 });
  await pace.hold(5000);
  expect(await pace.reserve(4000)).toEqual({ reserved: false, wait: 5000 });
  clock.time = 5000;
  expect(await pace.reserve(4000)).toEqual({ reserved: true, wait: 0 });
});

test('SUB-12 deliveries at once each wait for their turn, and all arrive', async () => {
  const hubspot = await startHubspot({ limit: 50 });
  // A pace whose clock stands still gives the same turns on a busy machine as on an idle one: 0, 260, 520 ms and so on.
  const pace = processPace({ now: () => 0 });
  const start = Date.now();
  const channel = hubspotSender({
    baseUrl: hubspot.url,
    portalId: '1',
    forms: { telephone: '78c2891f-ebdd-44c0-bd94-15c012bbbfbf' },
    siteUrl: 'https://example.com',
    pageName: async () => 'River Lodge',
    pace,
    clock: systemClock,
  });
  const jobs = Array.from({ length: 6 }, (_, id) =>
    channel.deliver({ id: String(id), attempt: 1, enquiry: sampleEnquiry() }, new AbortController().signal),
  );
  await Promise.all(jobs);
  const arrivals = hubspot.accepted().map(({ at }) => at);
  await hubspot.close();
  expect(arrivals).toHaveLength(6);
  // Timers may fire a millisecond early; a busy machine only makes an arrival later.
  for (const [turn, at] of arrivals.entries()) {
    expect(at - start).toBeGreaterThanOrEqual(turn * callSpacing - 5);
  }
});
