import { expect, test } from 'vitest';
import { nothingSaved } from '../../apps/studio/src/offers/offer-saving.ts';
import { demonstration } from '../../demo/content/demonstration.ts';

// Neither the studio nor the demonstration knows the other; an offer of the one is judged by the other here.
const demo = demonstration();
const nameOf = (reference: unknown) => (reference as { name?: string } | null | undefined)?.name ?? '';
const lodgeNames = new Map(demo.accommodation.map(({ contentfulTag, name }) => [contentfulTag, name]));

const published = demo.rate.map((rate) => ({
  lodge: nameOf(rate.accommodation),
  lodgeName: lodgeNames.get(nameOf(rate.accommodation)) ?? '',
  room: nameOf(rate.room),
  roomName: demo.room.find(({ slug }) => slug === nameOf(rate.room))?.roomName ?? '',
  per: rate.per,
  inclusions: rate.inclusions ?? [],
  childPolicy: rate.childPolicy ?? '',
  childFrom: rate.childFrom ?? null,
  childFree: rate.childFree ?? null,
  childUntil: rate.childUntil ?? null,
  seasons: (rate.seasons ?? []).map((season) => ({
    from: season.from.slice(0, 10),
    to: season.to.slice(0, 10),
    perPersonSharing: season.perPersonSharing ?? null,
    single: season.single ?? null,
    child: season.child ?? null,
    unit: season.unit ?? null,
  })),
}));

type DemoOffer = (typeof demo.offer)[number];

function termsOf({ title, text, terms, included, stayFrom, stayUntil, accommodation, saving }: DemoOffer) {
  return {
    title,
    text,
    terms: terms ?? '',
    included: included ?? [],
    stayFrom: stayFrom?.slice(0, 10) ?? null,
    stayUntil: stayUntil?.slice(0, 10) ?? null,
    lodges: (accommodation ?? []).map((lodge) => ({
      id: nameOf(lodge),
      name: lodgeNames.get(nameOf(lodge)) ?? '',
    })),
    saving: {
      kind: saving?.kind ?? null,
      nights: saving?.nights ?? null,
      paidNights: saving?.paidNights ?? null,
      percent: saving?.percent ?? null,
      what: saving?.what ?? '',
      room: nameOf(saving?.room),
      otherRoom: nameOf(saving?.otherRoom),
      usualPrice: saving?.usualPrice ?? null,
      price: saving?.price ?? null,
      childUnder: saving?.childUnder ?? null,
    },
  };
}

test.each(demo.offer.map((each) => [each.title, each] as const))(
  '"%s" saves something against the rates it refers to',
  (_, offer) => {
    // An offer that is over was held against its rates while it was shown.
    expect(nothingSaved(termsOf(offer), published, offer.until.slice(0, 10))).toBeNull();
  },
);

test('a marula suite at the price of a waterhole suite in the rates leaves its offer nothing to save', () => {
  const offer = demo.offer.find(({ slug }) => slug === 'a-waterhole-for-two-nights');
  if (!offer) throw new Error('The offer is gone.');
  const same = published.map((rate) => {
    const year = rate.seasons[0]?.from.slice(0, 4);
    const waterhole = published.find(
      ({ room, seasons }) => room === 'monwana-waterhole-suite' && seasons[0]?.from.startsWith(year ?? ''),
    );
    const changed = rate.room === 'monwana-marula-suite' && year === '2027';
    return changed && waterhole ? { ...rate, seasons: waterhole.seasons } : rate;
  });
  expect(nothingSaved(termsOf(offer), same, '2026-11-30')?.says).toBe(
    'By the rates of Monwana Game Lodge from 1 Jan 2027 to 30 Apr 2027 a marula suite costs no more than a waterhole suite.',
  );
});
