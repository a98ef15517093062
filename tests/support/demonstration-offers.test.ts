import { expect, test } from 'vitest';
import { nothingSaved } from '../../apps/studio/src/offers/offer-saving.ts';
import { demonstration } from '../../demo/content/demonstration.ts';

// Neither the studio nor the demonstration knows the other; an offer of the one is judged by the other here.
const demo = demonstration();
const published = demo.rate
  .filter(({ per }) => per === 'person')
  .map(({ accommodation, room, seasons }) => ({
    lodge: accommodation?.name ?? '',
    lodgeName: accommodation?.name ?? '',
    room: demo.room.find(({ slug }) => slug === room?.name)?.roomName ?? '',
    seasons: (seasons ?? []).map(({ from, to, perPersonSharing, single }) => ({
      from: from.slice(0, 10),
      to: to.slice(0, 10),
      perPersonSharing: perPersonSharing ?? null,
      single: single ?? null,
    })),
  }));

test.each(demo.offer.map((each) => [each.title, each] as const))(
  '"%s" saves something against the rates it refers to',
  (title, { stayFrom, stayUntil, accommodation }) => {
    const terms = {
      title,
      stayFrom: stayFrom?.slice(0, 10) ?? null,
      stayUntil: stayUntil?.slice(0, 10) ?? null,
      lodges: (accommodation ?? []).map(({ name }) => name),
    };
    expect(nothingSaved(terms, published)).toBeNull();
  },
);
