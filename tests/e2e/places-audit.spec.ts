import { expect, test } from './fixtures.ts';

/** Every page of a place of the demonstration, and the kind of thing its structured data says it is. */
const lodgings = [
  '/lionsands',
  '/monwana',
  '/marataba',
  '/capecadogan',
  '/lionsands/river-lodge',
  '/lionsands/ivory-lodge',
  '/lionsands/tinga-lodge',
  '/lionsands/narina-lodge',
  '/marataba/safari-lodge',
  '/marataba/mountain-lodge',
  '/lionsands/ivory-lodge/fish-eagle-villa',
  '/lionsands/tinga-lodge/hinkwenu-villa',
  '/capecadogan/residence',
  '/lionsands/treehouses/chalkley',
  '/lionsands/treehouses/kingston',
  '/lionsands/treehouses/tinyeleti',
  '/marataba/treehouses/thabametsi',
];
const rooms = [
  '/lionsands/river-lodge/rooms',
  '/lionsands/ivory-lodge/rooms',
  '/lionsands/tinga-lodge/rooms',
  '/lionsands/narina-lodge/rooms',
  '/marataba/safari-lodge/rooms',
  '/marataba/mountain-lodge/rooms',
  '/monwana/suites',
  '/capecadogan/rooms',
];
const others = [
  '/lionsands/treehouses',
  '/marataba/treehouses',
  '/lionsands/travel-info',
  '/destinations/cape-town',
  '/destinations/sabi-sands-reserve',
  '/destinations/marakele-national-park',
  '/destinations/kruger-national-park',
];
const all = [...lodgings, ...rooms, ...others];

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
/** File names of a page’s pictures: a plate has the same `src` wherever it stands. */
const platesOf = (main: string) =>
  [...main.matchAll(/<img[^>]*\bsrc="([^"]+)"/g)].map(([, src]) => (src ?? '').replace(/^.*\//, ''));

test('every page of a place leads on, looks round in 360°, says what it is, and shows no plate twice', async ({
  request,
}) => {
  const wrong: string[] = [];
  const reached = new Set<string>();
  for (const path of all) {
    const answer = await request.get(path);
    const html = await answer.text();
    const main = mainOf(html);
    const note = (holds: boolean, what: string) => holds || wrong.push(`${path}: ${what}`);
    note(answer.status() === 200, `answers ${answer.status()}`);
    for (const rel of ['prev', 'next']) {
      const step = [...main.matchAll(/<a [^>]*>/g)].find(([tag]) => tag.includes(`rel="${rel}"`))?.[0] ?? '';
      const href = /href="([^"#]+)"/.exec(step)?.[1];
      note(href !== undefined && href !== path, `has no ${rel}`);
      if (href) reached.add(href);
    }
    note(main.includes(`/enquire/360-tours?from=${path}`), 'has no tours');
    // A house is booked at its partner's own address.
    note(main.includes(`/enquire/book?from=${path}`) || main.includes('Check availability'), 'has no dates');
    note(html.includes('"@type":"BreadcrumbList"'), 'has no trail');
    const kind = /"@type":"(Resort|LodgingBusiness|Hotel)"/.test(html);
    note(kind !== others.includes(path), 'does not say what it is');
    if (rooms.includes(path)) note(html.includes('"@type":"Product"'), 'offers no room');
    note(/<link rel="preload" as="image"[^>]*imagesrcset=/i.test(html), 'preloads no picture');
    // What is compared stands again where it is told of at length: a room is known by its own plate in both.
    const plates = platesOf(main.replace(/<thead[\s\S]*?<\/thead>/, ''));
    note(plates.length > 2, 'has no pictures');
    const twice = plates.filter((src, place) => plates.indexOf(src) !== place);
    note(twice.length === 0, `shows ${[...new Set(twice)].join(', ')} twice`);
  }
  expect(wrong).toEqual([]);
  for (const href of reached) expect((await request.get(href)).status(), href).toBe(200);
});

test('each room begins with its own plate, and shows none of another room', async ({ request }) => {
  const ownOf = (tag: string) => platesOf(tag)[0] ?? '';
  for (const path of rooms) {
    const main = mainOf(await (await request.get(path)).text());
    const compared = platesOf(/<thead[\s\S]*?<\/thead>/.exec(main)?.[0] ?? '');
    const sections = [...main.matchAll(/data-gallery="Pictures of the [\s\S]*?<\/section>/g)].map(
      ([html]) => html,
    );
    expect(sections.length, path).toBeGreaterThan(1);
    const own = sections.map(ownOf);
    expect(own.slice(0, compared.length), path).toEqual(compared);
    for (const [place, section] of sections.entries()) {
      const others = own.filter((_, other) => other !== place);
      expect(
        platesOf(section).filter((plate) => others.includes(plate)),
        path,
      ).toEqual([]);
    }
  }
});

test('a destination says once what it is: the region it lies in does not say it again', async ({
  request,
}) => {
  const main = mainOf(await (await request.get('/destinations/cape-town')).text());
  expect(main).toContain('a pear tree in it held up by rods');
  expect(main).not.toContain('<aside');
  expect(main.match(/with a city round it/g)).toHaveLength(1);
});

test('RT-09/kruger-national-park a destination lists the lodges that stand in it', async ({ page }) => {
  const lodges = page
    .getByRole('region', { name: 'Where to sleep' })
    .getByRole('listitem')
    .getByRole('listitem');
  await page.goto('/destinations/kruger-national-park');
  await expect(lodges).toContainText(['Tinga Lodge', 'Narina Lodge']);
  await expect(lodges).toHaveCount(2);
  await page.goto('/destinations/sabi-sands-reserve');
  await expect(lodges).toContainText(['River Lodge', 'Ivory Lodge']);
  await expect(lodges).toHaveCount(2);
  await page.goto('/destinations/marakele-national-park');
  await expect(lodges).toHaveCount(2);
});
