import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DatesAndGuests, NightAndGuests } from './dates-and-guests.tsx';
import type { StripFacts } from './strip-facts.ts';

const facts: StripFacts = {
  place: 'River Lodge',
  from: '/lionsands/river-lodge',
  bookHref: 'https://book.example/river',
  availabilityQuery: '?arrival={arrival}&departure={departure}',
  bookableFrom: 3,
  sleeps: null,
  form: 'email',
  item: 'luxury-room',
  rates: [],
  levies: [],
  asked: { location: 'Lion Sands Game Reserve', lodge: 'River Lodge' },
  telephone: '+27 00 000 0000',
};
const choice = { currencies: ['ZAR', 'USD'], currency: 'ZAR', rate: 1, quote: null, failed: false };
const price = { amount: 21_050, unit: 'per person sharing, per night', from: true };

test('without scripts the browser’s own fields lead to the enquiry, and the partner’s address stands beside', () => {
  const html = renderToStaticMarkup(
    <DatesAndGuests
      facts={facts}
      price={price}
      money={{ choice, path: facts.from, query: new URLSearchParams() }}
      today="2026-11-23"
    />,
  );
  expect(html).toMatch(/<form[^>]*action="\/enquire\/email" method="get"/);
  for (const [name, value] of [
    ['from', facts.from],
    ['locationToVisit', 'Lion Sands Game Reserve'],
    ['likeToVisitTheseLodges', 'River Lodge'],
  ])
    expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  expect(html.match(/type="date"/g)).toHaveLength(2);
  expect(html).toContain('name="dateStart"');
  expect(html).toContain('href="https://book.example/river"');
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('From R\u00a021\u00a0050 per person sharing, per night');
  expect(html).toContain('<template>');
});

test('a treehouse is asked for one night, with the lodge of the others', () => {
  const html = renderToStaticMarkup(
    <NightAndGuests
      place="Kingston"
      from="/lionsands/treehouses/kingston"
      price={{ amount: 8050, unit: 'per treehouse, per night, for two', from: true }}
      shown={choice}
      lodges={['River Lodge', 'Ivory Lodge']}
      asked={{ about: 'a night at Kingston' }}
      today="2026-11-23"
    />,
  );
  expect(html.match(/type="date"/g)).toHaveLength(1);
  expect(html).toContain('<option>Ivory Lodge</option>');
  expect(html).toContain('name="comments" value="I&#x27;d like to enquire about a night at Kingston."');
});
