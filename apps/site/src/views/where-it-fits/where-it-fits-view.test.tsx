import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Rate, RateSeason } from '../../content/rates/rates.ts';
import { fitRows } from '../../sections/fit/fit.ts';
import { readFitQuestion } from '../../sections/fit/read-fit-question.ts';
import { readyMadeViews } from '../../sections/fit/ready-made.ts';
import { WhereItFitsView } from './where-it-fits-view.tsx';

const choice = { currency: 'ZAR', rate: 1, currencies: ['ZAR'], quote: null, failed: false };
const nothing = { rates: [], places: [], today: '2026-11-29', shown: choice };
const empty = {
  ...{ heading: 'Where does it fit?', lead: '', choice, pictures: new Map(), places: [], months: [] },
  ...{ asOf: null, hasTreehouses: false },
};

test('FIT-02/price-on-request before anything has a price the page says so, and still takes an asking', () => {
  const asked = readFitQuestion(new URLSearchParams(), nothing.today);
  const first = renderToStaticMarkup(
    <WhereItFitsView {...empty} asked={asked} answer={null} views={readyMadeViews(nothing)} />,
  );
  expect(first).toContain('Prices are being set.');
  expect(first).toContain('name="budget"');
  // Nothing to choose: no treehouse, and one currency.
  expect(first).not.toMatch(/name="(treehouse|currency)"/);
  const asking = readFitQuestion(new URLSearchParams('adults=2&month=2027-05'), nothing.today);
  const { question } = asking;
  if (!question) throw new Error('Nothing was asked.');
  const answer = { question, places: [], fits: 0, ways: { best: [], ofRows: new Map() }, leftOut: [] };
  const answered = renderToStaticMarkup(
    <WhereItFitsView {...empty} asked={asking} answer={answer} views={null} />,
  );
  expect(answered).toContain('Nothing has a price for what you ask.');
  // Who can say more is told what was asked.
  expect(answered).toMatch(
    /href="\/enquire\/email\?from=\/where-it-fits&amp;comments=[^"]*May\+2027[^"]*" data-dialog="email"[^>]*>A person can say more/,
  );
  // A month beyond the choices stands among them.
  expect(answered).toMatch(/<option value="2027-05" selected="">May 2027<\/option>/);
});

/** A room at so much a night, for all of its party. */
const room = (property: string, place: string, price: number): Rate => ({
  ...{ title: place, property, year: 2027, place, item: place.toLowerCase(), kind: 'house', lodge: '' },
  ...{ sleeps: 2, sleepsAdults: null, howMany: null, currency: 'ZAR', per: 'unit', guests: '' },
  seasons: [
    {
      ...{
        name: '',
        from: '2027-01-01',
        to: '2027-12-31',
        perPersonSharing: null,
        single: null,
        child: null,
      },
      ...{ unit: price, minimumNights: null, note: '' },
    } satisfies RateSeason,
  ],
  ...{ inclusions: [], exclusions: [], childPolicy: '', childFrom: null, childFree: null, childUntil: null },
  ...{ note: '', asOf: null },
});
const rates = [
  ...[room('marataba', 'Tented suite', 3000), room('lionsands', 'River suite', 4000)],
  ...[room('lionsands', 'Chalkley', 6100), room('monwana', 'Waterhole', 7000), room('monwana', 'Pan', 6500)],
];
const placeOf = (key: string, name: string) => ({
  ...{ key, name, levies: [], malaria: 'none' as const, bookableFrom: 1 },
});
const sources = {
  ...{ rates, today: nothing.today, shown: choice },
  places: [
    placeOf('marataba', 'Marataba'),
    placeOf('lionsands', 'Lion Sands'),
    placeOf('monwana', 'Monwana'),
  ],
};

/** What is said under the count, of an asking. */
function underTheCount(asking: string): string {
  const asked = readFitQuestion(new URLSearchParams(asking), nothing.today);
  const { question } = asked;
  if (!question) throw new Error('Nothing was asked.');
  const places = fitRows(question, sources);
  const fits = places.reduce((sum, place) => sum + place.fits, 0);
  const answer = { question, places, fits, ways: { best: [], ofRows: new Map() }, leftOut: [] };
  const drawn = renderToStaticMarkup(
    <WhereItFitsView {...empty} asked={asked} answer={answer} views={null} />,
  );
  const [, words = ''] = /<\/h2><p class="[^"]*nearest[^"]*">(.*?)<\/p>/.exec(drawn) ?? [];
  return words.replaceAll('\u00a0', ' ');
}

test('FIT-01/answer each place with something that fits says from which sum, and only one without is told its nearest', () => {
  const on = (budget: number) => underTheCount(`adults=2&nights=4&dateStart=10+May+2027&budget=${budget}`);
  expect(on(20_000)).toBe(
    'Four nights begin at R 12 000 in Marataba, in Tented suite, and at R 16 000 in Lion Sands. ' +
      'Nothing fits in Monwana: the nearest there is Pan, R 26 000, R 6 000 over.',
  );
  // Dearer rooms of a place where others fit are not called the nearest.
  expect(on(26_000)).toBe(
    'Four nights begin at R 12 000 in Marataba, in Tented suite, at R 16 000 in Lion Sands and at R 26 000 in Monwana.',
  );
  expect(on(12_000)).toBe(
    'Four nights begin at R 12 000 in Marataba, in Tented suite. ' +
      'Nothing fits in Lion Sands and Monwana: the nearest there is River suite, Lion Sands, R 16 000, R 4 000 over.',
  );
  expect(on(1000)).toBe('The nearest is Tented suite, Marataba: R 12 000, R 11 000 over.');
  expect(underTheCount('adults=2&nights=1&dateStart=10+May+2027')).toBe(
    'One night begins at R 3 000 in Marataba, in Tented suite, at R 4 000 in Lion Sands and at R 6 500 in Monwana.',
  );
});
