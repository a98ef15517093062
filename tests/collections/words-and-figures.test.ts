import { expect, test } from 'vitest';
import { whyAgesDiffer } from '../../apps/studio/src/facts/ages.ts';
import { whyCostDiffers } from '../../apps/studio/src/facts/costs.ts';
import { whyGuestsDiffer } from '../../apps/studio/src/facts/guests.ts';
import { whyYearDiffers } from '../../apps/studio/src/rates/seasons.ts';
import { demonstration } from '../../demo/content/demonstration.ts';
import { rates as ratesOfSecond } from './second/rates.ts';
import { rooms as roomsOfSecond } from './second/rooms.ts';

const demo = demonstration();

test('FAC-01/door what both collections say of children goes with the figures beside it', () => {
  const rates = [...demo.rate, ...ratesOfSecond];
  const differing = rates.flatMap(({ title, childPolicy, childFrom, childFree, childUntil }) => {
    const figures = {
      childFrom: childFrom ?? null,
      childFree: childFree ?? null,
      childUntil: childUntil ?? null,
    };
    const why = whyAgesDiffer(childPolicy ?? '', figures);
    return why ? [[title, why]] : [];
  });
  expect(rates.length).toBeGreaterThan(60);
  expect(differing).toEqual([]);
});

test('FAC-01/year every season of both collections lies in the year of its rate', () => {
  const rates = [...demo.rate, ...ratesOfSecond];
  expect(rates.flatMap(({ year, seasons }) => whyYearDiffers(year, seasons) ?? [])).toEqual([]);
});

test('FAC-01/door who fits and what an experience costs go with the figures beside them', () => {
  const rooms = [...demo.room, ...roomsOfSecond].flatMap(({ sleepsNote, sleeps, sleepsAdults }) => {
    const figures = { sleeps: sleeps ?? null, sleepsAdults: sleepsAdults ?? null };
    return whyGuestsDiffer(sleepsNote ?? '', figures) ?? [];
  });
  const costs = demo.experiences.flatMap(
    ({ cost, price }) => whyCostDiffers(cost ?? '', price ?? null) ?? [],
  );
  expect([...rooms, ...costs]).toEqual([]);
});
