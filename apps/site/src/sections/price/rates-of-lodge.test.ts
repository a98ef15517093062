import { expect, test } from 'vitest';
import type { Rate } from '../../content/rates/rates.ts';
import { ratesOfLodge } from './rates-of-lodge.ts';

const rate = (kind: Rate['kind'], item: string, place: string) => ({ kind, item, place }) as Rate;

test('a room of another lodge is not taken for one of its own that is called the same', () => {
  const own = rate('room', 'stone-tent', 'Tent');
  const other = rate('room', 'river-tent', 'Tent');
  const house = rate('house', 'fig-house', 'Fig House');
  expect(ratesOfLodge([other, own, house], [{ slug: 'stone-tent' }])).toEqual([own, house]);
  expect(ratesOfLodge([other, own, house], [])).toEqual([house]);
});
