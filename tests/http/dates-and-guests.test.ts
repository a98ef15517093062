import { expect, test } from 'vitest';
import { stayEstimate } from '../../apps/site/src/sections/dates-and-guests/stay-estimate.ts';
import { stripFactsIn } from '../../apps/site/src/sections/dates-and-guests/strip-text.ts';
import { wordsOf } from '../support/page-parts.ts';
import { plainForm } from '../support/plain-form.ts';
import { site } from '../support/shared-site.ts';

const chosen = { dateStart: '2027-03-12', dateEnd: '2027-03-18', adults: '2', children: '1' };

/** What the enquiry's form is filled in with after a strip was sent as a browser without scripts sends it. */
async function sent(path: string, typed: Readonly<Record<string, string>>, kind = 'email') {
  const { $ } = await site.page(path);
  const form = $(`main form[action="/enquire/${kind}"]`).first();
  expect(form.attr('method'), path).toBe('get');
  const query = new URLSearchParams();
  for (const field of form.find('input[name], select[name]').toArray()) {
    const name = $(field).attr('name') ?? '';
    if (name === 'age') continue;
    const own = $(field).is('select')
      ? ($(field).find('[selected]').attr('value') ?? $(field).find('option').first().text())
      : ($(field).attr('value') ?? '');
    query.append(name, typed[name] ?? own);
  }
  for (const name of Object.keys(typed)) expect(query.has(name), `${path}: ${name}`).toBe(true);
  const { status, $: enquiry } = await site.page(`/enquire/${kind}?${query}`);
  expect(status, path).toBe(200);
  const filled = plainForm(enquiry, 'form:has([name="comments"])');
  return (name: string) => filled.valuesOf(name).join(' | ');
}

test.each([
  ['TRV-03/lodge', '/lionsands/river-lodge', 'email', { likeToVisitTheseLodges: 'River Lodge' }],
  ['TRV-03/rooms', '/lionsands/river-lodge/rooms', 'email', { likeToVisitTheseLodges: 'River Lodge' }],
  ['TRV-03/house', '/residences/fish-eagle', 'residences', { residenceToVisit: 'Fish Eagle' }],
  ['TRV-03/house', '/capecadogan/residence', 'residences', { residenceToVisit: 'Quarters Residence' }],
])(
  '%s TRV-03/enquiry TRV-03/without-scripts dates and guests chosen on %s stand in the enquiry',
  async (_, path, kind, place) => {
    const filled = await sent(path, chosen, kind);
    for (const [name, value] of Object.entries({ ...chosen, ...place }))
      expect(filled(name), `${path}: ${name}`).toBe(value);
  },
);

test('TRV-03/treehouse TRV-03/without-scripts a night, its lodge and the guests stand in the enquiry', async () => {
  const filled = await sent('/lionsands/treehouses/kingston', {
    dateStart: '2027-03-12',
    adults: '2',
    children: '1',
    likeToVisitTheseLodges: 'Ivory Lodge',
  });
  expect(filled('dateStart')).toBe('2027-03-12');
  expect(filled('children')).toBe('1');
  expect(filled('likeToVisitTheseLodges')).toBe('Ivory Lodge');
  expect(filled('comments')).toMatch(/about a night at Kingston/);
});

test('TRV-03/treehouse guests of a house may take a night too: it goes by its own name, and the enquiry knows it', async () => {
  const { $ } = await site.page('/lionsands/treehouses/kingston');
  const house = $('main [data-stay] select[name="likeToVisitTheseLodges"] option:contains("Fish Eagle")');
  expect(house.text()).toBe('Fish Eagle');
  const likeToVisitTheseLodges = house.attr('value') ?? '';
  const filled = await sent('/lionsands/treehouses/kingston', {
    ...{ dateStart: '2027-03-12', likeToVisitTheseLodges },
  });
  expect(filled('likeToVisitTheseLodges')).toBe('Fish Eagle Residence');
});

test('TRV-03/availability without scripts the partner’s own address stands beside the enquiry, and its pattern for those with', async () => {
  for (const path of [
    '/lionsands/river-lodge',
    '/lionsands/river-lodge/rooms',
    '/lionsands/ivory-lodge/fish-eagle-villa',
  ]) {
    const { $ } = await site.page(path);
    const strip = $('main [data-stay]');
    const facts = JSON.parse(strip.attr('data-stay') ?? '{}');
    expect(strip.find('[data-stay-book]').attr('href'), path).toBe(facts.bookHref);
    expect(facts.bookHref, path).toMatch(/^https:\/\//);
    expect(facts.availabilityQuery, path).toContain('{arrival}');
    expect(facts.items, path).not.toEqual([]);
  }
});

test.each([
  ['TRV-03/treehouse', '/lionsands/treehouses/chalkley', 2, 1, 16],
  ['TRV-03/treehouse', '/lionsands/treehouses/kingston', 2, 2, 12],
  ['TRV-03/treehouse', '/marataba/treehouses/thabametsi', 2, 1, 16],
  ['TRV-03/house', '/residences/fish-eagle', 10, 12, null],
  ['TRV-03/house', '/lionsands/ivory-lodge/fish-eagle-villa', 10, 12, null],
  ['TRV-03/house', '/capecadogan/residence', 6, 5, null],
  ['TRV-03/lodge', '/marataba/mountain-lodge', 20, 12, 10],
  ['TRV-03/lodge', '/lionsands/river-lodge', 20, 12, null],
])(
  '%s %s offers %s adults and %s children, as it takes, the youngest of %s years',
  async (_, path, adults, children, youngest) => {
    const { $ } = await site.page(path);
    const strip = $('main [data-stay]');
    const last = (name: string) => Number(strip.find(`select[name="${name}"] option`).last().text());
    expect([last('adults'), last('children')]).toEqual([adults, children]);
    expect(JSON.parse(strip.attr('data-stay') ?? '{}').youngest).toBe(youngest);
  },
);

test('a place with an age of its own knows which of its neighbours take younger children', async () => {
  const younger = async (path: string) => {
    const { $ } = await site.page(path);
    const facts = JSON.parse($('main [data-stay]').attr('data-stay') ?? '{}');
    return facts.younger.map(({ href, from }: { href: string; from: number }) => `${href} from ${from}`);
  };
  expect(await younger('/lionsands/treehouses/chalkley')).toEqual([
    '/lionsands/treehouses/kingston from 12',
    '/lionsands/treehouses/tinyeleti from 12',
  ]);
  expect(await younger('/lionsands/ivory-lodge')).toEqual([
    '/lionsands/tinga-lodge from 8',
    '/lionsands/river-lodge from 0',
  ]);
  expect(await younger('/marataba/treehouses/thabametsi')).toEqual([]);
});

test.each([
  ['TRV-03/lodge', '/lionsands', '/lionsands', [5], 'River suite'],
  ['TRV-03/lodge', '/lionsands/river-lodge', '/lionsands', [5], 'River suite'],
  ['TRV-03/rooms', '/lionsands/river-lodge/rooms', '/lionsands', [8, 8], 'River suite'],
  ['TRV-03/lodge', '/lionsands/tinga-lodge', '/lionsands', [9], 'Jackalberry suite'],
  ['TRV-03/lodge', '/marataba', '/marataba', [5], 'Family suite'],
  ['TRV-03/lodge', '/marataba/safari-lodge', '/marataba', [5], 'Family suite'],
  ['TRV-03/lodge', '/capecadogan', '/capecadogan', [5], 'Family rooms'],
  ['TRV-03/rooms', '/capecadogan/rooms', '/capecadogan', [8, 8], 'Family rooms'],
  ['TRV-03/house', '/residences/fish-eagle', '/lionsands', [5], 'Fish Eagle'],
  ['TRV-03/house', '/capecadogan/residence', '/capecadogan', [8, 8], 'Quarters Residence'],
])(
  '%s the strip of %s prices a family by the calculator’s sum, in the cheapest of its rooms that takes it',
  async (_, path, root, ages, room) => {
    const { $ } = await site.page(path);
    const days = { arrival: '2027-05-10', departure: '2027-05-14' };
    const stay = { ...days, adults: 2, children: ages.length, ages };
    const facts = stripFactsIn($('main [data-stay]').attr('data-stay') ?? '');
    const found = stayEstimate(facts, stay);
    if (found?.kind !== 'estimate') throw new Error(`${path}: ${JSON.stringify(found)}`);
    expect(found.rate.place).toBe(room);
    const asked = `dateStart=${days.arrival}&dateEnd=${days.departure}&adults=2&children=${ages.length}`;
    const totals = await Promise.all(
      facts.items.map(async (item) => {
        const query = `room=${item}&${asked}&${ages.map((age) => `age=${age}`).join('&')}`;
        const { $: calculated } = await site.page(`${root}/rates-and-offers?${query}`);
        return Number(calculated('#estimate tfoot data').attr('value') ?? Number.POSITIVE_INFINITY);
      }),
    );
    expect(found.total).toBe(Math.min(...totals));
  },
);

test('a family no room of Monwana takes is told of its house, in the strip and by the calculator', async () => {
  const { $ } = await site.page('/monwana');
  const stay = { arrival: '2027-05-10', departure: '2027-05-14', adults: 2, children: 1, ages: [5] };
  const found = stayEstimate(stripFactsIn($('main [data-stay]').attr('data-stay') ?? ''), stay);
  expect(found).toMatchObject({ reason: 'too-young', youngest: 12, instead: ['Monwana Residence'] });
  const query = 'dateStart=2027-05-10&dateEnd=2027-05-14&adults=2&children=1&age=5';
  const { $: asked } = await site.page(`/monwana/rates-and-offers?room=monwana-waterhole-suite&${query}`);
  expect(wordsOf(asked('#estimate [data-estimate-result]'))).toContain('Your party fits Monwana Residence.');
});

test('every page of prices begins with the calculator, and has deposit and cancellation beside it and three offers', async () => {
  for (const path of ['/rates', '/lionsands/rates-and-offers']) {
    const { $ } = await site.page(path);
    const order = $('main h2')
      .toArray()
      .map((heading) => wordsOf($(heading)));
    expect(order[0], path).toBe('Calculate your stay');
    expect(wordsOf($('#estimate')), path).toMatch(/Deposit30 per cent.*Cancellation/);
    expect($('#offers > div > ul > li').length, path).toBeLessThanOrEqual(3);
  }
});

test('an estimate asks how old each child is, and prices them by their age', async () => {
  const asked = '/rates?room=river-suite&dateStart=2027-03-12&dateEnd=2027-03-18&adults=2&children=1';
  const { $: without } = await site.page(asked);
  expect(wordsOf(without('#estimate'))).toContain('Give the age of each child, from 0 to 17');
  expect(without('#estimate > div [data-ages] > label select[name="age"]')).toHaveLength(1);
  const total = async (age: number) => {
    const { $ } = await site.page(`${asked}&age=${age}`);
    return Number($('#estimate tfoot data').attr('value'));
  };
  // 6 nights at 25 750 each, a child half of that, and three levies of 680.
  expect(await total(7)).toBe(6 * (2.5 * 25_750 + 3 * 680));
  expect(await total(1)).toBe(6 * (2 * 25_750 + 3 * 680));
});
