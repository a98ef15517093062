import { addressWord, pictureSubjects } from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { galleryItems, imageGalleries, videoGalleries } from '../../demo/content/press/galleries.ts';
import { tourLinks } from '../../demo/content/tour-links.ts';
import { films } from '../../demo/plates/films.ts';
import { eachOf, wordsOf } from '../support/page-parts.ts';
import { plainForm } from '../support/plain-form.ts';
import { type SitePage, site } from '../support/shared-site.ts';

type Page = SitePage['$'];

/** A page of its own: 200, one heading, a title, a description. */
async function ownPage(path: string): Promise<SitePage> {
  const page = await site.page(path);
  expect(page.status, path).toBe(200);
  expect(page.$('h1'), path).toHaveLength(1);
  expect(page.$('meta[name="description"]').attr('content')?.length, path).toBeGreaterThan(40);
  return page;
}

test('RT-01/image-gallery RT-01/video-gallery RT-01/brand-360s RT-01/brand-tv each is a page with a heading and a title of its own', async () => {
  const heads = new Set<string>();
  const titles = new Set<string>();
  for (const path of ['/image-gallery', '/video-gallery', '/more-360s', '/more-tv']) {
    const { $ } = await ownPage(path);
    heads.add(wordsOf($('h1')));
    titles.add($('title').text());
  }
  expect([heads.size, titles.size]).toEqual([4, 4]);
  const sitemap = await (await site.get('/sitemap.xml')).text();
  for (const path of ['/image-gallery', '/video-gallery', '/more-360s', '/more-tv'])
    expect(sitemap).toContain(`${path}</loc>`);
  // Another house's pages are no pages of this one.
  for (const path of ['/veld-360s', '/veld-tv', '/360s', '/tv'])
    expect((await site.page(path)).status, path).toBe(404);
});

const titlesIn = ($: Page) =>
  eachOf($, $('#pictures-listed li > a')).map((words) => words.replace(/, enlarge$/, ''));
const count = ($: Page) => wordsOf($('#picture-count'));
const inWords = (pictures: number) => (pictures === 1 ? '1 picture' : `${pictures} pictures`);

describe('CNT-20/image-gallery', () => {
  test('CNT-20/image-gallery every gallery with its pictures, each for the lightbox and with a page of its own', async () => {
    const { $ } = await site.page('/image-gallery');
    expect(eachOf($, $('#pictures-listed h2'))).toEqual(imageGalleries.map(({ title }) => title));
    expect(titlesIn($)).toEqual(galleryItems.map(({ title }) => title));
    expect(count($)).toBe(inWords(galleryItems.length));
    const places = $('[data-gallery] a[data-open]')
      .toArray()
      .map((link) => Number($(link).attr('data-open')));
    expect(places).toEqual(galleryItems.map((_, place) => place));
    expect($('li[data-src][data-more]')).toHaveLength(galleryItems.length);
  });

  test.each([
    ['property=marataba', ({ property }: (typeof galleryItems)[number]) => property === 'marataba'],
    ['subject=food-and-wine', ({ subject }: (typeof galleryItems)[number]) => subject === 'food-and-wine'],
    [
      'property=lionsands&subject=treehouses',
      ({ property, subject }: (typeof galleryItems)[number]) =>
        property === 'lionsands' && subject === 'treehouses',
    ],
    ['property=monwana&subject=rooms', () => false],
    ['property=nowhere', () => true],
  ])('CNT-20/image-gallery the pictures of %s, by a plain form', async (query, matches) => {
    const expected = galleryItems.filter(matches).map(({ title }) => title);
    const first = await site.page('/image-gallery');
    const form = plainForm(first.$, 'form[aria-label="Filter the pictures"]');
    expect(form.method).toBe('get');
    if (!query.includes('nowhere')) form.filled(Object.fromEntries(new URLSearchParams(query)));
    const { $ } = await site.page(`/image-gallery?${query}`);
    expect(titlesIn($)).toEqual(expected);
    expect(count($)).toBe(
      expected.length > 0 ? inWords(expected.length) : 'No picture matches both of your choices.',
    );
    expect($('link[rel="canonical"]').length).toBe(first.$('link[rel="canonical"]').length);
  });

  test('CNT-20/image-gallery the large file is behind its terms, which a plain form accepts', async () => {
    const [item] = galleryItems;
    const path = `/image-gallery?picture=${addressWord(item?.title ?? '')}`;
    const { $ } = await ownPage(path);
    expect(wordsOf($('h1'))).toBe(item?.title);
    const section = $('#large-file');
    expect(wordsOf(section)).toMatch(/JPEG, [\d,]+ × [\d,]+ pixels/);
    expect(wordsOf(section)).toContain('Print the title beneath');
    const large = (page: Page) =>
      page('#large-file a[download]')
        .toArray()
        .map((link) => page(link).attr('href') ?? '')
        .filter((href) => !href.endsWith('.pdf'));
    expect(large($)).toEqual([]);
    const form = plainForm($, '#large-file form');
    expect($('#accept-terms').attr('required')).toBeDefined();
    const refused = await site.page(`/image-gallery?${new URLSearchParams(form.filled({}))}`);
    expect(large(refused.$)).toEqual([]);
    const asked = new URLSearchParams(form.filled({ terms: 'accepted' }));
    const accepted = await site.page(`/image-gallery?${asked}`);
    const [href = ''] = large(accepted.$);
    expect(href).toMatch(/\.jpe?g$/);
    const file = await site.get(href);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect((await site.page('/image-gallery?picture=no-such-picture')).status).toBe(404);
  });

  test('CNT-20/image-gallery every picture says what it is of', async () => {
    for (const { title, subject, credit } of galleryItems.slice(0, 3)) {
      const { $ } = await ownPage(`/image-gallery?picture=${addressWord(title)}`);
      const facts = eachOf($, $('main dl > div'));
      expect(facts).toContain(`Subject${subject ? pictureSubjects[subject] : ''}`);
      expect(facts).toContain(`By${credit}`);
    }
  });
});

const allFilms = videoGalleries.flatMap(({ videos }) => videos ?? []);

describe('CNT-20/video-gallery', () => {
  test('CNT-20/video-gallery every film has its poster and how long it takes, and nothing of it is asked for', async () => {
    const { $, html } = await site.page('/video-gallery');
    const figures = $('main figure').toArray();
    expect(figures).toHaveLength(allFilms.length);
    for (const [place, film] of allFilms.entries()) {
      const figure = $(figures[place]);
      expect(wordsOf(figure.find('h3'))).toContain(film.title);
      expect(wordsOf(figure)).toContain(film.duration ?? '');
      expect(figure.find('img')).toHaveLength(1);
      expect(figure.find('a[target="_blank"]')).toHaveLength(film.video ? 0 : 1);
    }
    expect($('main video, main source[src], main track')).toHaveLength(0);
    expect(html).not.toMatch(/<link[^>]+\.(mp4|webm)"/);
  });

  test('CNT-20/video-gallery without scripts a film is ready to play, with its captions', async () => {
    const first = await site.page('/video-gallery');
    const href = first.$('a[data-film]').first().attr('href') ?? '';
    const { $ } = await site.page(href);
    const video = $('video');
    expect(video).toHaveLength(1);
    expect(video.attr('controls')).toBeDefined();
    expect(video.attr('preload')).toBe('none');
    expect(video.attr('poster')).toMatch(/^\/media\//);
    const captions = await site.get(video.find('track[kind="captions"]').attr('src') ?? '');
    expect(captions.status).toBe(200);
    expect(captions.headers.get('content-type')).toMatch(/^text\/vtt/);
    expect((await captions.text()).trim()).toBe(films['film-cloud'].captions.trim());
    const film = await site.get(video.find('source').attr('src') ?? '', { headers: { range: 'bytes=0-9' } });
    expect(film.status).toBe(206);
    expect((await site.get('/video-gallery/no-such-film.vtt')).status).toBe(404);
    expect((await site.page('/video-gallery?play=no-such-film')).$('video')).toHaveLength(0);
  });

  test('RT-01/brand-tv the channel has the galleries that are on it, one film large, and no others', async () => {
    const { $ } = await site.page('/more-tv');
    const titles = eachOf($, $('main figure :is(h2, h3)')).map((words) =>
      words.replace(/ ?\(opens in a new tab\)$/, ''),
    );
    const on = videoGalleries.filter(({ ownChannel }) => ownChannel).flatMap(({ videos }) => videos ?? []);
    expect(on.length).toBeLessThan(allFilms.length);
    expect(titles.toSorted()).toEqual(on.map(({ title }) => title).toSorted());
    expect(titles[0]).toBe(on.find(({ video }) => video)?.title);
  });
});

describe('the page of 360s', () => {
  const round = tourLinks.filter((tour) => 'panorama' in tour);
  const outside = tourLinks.flatMap((tour) => ('url' in tour ? [tour] : []));

  test('CNT-19/tour-link tours stand under their regions and open in new tabs', async () => {
    const { $ } = await site.page('/more-360s');
    const links = $('[aria-labelledby="tours-heading"] a');
    expect(links).toHaveLength(outside.length);
    expect(links.toArray().map((link) => $(link).attr('href'))).toEqual(outside.map(({ url }) => url));
    expect(links.filter('[target="_blank"][rel~="noopener"]')).toHaveLength(outside.length);
    expect(eachOf($, $('[aria-labelledby="tours-heading"] h3'))).toEqual([
      'Lion Sands Game Reserve',
      'Marataba',
      'Cape Town',
    ]);
  });

  test.each(['/more-360s', '/enquire/360-tours?from=/'])(
    'TRV-05/without-scripts %s leads to panoramas, and a picture of each is there',
    async (path) => {
      const { $ } = await site.page(path);
      const links = $('a[data-panorama]');
      expect(eachOf($, links).map((words) => words.replace(/^Open the panorama ?: /, ''))).toEqual(
        round.map(({ title }) => title),
      );
      for (const link of links.toArray()) {
        const href = $(link).attr('href') ?? '';
        if (href.startsWith('/more-360s#')) {
          const { $: there } = await site.page('/more-360s');
          expect(there(`[id="${href.split('#')[1]}"] img`), href).toHaveLength(1);
        } else {
          const picture = await site.get(href);
          expect(picture.status, href).toBe(200);
          expect(picture.headers.get('content-type')).toBe('image/webp');
        }
      }
    },
  );

  test('TRV-05/turning pages may ask how a phone is held, and nothing else of the machine', async () => {
    const policy = (await site.get('/more-360s')).headers.get('permissions-policy') ?? '';
    expect(policy).toContain('gyroscope=(self)');
    expect(policy).toContain('accelerometer=(self)');
    expect(policy.replace(/(gyroscope|accelerometer)=\(self\)/g, '')).not.toContain('self');
  });
});
