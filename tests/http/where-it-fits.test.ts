import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from 'vitest';
import { priced } from '../../demo/content/rates/prices.ts';
import { residences } from '../../demo/content/residences.ts';
import { treehouses } from '../../demo/content/treehouses.ts';
import { plainForm } from '../support/plain-form.ts';
import { site } from '../support/shared-site.ts';

const path = '/where-it-fits';
const inMay = `${path}?adults=2&nights=4&month=2027-05&budget=8,000&currency=USD`;

/** As they are read: parts that stand under one another are words apart. */
const spoken = (found: ReturnType<CheerioAPI>) =>
  load(`<p>${(found.html() ?? '').replaceAll('<!-- -->', '').replaceAll(/<[^>]+>/g, ' ')}</p>`)('p')
    .text()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,;.])/g, '')
    .trim();
const words = ($: CheerioAPI, selector: string) => spoken($(selector));
const rowOf = ($: CheerioAPI, item: string) => words($, `[data-fit-row="${item}"]`);

test('FIT-01/page FIT-01/rows FIT-01/answer an asking is answered without scripts: every room, house and treehouse with its whole price or the reason why not', async () => {
  const { status, $, headers } = await site.page(inMay);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(words($, 'main h1')).toBe('Where does it fit?');
  const rows = $('[data-fit-row]').toArray();
  expect(rows).toHaveLength(priced.length);
  for (const { slug } of [...residences, ...treehouses])
    expect($(`[data-fit-row="${slug}"]`), slug).toHaveLength(1);
  expect(words($, '#answer h2')).toBe('Six fit, all of them in Cape Cadogan. Eighteen cost more.');
  // 4 nights at R 18 300 for two, and the levy, at the demonstration's rate.
  expect(rowOf($, 'safari-tented-suite')).toMatch(
    /^Tented suite Safari Lodge, 2 adults .*\$8,334 4 nights, for two \$334 over/,
  );
  expect(rowOf($, 'cape-courtyard-room')).toContain('Fits, $6,858 under');
  expect(rowOf($, 'thabametsi')).toContain('Treehouse for one night, with Tented suite at Safari Lodge');
});

test('FIT-02/reasons a child of four is refused by rules of age and beds, and nothing is priced that cannot be had', async () => {
  const { $ } = await site.page(`${path}?ages=4&month=2027-07&nights=2&budget=150+000`);
  expect(rowOf($, 'narina-fig-suite')).toMatch(/From ten years/);
  expect(rowOf($, 'river-luxury-room')).toMatch(/No child with two adults/);
  expect(rowOf($, 'redcliffe')).toMatch(/Three nights at least/);
  for (const row of $('[data-fit-row]').toArray()) {
    const refused = /From \w+ years|No child|nights at least/.test(spoken($(row)));
    expect($(row).find('[data-price] b').length, spoken($(row))).toBe(refused ? 0 : 1);
  }
});

test('FIT-01/links every row that fits leads to its strip and to an enquiry, both filled in', async () => {
  const { $ } = await site.page(`${path}?adults=2&ages=4+and+7&nights=3&dateStart=2027-05-10`);
  const row = $('[data-fit-row="safari-family-suite"]');
  const strip = new URL(row.find('h3 a').attr('href') ?? '', site.url);
  expect([strip.pathname, strip.hash]).toEqual(['/marataba/safari-lodge', '#stay']);
  expect(Object.fromEntries(strip.searchParams)).toEqual({
    ...{
      room: 'safari-family-suite',
      dateStart: '2027-05-10',
      dateEnd: '2027-05-13',
      adults: '2',
      children: '2',
      age: '7',
    },
  });
  expect(strip.searchParams.getAll('age')).toEqual(['4', '7']);
  const led = await site.page(strip.pathname + strip.search);
  expect(led.headers.get('cache-control')).toBe('no-store');
  expect(stripIn(led.$)).toEqual(['2027-05-10', '2027-05-13', '2', '2', '4 | 7']);
  const plain = await site.page(strip.pathname);
  expect(plain.headers.get('x-cache')).not.toBeNull();
  expect(stripIn(plain.$)).toEqual(['', '', '2', '0', '']);
  const enquire = row.find('a[data-dialog="email"]').attr('href') ?? '';
  const { $: form } = await site.page(enquire);
  const filled = plainForm(form, 'form:has([name="comments"])');
  const given = (name: string) => filled.valuesOf(name).join(' | ');
  expect([given('dateStart'), given('dateEnd'), given('adults'), given('children')]).toEqual([
    ...['2027-05-10', '2027-05-13', '2', '2'],
  ]);
  expect(given('comments')).toContain('Family suite, Safari Lodge, 2 adults and 2 children aged 4 and 7');
  expect(given('likeToVisitTheseLodges')).toBe('Safari Lodge');
});

/** What stands in the strip of a page as it is drawn. */
function stripIn($: CheerioAPI) {
  const strip = plainForm($, '#stay form');
  // The age in the template is nobody's.
  return ['dateStart', 'dateEnd', 'adults', 'children', 'age'].map((name) =>
    strip
      .valuesOf(name)
      .filter((value) => value !== '')
      .join(' | '),
  );
}

test('FIT-04/filled-in rows that do not fit, treehouses and houses lead on with their days, their lodge and their house', async () => {
  const { $ } = await site.page(`${path}?adults=2&nights=3&dateStart=2027-05-10&treehouse=yes`);
  const tree = $('[data-fit-row="kingston"]');
  const [, lodge = ''] = /with .+ at ([A-Z][\w ]+ Lodge)/.exec(spoken(tree)) ?? [];
  expect(lodge).not.toBe('');
  const { $: strip } = await site.page((tree.find('h3 a').attr('href') ?? '').replace('#stay', ''));
  const night = plainForm(strip, '#stay form');
  expect(night.valuesOf('likeToVisitTheseLodges')).toEqual([lodge]);
  expect(night.valuesOf('dateEnd')).toEqual(['2027-05-13']);
  const { $: young } = await site.page(`${path}?adults=2&ages=4&nights=4&dateStart=2027-05-10`);
  const refused = young('[data-fit-row="narina-fig-suite"] h3 a').attr('href');
  expect(refused).toContain('dateStart=2027-05-10&dateEnd=2027-05-14');
  for (const house of ['fish-eagle', 'redcliffe']) {
    const enquire = $(`[data-fit-row="${house}"] a[data-dialog="residences"]`).attr('href') ?? '';
    const { $: form } = await site.page(enquire);
    const filled = plainForm(form, 'form:has([name="comments"])');
    expect(filled.valuesOf('residenceToVisit').join(), house).toMatch(/Fish Eagle|Redcliffe/);
    expect(filled.valuesOf('dateStart'), house).toEqual(['2027-05-10']);
  }
});

test('FIT-05/error what cannot be read is said beside its field, nothing typed is lost, and the rest is answered', async () => {
  const { status, $ } = await site.page(
    `${path}?adults=99&ages=four-ish&nights=4&budget=plenty&month=2027-05`,
  );
  expect(status).toBe(200);
  for (const [name, said] of [
    ['adults', 'Adults must be a number from 1 to 20.'],
    ['ages', 'We could not read “four-ish” as an age.'],
    ['budget', 'We could not read “plenty” as a sum.'],
  ] as const) {
    const field = $(`form[data-fit] [name="${name}"]`);
    expect(field.attr('aria-invalid'), name).toBe('true');
    expect(words($, `#${field.attr('aria-describedby')}`)).toContain(said);
  }
  expect($('[name="ages"]').attr('value')).toBe('four-ish');
  expect($('[name="adults"] [selected]').attr('value')).toBe('99');
  expect(rowOf($, 'cape-courtyard-room')).toContain('Fits');
  // A party whose children nobody counted is not told that everything takes it.
  expect(words($, '#answer h2')).toMatch(
    /^Without the number of adults, the children’s ages and the budget: (?:all )?\S+ fit\b/,
  );
  const { $: whole } = await site.page(inMay);
  expect(whole('[aria-invalid], [data-fit-errors] p')).toHaveLength(0);
});

test('FIT-06/left-out FIT-06/ways-on FIT-04/address where nothing fits each wish can be crossed out, and what is opened is another asking', async () => {
  const { $ } = await site.page(
    `${path}?adults=2&ages=4&nights=3&month=2027-07&budget=150+000&malaria=free&treehouse=yes`,
  );
  expect(words($, '#answer h2')).toMatch(/^Nothing fits as you ask\./);
  const crossed = $('ul[aria-label="If one wish is left out"] a');
  expect(crossed.toArray().map((each) => spoken($(each)))).toEqual([
    'Without a night in a treehouse Four fit In Cape Cadogan, from R 23 550',
    'Without 1 child aged 4 Two fit In Marataba, from R 141 030',
    'Without no malaria Still nothing',
    'Without R 150 000 Still nothing',
    'Without July 2027 Still nothing',
  ]);
  const { $: without } = await site.page(crossed.first().attr('href') ?? '');
  expect(words(without, '#answer h2')).toMatch(/^Four fit, all of them in Cape Cadogan\./);
  const { $: may } = await site.page(inMay);
  const way = may('#ways-heading ~ ol li').first();
  expect(spoken(way)).toBe('One night fewer Tented suite, Safari Lodge, Marataba $6,250, $1,750 under');
  const { $: fewer } = await site.page(way.find('a').attr('href') ?? '');
  expect(rowOf(fewer, 'safari-tented-suite')).toContain('$6,250 3 nights, for two Fits, $1,750 under');
});

test('FIT-03/ready-made the first visit leads to askings by a child’s age, without malaria and by month', async () => {
  const { $ } = await site.page(path);
  expect($('[data-fit-row]')).toHaveLength(0);
  const doors = $('section[aria-labelledby="by-age"] ol li');
  expect(doors.toArray().map((door) => spoken($(door).find('a')))).toEqual([
    ...['Sixteen years and over', 'Twelve years and over', 'Ten years and over', 'Eight years and over'],
    'No minimum age is given for these',
  ]);
  expect(words($, 'section[aria-labelledby="without-malaria"] ul')).toMatch(/^Marataba .*Cape Cadogan/);
  const months = $('section[aria-labelledby="by-month"] ol a');
  expect(months).toHaveLength(12);
  for (const link of [
    doors.eq(3).find('a'),
    months.eq(5),
    $('section[aria-labelledby="without-malaria"] header a'),
  ]) {
    const { status, $: asked } = await site.page(link.attr('href') ?? '');
    expect([status, asked('[data-fit-row]').length > 0]).toEqual([200, true]);
  }
  const { $: eight } = await site.page(doors.eq(3).find('a').attr('href') ?? '');
  expect(rowOf(eight, 'tinga-jackalberry-suite')).toContain('Fits');
  expect(rowOf(eight, 'narina-fig-suite')).toContain('From ten years');
});

test('FIT-03/home FIT-03/rates FIT-03/strip FIT-03/search it is found where a visitor wonders, and what is known goes along', async () => {
  for (const from of [
    '/',
    '/rates',
    '/lionsands/river-lodge',
    '/residences/redcliffe',
    '/marataba/treehouses/thabametsi',
    '/capecadogan',
    '/monwana',
  ])
    expect((await site.page(from)).$(`main a[href="${path}"]`).length, from).toBeGreaterThan(0);
  const { $: rates } = await site.page(
    '/rates?room=river-suite&dateStart=2027-05-10&dateEnd=2027-05-13&adults=2&children=1&age=4',
  );
  const href = rates(`main a[href^="${path}?"]`).attr('href') ?? '';
  expect(words((await site.page(href)).$, '[data-fit-asked]')).toBe(
    '2 adults, 1 child aged 4, 3 nights from 10 May 2027',
  );
  const { $: found } = await site.page('/search?q=4+nights+in+May+under+8000+USD');
  const hit = found('article:has(#phrase-hit)');
  expect(spoken(hit)).toMatch(
    /Read as 4 nights, May \d{4}, 8,000 US dollars for everybody; and as 2 adults, which you did not say\./,
  );
  const { $: answer } = await site.page(hit.find('a').attr('href') ?? '');
  expect(words(answer, '[data-fit-asked]')).toMatch(/^2 adults, 4 nights in May \d{4}, about \$8,000$/);
  expect((await site.page('/search?q=malaria')).$('#phrase-hit')).toHaveLength(0);
});

test('FIT-05/currency what is written beside a sum is its currency, without scripts too', async () => {
  const { $ } = await site.page(`${path}?nights=4&month=2027-05&budget=%248000&currency=ZAR`);
  expect($('select[name="currency"]').val()).toBe('USD');
  expect($('input[name="budget"]').val()).toBe('8000');
  expect(words($, '#answer h2')).toBe('Six fit, all of them in Cape Cadogan. Eighteen cost more.');
  const other = await site.page(`${path}?nights=4&month=2027-05&budget=%E2%82%AC8000`);
  expect(words(other.$, '[data-fit-errors]')).toBe(
    'We cannot count in “€” here. Write the sum in South African rand or US dollars.',
  );
  expect(other.$('input[name="budget"]').val()).toBe('€8000');
});
