import { describe, expect, test } from 'vitest';
import { bookingOf } from '../collections/made/houses.ts';
import { place } from '../collections/made/names.ts';
import { plainForm } from '../support/plain-form.ts';
import { askStudio, type PlaceStage } from './place-stage.ts';
import { forEach, hrefsIn, linksOn, panelOf, pathsOf, sentEnquiry } from './place-steps.ts';

const { root } = place;

/** Tests of a place that is renamed, moved and retired, each of which takes back what it did (COL-03). */
export function placeMovedOn(stage: () => PlaceStage): void {
  const page = (path: string) => stage().page(path);
  const get = (path: string) => stage().get(path);
  const publish = (name: string, data: object) => stage().publish(name, data);
  const unpublish = (name: string) => stage().unpublish(name);

  const answered = async (path: string) => {
    const { status, headers } = await get(path);
    const to = headers.get('location');
    return to === null ? status : `${status} ${to.replace(stage().product.siteUrl, '')}`;
  };
  const untilAnswered = (path: string, answer: number | string) =>
    expect.poll(() => answered(path), { message: path, interval: 50 }).toBe(answer);

  /** Pages of the whole site that name or list the place. */
  const around = ['/', '/rates', '/residences', '/no-such-page', '/sitemap.xml', '/more-360s', '/blog'];
  const dialogs = ['book', 'email', '360-tours', 'experiences'].map((kind) => `/enquire/${kind}?from=/`);
  const searches = ['kareebos', 'windmill', 'stone lodge'].map((words) => `/search?q=${words}`);

  /** Links on these pages and on the place's own that lead to one of the addresses, or below it. */
  async function linksTo(gone: RegExp, own: readonly string[]): Promise<readonly string[]> {
    const found = await forEach([...around, ...dialogs, ...searches, ...own], async (path) => {
      const { html, $ } = await page(path);
      const links = path.endsWith('.xml')
        ? [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
        : linksOn($);
      return links.filter((href) => gone.test(href)).map((href) => `${path}: ${href}`);
    });
    return found.flat();
  }

  describe('a lodge with another name and address', () => {
    test('COL-03/renamed COL-03/redirects COL-03/no-dead-link COL-03/taken-back COL-03/desk-finds its pages lead on, nothing leads to the old ones, the desk finds enquiries by both names, and it is taken back', async () => {
      const { reference } = await sentEnquiry(stage(), `${root}/windmill-camp`, {
        locationToVisit: place.location,
        likeToVisitTheseLodges: ['Windmill Camp'],
      });
      await publish('Windmill Camp', { name: 'Mill Camp', link: `${root}/mill-camp` });
      await untilAnswered(`${root}/mill-camp`, 200);
      expect(await answered(`${root}/mill-camp/rooms`)).toBe(200);
      await untilAnswered(`${root}/windmill-camp?x=1`, `301 ${root}/mill-camp?x=1`);
      await untilAnswered(`${root}/windmill-camp/rooms`, `301 ${root}/mill-camp/rooms`);
      const now = pathsOf(root).map((path) => path.replace('/windmill-camp', '/mill-camp'));
      expect(await linksTo(/\/windmill-camp(?:\/|$)/, now)).toEqual([]);
      const menu = await page(`${root}/stone-lodge`);
      expect(hrefsIn(menu.$, `${panelOf(menu.$, 'Lodges')} a`)).toContain(`${root}/mill-camp/rooms`);
      const home = await page('/');
      const [named] = home.$(`header a[href="${root}/mill-camp"]`).toArray();
      expect(
        home
          .$(named ?? '')
          .text()
          .trim(),
      ).toBe('Mill Camp');
      await expect.poll(() => found({ words: 'mill camp' }), indexed).toContain(reference);
      const book = await page(`/enquire/book?from=${root}/mill-camp`);
      expect(hrefsIn(book.$, 'main a').some((href) => href.startsWith(bookingOf('windmill-camp')))).toBe(
        true,
      );

      await publish('Windmill Camp', { name: 'Windmill Camp', link: `${root}/windmill-camp` });
      await untilAnswered(`${root}/windmill-camp`, 200);
      await untilAnswered(`${root}/windmill-camp/rooms`, 200);
      await untilAnswered(`${root}/mill-camp/rooms`, `301 ${root}/windmill-camp/rooms`);
      expect(await linksTo(/\/mill-camp(?:\/|$)/, [root, `${root}/windmill-camp`])).toEqual([]);
    });
  });

  test('COL-03/renamed COL-03/moved COL-03/redirects COL-03/desk-finds COL-03/taken-back a residence gets another name and address in one publish, twice, and the desk finds its enquiries by each', async () => {
    const house = { residenceToVisit: 'Wool House' };
    const sent = await sentEnquiry(stage(), '/residences/wool-house', house, undefined, 'residences');
    await expect.poll(() => found({ words: 'wool house' }), indexed).toContain(sent.reference);
    for (const [name, slug] of [
      ['Fleece House', 'fleece-house'],
      ['Shears House', 'shears-house'],
    ] as const) {
      await publish('Wool House', { name, enquiryName: name, slug });
      await untilAnswered(`/residences/${slug}`, 200);
      await untilAnswered('/residences/wool-house', `301 /residences/${slug}`);
    }
    for (const words of ['shears house', 'fleece house', 'wool house'])
      await expect.poll(() => found({ words }), { ...indexed, message: words }).toContain(sent.reference);
    expect(await linksTo(/^\/residences\/(?:wool|fleece)-house$/, ['/residences'])).toEqual([]);

    await publish('Wool House', { name: 'Wool House', enquiryName: 'Wool House', slug: 'wool-house' });
    await untilAnswered('/residences/wool-house', 200);
    await untilAnswered('/residences/fleece-house', '301 /residences/wool-house');
  });

  // Words are taken down in the background, after everything that is more urgent.
  const indexed = { timeout: 60_000 };
  const found = async (request: Parameters<PlaceStage['desk']['list']>[0]) =>
    (await stage().desk.list(request)).rows.map((row) => row.reference);

  interface Status {
    readonly retiring: {
      readonly from: string[];
      readonly ways: { readonly to: string }[];
      readonly to: string;
    };
  }
  const statusOf = async (name: string) => {
    const { collection, id } = stage().written.get(name) ?? { collection: '', id: 0 };
    return (await askStudio(stage().editor, 'GET', `${collection}/${id}/status`)) as unknown as Status;
  };

  test('COL-03/retired COL-03/no-dead-link COL-03/taken-back a lodge that is unpublished is gone at once, its visitors are sent on, and it is taken back', async () => {
    const { retiring } = await statusOf('Windmill Camp');
    expect(retiring).toMatchObject({
      from: [`${root}/windmill-camp`, `${root}/windmill-camp/rooms`],
      to: root,
    });
    await unpublish('Windmill Camp');
    await untilAnswered(`${root}/windmill-camp?x=1`, `301 ${root}?x=1`);
    await untilAnswered(`${root}/windmill-camp/rooms`, `301 ${root}`);
    const left = pathsOf(root).filter((path) => !path.includes('windmill-camp'));
    expect(await linksTo(/\/windmill-camp(?:\/|$)/, left)).toEqual([]);
    const email = await page('/enquire/email');
    expect(() =>
      plainForm(email.$, '#email-form').filled({ likeToVisitTheseLodges: 'Windmill Camp' }),
    ).toThrow();
    const rates = await page(`${root}/rates-and-offers`);
    expect(rates.$('main').text()).not.toContain('Windmill Camp');
    // Its rooms are published still.
    expect(rates.$('main data[value="9870"]')).toHaveLength(0);
    expect(rates.$('#estimate option[value="kareebos-windmill-tent"]')).toHaveLength(0);
    const book = await page('/enquire/book?from=/');
    expect(hrefsIn(book.$, 'main a').some((href) => href.startsWith(bookingOf('windmill-camp')))).toBe(false);

    await publish('Windmill Camp', {});
    for (const path of pathsOf(root)) await untilAnswered(path, 200);
  });

  test('COL-03/retired COL-03/enquiries-keep-words COL-03/desk-finds a property that is unpublished is gone at once, enquiries that name it keep their words, and it is taken back', async () => {
    const { reference } = await sentEnquiry(stage(), `${root}/stone-lodge`, {
      locationToVisit: place.location,
      likeToVisitTheseLodges: ['Stone Lodge'],
    });
    const opened = await page(`/enquire/email?from=${root}`);
    const { retiring } = await statusOf('property');
    expect(retiring).toMatchObject({ from: [root, `${root}/*`], to: '/' });
    await unpublish('property');
    await untilAnswered(`${root}?x=1`, '301 /?x=1');
    for (const path of pathsOf(root).filter((each) => each.startsWith(`${root}/`)))
      await untilAnswered(path, '301 /');
    expect(await linksTo(/^\/kareebos(?:\/|$)/, ['/residences/wool-house'])).toEqual([]);
    const rest = await page('/enquire/book?from=/');
    expect(hrefsIn(rest.$, 'main a').filter((href) => href.includes('stone-lodge'))).toEqual([]);
    for (const kind of ['email', 'celebration', 'destination']) {
      const { $ } = await page(`/enquire/${kind}`);
      expect($(`#${kind}-form`).text(), kind).not.toContain(place.shortName);
    }

    const shown = await stage().desk.show(reference);
    expect(JSON.stringify(shown)).toContain('Stone Lodge');
    expect(JSON.stringify(shown)).toContain(place.location);
    await expect.poll(() => found({ filter: { properties: [place.key] } })).toContain(reference);
    await expect.poll(() => found({ words: 'kareebos' }), indexed).toContain(reference);
    // Who had opened the form before it went can send it.
    const late = await sentEnquiry(stage(), root, { locationToVisit: place.location }, opened);
    await expect.poll(() => found({ words: 'kareebos' }), indexed).toContain(late.reference);
    await expect.poll(() => found({ filter: { properties: [place.key] } })).toContain(late.reference);

    await publish('property', {});
    for (const path of pathsOf(root)) await untilAnswered(path, 200);
    expect(linksOn((await page('/')).$)).toContain(root);
  });

  test('COL-03/moved COL-03/redirects COL-03/no-dead-link a property with another root moves all its pages, nothing leads to the old ones, and it is taken back', async () => {
    const to = '/karee-hills';
    const now = pathsOf(to);
    await publish('property', { slug: 'karee-hills' });
    await untilAnswered(to, 200);
    for (const path of now) expect(await answered(path), path).toBe(200);
    for (const path of pathsOf(root).filter((each) => each.startsWith(root)))
      expect(await answered(`${path}?x=1`), path).toBe(`301 ${path.replace(root, to)}?x=1`);
    expect(await linksTo(/^\/kareebos(?:\/|$)/, now)).toEqual([]);
    const { $ } = await page(`${to}/windmill-camp`);
    expect(hrefsIn($, `${panelOf($, 'Lodges')} a`)).toEqual(
      expect.arrayContaining([`${to}/stone-lodge/rooms`, `${to}/windmill-camp/rooms`]),
    );
    expect($('title').text()).toBe('Windmill Camp');
    const email = await page(`/enquire/email?from=${to}/stone-lodge`);
    expect(plainForm(email.$, '#email-form').valuesOf('locationToVisit')).toEqual([place.location]);

    await publish('property', { slug: 'kareebos' });
    await untilAnswered(root, 200);
    for (const path of pathsOf(root)) expect(await answered(path), path).toBe(200);
    for (const path of now.filter((each) => each.startsWith(to)))
      expect(await answered(path), path).toBe(`301 ${path.replace(to, root)}`);
    expect(await linksTo(/^\/karee-hills(?:\/|$)/, [root, `${root}/windmill-camp`])).toEqual([]);
  });
}
