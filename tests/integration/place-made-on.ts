import { dayIn } from '@sundowner/calendar/zone';
import { expect, test } from 'vitest';
import { bookingOf } from '../collections/made/houses.ts';
import { place } from '../collections/made/names.ts';
import { eachOf, wordsOf } from '../support/page-parts.ts';
import { plainForm } from '../support/plain-form.ts';
import { askStudio, type PlaceStage } from './place-stage.ts';
import { forEach, hrefsIn, linksOn, panelOf, pathsOf, sentEnquiry } from './place-steps.ts';

const { root, region } = place;

const lodges = ['Stone Lodge', 'Windmill Camp'];
const tags = ['stone-lodge', 'windmill-camp', 'shearer-house', 'wool-house'];

interface Completeness {
  readonly lonely: object | null;
  readonly appearances: readonly { readonly place: string; readonly stands: string }[];
}

/** Today at the house. */
const today = () => dayIn(Date.now(), 'Africa/Johannesburg');

/** Tests of what an editor's new place is in, once it is published (COL-02). */
export function placeMadeOn(stage: () => PlaceStage, shownAfterMs: () => number): void {
  const page = (path: string) => stage().page(path);
  const get = (path: string) => stage().get(path);
  /** A page of the studio as its server writes it. */
  const studioPage = async (path: string) => {
    const { studioUrl } = stage().product;
    const headers = { cookie: `payload-token=${stage().admin.token}`, origin: studioUrl };
    return (await fetch(`${studioUrl}/admin${path}`, { headers })).text();
  };

  test('COL-02/studio-alone COL-02/one-second it is shown as soon as it is published, by the site that ran before', async ({
    annotate,
  }) => {
    await annotate(
      `${shownAfterMs()} ms from the last entry that was published until it was on the site`,
      'measured',
    );
    expect(
      stage()
        .product.log('site')
        .match(/the site is up/g),
    ).toHaveLength(1);
  });

  test('COL-02/routes COL-02/palette COL-02/structured-data each of its pages answers in its colours, with its own head, and leads to pages alone', async () => {
    const wrong: string[] = [];
    const reached = new Set<string>();
    for (const path of pathsOf(root)) {
      const { status, html, $ } = await page(path);
      const note = (holds: boolean, what: string) => holds || wrong.push(`${path}: ${what}`);
      note(status === 200, `answers ${status}`);
      note($('h1').length === 1, `has ${$('h1').length} headings`);
      note(($('meta[name="description"]').attr('content') ?? '').length > 40, 'has no description');
      if (path.startsWith(root)) note($('html').attr('data-theme') === 'clay', 'wears other colours');
      note(html.includes('"@type":"BreadcrumbList"'), 'has no trail');
      for (const href of linksOn($)) reached.add(href);
    }
    for (const [path, kind] of [
      [root, 'Resort'],
      [`${root}/stone-lodge`, 'LodgingBusiness'],
      [`${root}/stone-lodge/rooms`, 'Product'],
      ['/blog/the-windmill-that-would-not-stop', 'BlogPosting'],
    ] as const)
      if (!(await page(path)).html.includes(`"@type":"${kind}"`)) wrong.push(`${path}: is no ${kind}`);
    const answers = await forEach([...reached], async (href) => [href, (await get(href)).status]);
    wrong.push(...answers.filter(([, status]) => status !== 200).map((answer) => answer.join(': ')));
    expect(wrong).toEqual([]);
  });

  test('COL-02/routes the page of a property leads to each of its places, a residence that is no lodge too', async () => {
    const { $ } = await page(root);
    expect(hrefsIn($, '#stays h3 a')).toEqual([
      ...[`${root}/stone-lodge`, `${root}/windmill-camp`],
      '/residences/wool-house',
    ]);
  });

  test('COL-02/menus COL-02/panels the menus of every context lead there, with its point on the map', async () => {
    for (const path of ['/', '/blog']) {
      const { $ } = await page(path);
      const inPanel = (name: string) => hrefsIn($, `${panelOf($, name)} a`);
      const panel = panelOf($, 'Lodges & Hotels');
      expect(eachOf($, $.root().find(`${panel} h3`)), path).toContain(region.name);
      expect(inPanel('Lodges & Hotels')).toEqual(
        expect.arrayContaining([root, `${root}/stone-lodge`, `${root}/windmill-camp`]),
      );
      expect($(`${panel} [data-property="${place.key}"] circle`).length, path).toBeGreaterThan(0);
      expect(inPanel('Residences')).toContain('/residences#wool-house');
      expect(inPanel('Safaris')).toContain(`${root}/safaris`);
    }
    const { $ } = await page(`${root}/windmill-camp`);
    const bar = 'nav[aria-label="Main"] > div > ul:first-child > li';
    expect(eachOf($, $.root().find(bar)).map((words) => words.replace(/, menu$/, ''))).toEqual([
      'Lodges',
      'Experiences',
      'Safaris',
      'Treehouses',
      'Rates',
      'Travel Africa Expertly',
    ]);
    expect(hrefsIn($, `${panelOf($, 'Lodges')} a`)).toEqual(
      expect.arrayContaining([`${root}/stone-lodge/rooms`, `${root}/windmill-camp/rooms`]),
    );
    const stories = `/blog?property=${place.stories}#${place.stories}`;
    expect(hrefsIn($, '[aria-label="Service"] a')).toContain(stories);
  });

  test('COL-02/lost-pages the page of an address nobody has lists its lodges', async () => {
    const { status, $ } = await page('/no-such-page');
    expect(status).toBe(404);
    const listed = hrefsIn($, 'main li a');
    for (const href of [`${root}/stone-lodge`, `${root}/windmill-camp`]) expect(listed).toContain(href);
  });

  test('COL-02/book-dialog the dialog of bookings has a card of each of its places, and its region alone where they are', async () => {
    const all = await page('/enquire/book?from=/');
    expect(eachOf(all.$, all.$('main h2, main h3'))).toContainEqual(
      expect.stringContaining(region.displayName),
    );
    const own = await page(`/enquire/book?from=${root}/stone-lodge`);
    const links = hrefsIn(own.$, 'main a[target="_blank"]');
    for (const tag of tags)
      expect(
        links.some((href) => href.startsWith(bookingOf(tag))),
        tag,
      ).toBe(true);
    expect(links.every((href) => href.startsWith('https://book.example.com/kareebos'))).toBe(true);
  });

  test.each([
    ['email', place.location],
    ['celebration', place.location],
    ['destination', place.destination],
  ] as const)('COL-02/locations the form %s offers it', async (kind, location) => {
    const { $ } = await page(`/enquire/${kind}`);
    plainForm($, `#${kind}-form`).filled({ locationToVisit: location });
  });

  test('COL-02/lodge-cards forms offer its lodges and its residence, and know the page they are opened on', async () => {
    const email = await page(`/enquire/email?from=${root}/stone-lodge`);
    const form = plainForm(email.$, '#email-form');
    expect(form.valuesOf('locationToVisit')).toEqual([place.location]);
    for (const lodge of [...lodges, 'Shearer House']) form.filled({ likeToVisitTheseLodges: lodge });
    const experiences = await page(`/enquire/experiences?from=${root}/windmill-camp/rooms`);
    expect(plainForm(experiences.$, '#experiences-form').valuesOf('lodgeHotel')).toEqual(['Windmill Camp']);
    const residences = await page('/enquire/residences?from=/residences/wool-house');
    expect(plainForm(residences.$, '#residences-form').valuesOf('residenceToVisit')).toEqual(['Wool House']);
    const celebration = await page(`/enquire/celebration?from=${root}`);
    const kinds = celebration.$('input[name="celebrationOtherExperiences"]').toArray();
    expect(kinds.map((box) => celebration.$(box).attr('value'))).toEqual(
      expect.arrayContaining(['foodandwine', 'treehouse']),
    );
  });

  test('COL-02/crm COL-02/tracking COL-02/desk-filters an enquiry goes to its field of the CRM, counts as it does, and the desk finds it', async () => {
    const { reference, thanks } = await sentEnquiry(stage(), `${root}/stone-lodge`, {
      locationToVisit: place.location,
      likeToVisitTheseLodges: ['Stone Lodge', 'Shearer House'],
    });
    expect(thanks.status).toBe(200);
    await expect
      .poll(() => stage().hubspot.accepted().at(-1)?.body.fields)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ name: place.crmField, value: 'Stone Lodge;Shearer House' }),
          expect.objectContaining({ name: 'ideal_destination', value: place.location }),
        ]),
      );
    await expect
      .poll(async () => (await stage().desk.list({ filter: { properties: [place.key] } })).rows)
      .toContainEqual(expect.objectContaining({ reference }));
    const dialog = (await get(`/dialogs/email.json?from=${root}/stone-lodge`)).text();
    expect(await dialog).toContain(`"countsAs":"${place.counts}"`);
  });

  test('COL-02/currency its prices are given in another currency where it is asked for', async () => {
    for (const path of [`${root}/stone-lodge`, `${root}/rates-and-offers`, `${root}/treehouses/aloe`]) {
      const { $ } = await page(`${path}?currency=USD`);
      expect(wordsOf($('main')), path).toMatch(/\$\s?\d/);
    }
  });

  test('COL-02/rates COL-02/calculator COL-02/rates-pdf its prices of both years, what a stay costs, and the sheet of them', async () => {
    const next = new Date().getFullYear() + 1;
    const { $ } = await page(`${root}/rates-and-offers`);
    expect(eachOf($, $('[data-tabs] nav a')).map(Number)).toEqual([next, next - 1]);
    const all = await page('/rates');
    expect(all.$(`#${place.key} data`).length).toBeGreaterThan(0);
    for (const path of ['/rates', `${root}/rates-and-offers`]) {
      for (const [room, sum] of [
        ['kareebos-stone-room', 2 * 2 * 12_340],
        // A villa has no room and no residence that a rate could name.
        ['shearer-house', 2 * 45_670],
      ] as const) {
        const query = `room=${room}&dateStart=${next}-03-10&dateEnd=${next}-03-12&adults=2&children=0`;
        const answer = await page(`${path}?${query}`);
        expect(answer.$(`#estimate option[value="${room}"]`), `${path}, ${room}`).toHaveLength(1);
        expect(Number(answer.$('#estimate tfoot data').attr('value')), `${path}, ${room}`).toBe(sum);
      }
    }
    for (const [lodge, own, other] of [
      ['stone-lodge', 12_340, 9870],
      ['windmill-camp', 9870, 12_340],
    ])
      for (const path of [`${root}/${lodge}`, `${root}/${lodge}/rooms`]) {
        const prices = (await page(path)).$('main');
        // The other lodge calls its room the same.
        expect([own, other].map((price) => prices.find(`data[value="${price}"]`).length > 0)).toEqual([
          true,
          false,
        ]);
      }
    for (const path of ['/rates.pdf', `${root}/rates-and-offers.pdf`]) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'application/pdf']);
    }
  });

  test('COL-02/search COL-02/sitemap all of it is found, and listed for engines', async () => {
    const sitemap = await (await get('/sitemap.xml')).text();
    const missing = pathsOf(root).filter((path) => !sitemap.includes(`${path}</loc>`));
    expect(missing).toEqual([]);
    for (const [words, href] of [
      ['kareebos', root],
      ['stone lodge', `${root}/stone-lodge`],
      ['shearer', `${root}/stone-lodge/shearer-house`],
      ['wool house', '/residences/wool-house'],
      ['aloe', `${root}/treehouses/aloe`],
      ['windmill stop', '/blog/the-windmill-that-would-not-stop'],
    ] as const) {
      const { $ } = await page(`/search?q=${encodeURIComponent(words)}`);
      expect(linksOn($), words).toContain(href);
    }
  });

  test('COL-02/story-filters COL-02/galleries COL-02/tours stories, pictures and tours are sorted by it', async () => {
    const stories = await page(`/blog?property=${place.stories}`);
    expect(wordsOf(stories.$('#story-count'))).toBe('1 story');
    expect(stories.$(`#${place.stories}`)).toHaveLength(1);
    const pictures = await page(`/image-gallery?property=${place.key}`);
    expect(wordsOf(pictures.$('#picture-count'))).toBe('1 picture');
    const tours = await page('/more-360s');
    expect(eachOf(tours.$, tours.$('[aria-labelledby="tours-heading"] h3'))).toContain(region.displayName);
    const dialog = await page(`/enquire/360-tours?from=${root}/stone-lodge`);
    expect(hrefsIn(dialog.$, 'main a')).toContain(place.tour);
  });

  test('COL-02/dashboards COL-02/desk-filters figures count it, and desk and studio offer it by its name', async () => {
    const figures = await stage().desk.ask(`/figures?from=${today()}&to=${today()}`);
    const { tables } = (await figures.json()) as { tables: { property: readonly { name: string }[] } };
    expect(tables.property.map(({ name }) => name)).toContain(place.key);
    expect(await studioPage('/desk')).toContain(place.name);
    // Among what was edited lately.
    expect(await studioPage('')).toContain(place.name);
    for (const name of ['property', 'Stone Lodge', 'Windmill Camp', 'Shearer House', 'Aloe', 'Wool House']) {
      const { collection, id } = stage().written.get(name) ?? { collection: '', id: 0 };
      const answer = await askStudio(stage().editor, 'GET', `${collection}/${id}/completeness`);
      const { lonely, appearances } = answer as unknown as Completeness;
      const nowhere = appearances.filter(({ stands }) => stands !== 'yes').map((each) => each.place);
      // Only one of them has a tour.
      expect([lonely, nowhere.filter((each) => each !== '360 degree tours')], name).toEqual([null, []]);
    }
  });
}
