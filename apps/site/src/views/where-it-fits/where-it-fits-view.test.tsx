import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
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
