import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stayInQuery } from '../../ui/party/stay.ts';
import { DatesAndGuests } from './dates-and-guests.tsx';
import type { StripFacts } from './strip-facts.ts';

const facts: StripFacts = {
  place: 'River Lodge',
  night: false,
  whole: null,
  sleepsAdults: null,
  youngest: null,
  younger: [],
  from: '/lionsands/river-lodge',
  bookHref: 'https://book.example/river',
  availabilityQuery: '?arrival={arrival}&departure={departure}',
  bookableFrom: 3,
  sleeps: null,
  form: 'email',
  treehouse: null,
  items: ['luxury-room'],
  rates: [],
  levies: [],
  asked: { location: 'Lion Sands Game Reserve', lodge: 'River Lodge' },
  telephone: '+27 00 000 0000',
};
const choice = { currencies: ['ZAR', 'USD'], currency: 'ZAR', rate: 1, quote: null, failed: false };
const price = { amount: 21_050, unit: 'per person sharing, per night', from: true, year: 2027 };

test('without scripts the browser’s own fields lead to the enquiry, and the partner’s address stands beside', () => {
  const html = renderToStaticMarkup(
    <DatesAndGuests
      facts={facts}
      offered={{ adults: 6, children: 4 }}
      price={price}
      money={{ choice, path: facts.from, query: new URLSearchParams() }}
      today="2026-11-23"
      stay={null}
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
  // With scripts the button leads there itself, and one way there is enough.
  expect(html).toMatch(/<span class="[^"]*plain[^"]*"><a [^>]*data-stay-book/);
  expect(html).toMatch(/<span class="[^"]*scripted[^"]*">Opens our booking partner in a new tab\.</);
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(
    'From R\u00a021\u00a0050 per person sharing, per night, in 2027',
  );
  expect(html).toContain('<template>');
  // Dollars are another page without scripts: it begins where one was.
  expect(html).toContain('href="/lionsands/river-lodge?currency=USD#stay"');
});

test('adults and children offer what the place takes; ages come before the button, and "Choose" before them', () => {
  const html = renderToStaticMarkup(
    <DatesAndGuests
      facts={facts}
      offered={{ adults: 6, children: 4 }}
      price={price}
      money={{ choice, path: facts.from, query: new URLSearchParams() }}
      today="2026-11-23"
      stay={null}
    />,
  );
  const choices = (name: string) =>
    [
      ...(html.match(new RegExp(`<select name="${name}".*?</select>`))?.[0] ?? '').matchAll(
        /<option[^>]*>(.*?)</g,
      ),
    ].map(([, words]) => words);
  expect(choices('adults')).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(choices('children')).toEqual(['0', '1', '2', '3', '4']);
  const order = ['name="children"', 'data-ages', 'type="submit"', 'data-stay-problem'].map((part) =>
    html.indexOf(part),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(html).toMatch(/<legend[^>]*>Ages on arrival<\/legend><template>/);
  expect(html).toMatch(/<select[^>]*name="age"[^>]*><option value="" selected="">Choose<\/option>/);
});

test('without prices the first cell says so', () => {
  const html = renderToStaticMarkup(
    <DatesAndGuests
      facts={facts}
      offered={{ adults: 6, children: 4 }}
      price={null}
      money={{ choice, path: facts.from, query: new URLSearchParams() }}
      today="2026-11-23"
      stay={null}
    />,
  );
  expect(html).toContain('Prices on request');
  expect(html).not.toContain('data-currency-switch');
});

test('a treehouse is asked for one night, with the lodge of the others', () => {
  const html = renderToStaticMarkup(
    <DatesAndGuests
      facts={{
        ...facts,
        place: 'Kingston',
        night: true,
        from: '/lionsands/treehouses/kingston',
        asked: { about: 'a night at Kingston' },
      }}
      offered={{ adults: 2, children: 2 }}
      price={{ amount: 8050, unit: 'per treehouse, per night, for two', from: true, year: 2027 }}
      money={{ choice, path: '/lionsands/treehouses/kingston', query: new URLSearchParams() }}
      lodges={['River Lodge', 'Ivory Lodge'].map((name) => ({ value: name, label: name }))}
      today="2026-11-23"
      stay={null}
    />,
  );
  expect(html.match(/type="date"/g)).toHaveLength(1);
  expect(html).toContain('aria-label="Date and guests, Kingston"');
  // The same calendar comes in its place.
  expect(html).toMatch(/data-late-dates="[^"]*&quot;one&quot;:true/);
  expect(html).not.toContain('name="dateEnd"');
  expect(html).toContain('data-currency-switch');
  expect(html).toContain('<option value="Ivory Lodge">Ivory Lodge</option>');
  expect(html).toContain('<option value="2" selected="">2</option></select>');
  expect(html).toContain('name="comments" value="I&#x27;d like to enquire about a night at Kingston."');
});

test('TRV-03/without-scripts a stay of the address stands in the strip as it is drawn, and goes on to the enquiry', () => {
  const query = new URLSearchParams(
    'dateStart=2027-05-03&dateEnd=2027-05-07&adults=8&children=2&age=4&age=&likeToVisitTheseLodges=Ivory+Lodge',
  );
  const stay = stayInQuery(query);
  const drawn = (of: Partial<Parameters<typeof DatesAndGuests>[0]>) =>
    renderToStaticMarkup(
      <DatesAndGuests
        facts={facts}
        offered={{ adults: 6, children: 4 }}
        price={price}
        money={{ choice, path: facts.from, query }}
        today="2026-11-23"
        stay={stay}
        {...of}
      />,
    );
  const html = drawn({});
  expect(html).toMatch(/name="dateStart"[^>]*value="2027-05-03"/);
  expect(html).toMatch(/name="dateEnd"[^>]*value="2027-05-07"/);
  // More than the place offers is not lost: the enquiry says it.
  expect(html).toContain('<option value="8" data-beyond="" selected="">8</option></select>');
  expect(html).toMatch(/<select name="children">.*?<option value="2" selected="">/);
  expect(html).toMatch(/id="stay-ages-1"[^>]*>.*?<option value="4" selected="">4</);
  expect(html).toMatch(/id="stay-ages-2"[^>]*><option value="" selected="">Choose</);
  expect(html).toMatch(
    /href="\/enquire\/email\?[^"]*dateStart=2027-05-03&amp;dateEnd=2027-05-07&amp;adults=8&amp;children=2&amp;agesOfChildren=4/,
  );
  expect(html).toMatch(/href="\/where-it-fits\?[^"]*dateStart=2027-05-03[^"]*"[^>]*>See other choices/);
  const night = drawn({
    facts: { ...facts, night: true, asked: { about: 'a night at Kingston' } },
    lodges: ['River Lodge', 'Ivory Lodge'].map((name) => ({ value: name, label: name })),
    lodge: 'Ivory Lodge',
  });
  expect(night).toContain('<option value="Ivory Lodge" selected="">Ivory Lodge</option>');
  expect(night).toContain('<input type="hidden" name="dateEnd" value="2027-05-07"/>');
  expect(night).toMatch(
    /href="\/enquire\/email\?[^"]*dateEnd=2027-05-07[^"]*likeToVisitTheseLodges=Ivory\+Lodge/,
  );
});
