import { expect, test } from 'vitest';
import { platesOf, repeated } from '../support/page-parts.ts';
import { site } from '../support/shared-site.ts';

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

test('every page of a place leads on, looks round in 360°, says what it is, and shows no plate twice', async () => {
  const wrong: string[] = [];
  const reached = new Set<string>();
  for (const path of all) {
    const { status, html, $ } = await site.page(path);
    const main = $('main').html() ?? '';
    const note = (holds: boolean, what: string) => holds || wrong.push(`${path}: ${what}`);
    note(status === 200, `answers ${status}`);
    for (const rel of ['prev', 'next']) {
      const href = $(`main a[rel~="${rel}"]`).first().attr('href')?.split('#')[0];
      note(Boolean(href) && href !== path, `has no ${rel}`);
      if (href) reached.add(href);
    }
    note(main.includes(`/enquire/360-tours?from=${path}`), 'has no tours');
    // A house is booked at its partner's own address.
    note(main.includes(`/enquire/book?from=${path}`) || main.includes('Check availability'), 'has no dates');
    note(html.includes('"@type":"BreadcrumbList"'), 'has no trail');
    const kind = /"@type":"(Resort|LodgingBusiness|Hotel)"/.test(html);
    note(kind !== others.includes(path), 'does not say what it is');
    if (rooms.includes(path)) note(html.includes('"@type":"Product"'), 'offers no room');
    note($('link[rel="preload"][as="image"][imagesrcset]').length > 0, 'preloads no picture');
    // A room that is compared is also described in its own section, and has its own picture in both places.
    $('main thead').remove();
    const plates = platesOf($, $('main'));
    note(plates.length > 2, 'has no pictures');
    const twice = repeated(plates);
    note(twice.length === 0, `shows ${twice.join(', ')} twice`);
  }
  expect(wrong).toEqual([]);
  for (const href of reached) expect((await site.get(href)).status, href).toBe(200);
});

test('each room begins with its own plate, and shows none of another room', async () => {
  for (const path of rooms) {
    const { $ } = await site.page(path);
    const compared = platesOf($, $('main thead').first());
    const sections = $('main [data-gallery^="Pictures of the "]')
      .toArray()
      .map((section) => platesOf($, $(section)));
    expect(sections.length, path).toBeGreaterThan(1);
    const own = sections.map(([first]) => first ?? '');
    expect(own.slice(0, compared.length), path).toEqual(compared);
    for (const [place, plates] of sections.entries()) {
      const ofOthers = own.filter((_, other) => other !== place);
      expect(
        plates.filter((plate) => ofOthers.includes(plate)),
        path,
      ).toEqual([]);
    }
  }
});
