import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBrand } from '@sundowner/brand';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sheetsOf, unstyled } from '../support/page-styles.ts';
import { asking } from './site-asking.ts';
import { sharedSite } from './site-shared.ts';
import { type RunningSite, rawRequest } from './site-stage.ts';

let stage: RunningSite;
const { page, until, settled } = asking(() => stage);

beforeAll(async () => {
  stage = await sharedSite();
});
afterAll(() => stage?.close());
beforeEach(() => {
  for (const name of Object.keys(stage.studio.faults)) delete stage.studio.faults[name];
  stage.studio.requests.length = 0;
  stage.studio.reads.length = 0;
});

const contentReads = () => stage.studio.reads.map(({ collection }) => `/api/${collection}`);

describe('pages', () => {
  test('20 visitors of a page that just changed make one render', async () => {
    stage.studio.faults.homepage = { kind: 'slow', by: 150 };
    const { sequence } = stage.studio.change(['homepage', 'homepage:1']);
    const noticed = fetch(`${stage.internalUrl}/content-changed`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stage.keyring.internalToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ sequence, tags: ['homepage', 'homepage:1'], at: new Date().toISOString() }),
    });
    await noticed;
    const answers = await Promise.all(Array.from({ length: 20 }, () => page('/')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    // What the change did not touch is not asked for again.
    const asked = stage.studio.reads.map((query) => JSON.stringify(query));
    expect(new Set(asked).size).toBe(asked.length);
    expect(contentReads()).toContain('/api/homepage');
    expect(contentReads()).not.toContain('/api/quoteComponent');
  });

  test('the host is no part of what is kept, and appears on no page', async () => {
    const one = await rawRequest(stage.port, '/', { headers: { host: `127.0.0.1:${stage.port}` } });
    const two = await rawRequest(stage.port, '/', { headers: { host: `localhost:${stage.port}` } });
    expect(one.body.equals(two.body)).toBe(true);
    expect(two.headers['x-cache']).toBe('hit');
  });

  test('GEN-04/sizes-and-formats every picture of the home page is on our own host and can be had', async () => {
    const { text } = await page('/');
    expect(text).not.toContain(stage.studio.address);
    expect(text).not.toMatch(/(src|srcset|href)="\/\/[^"]/i);
    const names = [...new Set([...text.matchAll(/\/media\/[\w%.-]+/g)].map(([path]) => path))];
    expect(names.length).toBeGreaterThan(20);
    for (const path of names.slice(0, 5)) expect((await page(path)).status).toBe(200);
  });
});

describe('reads', () => {
  const visits = (count: number) => Array.from({ length: count }, () => page('/enquire/telephone'));

  /** Reads of the page's introduction. After a publish the site also warms its pages, and reads theirs. */
  const introductions = () =>
    stage.studio.reads.filter(
      ({ collection, where }) =>
        collection === 'introSection' && JSON.stringify(where).includes('"enquire-telephone"'),
    );

  /** Delays the reads of the page's introduction, after a change of it, until it is released. */
  async function holdIntroduction(): Promise<() => void> {
    await settled();
    const held = Promise.withResolvers<void>();
    stage.studio.faults.introSection = { kind: 'held', until: held.promise };
    stage.studio.reads.length = 0;
    await stage.publish(['introSection', 'introSection:1'], () => {});
    return held.resolve;
  }

  test('GEN-02/collapsed visitors of a page made for each of them share the reads under way', async () => {
    const letGo = await holdIntroduction();
    const asked = visits(10);
    // A request that is answered now was sent after them.
    await page('/robots.txt');
    letGo();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(introductions()).toHaveLength(1);
  });

  test('GEN-02/cancelled-read a visitor who leaves while content is read is no failure, and takes no other with her', async () => {
    const letGo = await holdIntroduction();
    const before = stage.output().length;
    const leaving = new AbortController();
    const left = fetch(`${stage.url}/enquire/telephone`, { signal: leaving.signal }).catch(
      (error: Error) => error.name,
    );
    const [stayed] = visits(1);
    await expect.poll(introductions).toHaveLength(1);
    await page('/robots.txt');
    leaving.abort();
    expect(await left).toBe('AbortError');
    letGo();
    expect((await stayed)?.text).toContain('Call Me Back');
    expect(stage.output().slice(before)).not.toMatch(/"level":"?(error|50)/);
  });
});

describe('GEN-04 pictures', () => {
  test('GEN-04/protocol-relative an address without a protocol gets https', async () => {
    const [quote] = stage.studio.store.collections.quoteComponent ?? [];
    const picture = quote?.backgroundImage;
    await stage.publish(['quoteComponent', 'quoteComponent:1'], () => {
      const elsewhere = {
        id: 901,
        alt: 'Elsewhere',
        url: '//images.example.com/far.jpg',
        width: 900,
        height: 600,
      };
      Object.assign(quote ?? {}, { backgroundImage: elsewhere });
    });
    await until('/', (text) => text.includes('https://images.example.com/far.jpg'));
    expect((await page('/')).text).not.toMatch(/(src|srcset|href)="\/\/[^"]/i);
    await stage.publish(['quoteComponent', 'quoteComponent:1'], () =>
      Object.assign(quote ?? {}, { backgroundImage: picture }),
    );
    await until('/', (text) => !text.includes('images.example.com'));
  });

  test('GEN-04/alt GEN-04/sizes-and-formats every picture has words, its size, both formats and the width it is drawn at', async () => {
    const { text } = await page('/');
    const pictures = [...text.matchAll(/<picture[^>]*>.*?<\/picture>/gs)].map(([whole]) => whole);
    expect(pictures.length).toBeGreaterThan(5);
    for (const whole of pictures) {
      expect(whole).toMatch(/<img[^>]* alt="/);
      expect(whole).toMatch(/<img[^>]* width="\d+"[^>]* height="\d+"/);
      expect(whole).toMatch(/type="image\/avif"/);
      // A menu's small pictures have one width: AVIF, and WebP where that is not understood.
      expect(whole).toMatch(/type="image\/webp"|<img[^>]* src="[^"]+\.webp"/);
      if (/srcset="[^"]*,/i.test(whole)) expect(whole).toMatch(/ sizes="[^"]+"/);
    }
    expect(text).toContain('alt="Plate dusk"');
  });
});

test('CNT-02/defaults a page whose introduction is taken back has the collection’s title and description, and no keywords', async () => {
  const introductions = stage.studio.store.collections.introSection ?? [];
  const kept = [...introductions];
  const head = (text: string) => ({
    title: /<title>([^<]*)/.exec(text)?.[1],
    description: /<meta name="description" content="([^"]*)/.exec(text)?.[1],
    keywords: /<meta name="keywords" content="([^"]*)/.exec(text)?.[1] ?? '',
  });
  const own = { title: 'Contact us | The More Collection', description: 'Numbers and hours.' };
  expect(head((await page('/contact-us')).text)).toMatchObject(own);
  await stage.publish(['introSection', 'introSection:2'], () => introductions.splice(0));
  await until('/contact-us', (text) => head(text).title !== own.title);
  expect(head((await page('/contact-us')).text)).toEqual({
    title: defaultBrand.collectionName,
    description: defaultBrand.description,
    keywords: '',
  });
  await stage.publish(['introSection', 'introSection:2'], () => introductions.push(...kept));
  await until('/contact-us', (text) => head(text).title === own.title);
});

test('what few pages have brings its own styles: a second heading and a choice of experiences, and the home page of the first days', async () => {
  const { introSection = [], experiencesSection = [], homepage = [] } = stage.studio.store.collections;
  const ofContact = introSection.find(({ heroBannerFor }) => heroBannerFor === 'contact-us') ?? {};
  const before = (await page('/contact-us')).text;
  expect(sheetsOf(before)).toHaveLength(2);
  const sections = [...experiencesSection];
  await stage.publish(['introSection', 'introSection:2', 'experiencesSection'], () => {
    Object.assign(ofContact, { secondaryTextMain: 'A second heading' });
    stage.studio.store.collections.experiencesSection = [
      ...sections,
      { id: 900, experiencesSectionFor: 'contact-us', bigHeader: 'Things to do', experiences: [] },
    ];
  });
  await until('/contact-us', (text) => text.includes('A second heading') && text.includes('Things to do'));
  const { text } = await page('/contact-us');
  expect(sheetsOf(text)).toHaveLength(3);
  expect(unstyled(text)).toEqual([]);
  await stage.publish(['introSection', 'introSection:2', 'experiencesSection'], () => {
    Object.assign(ofContact, { secondaryTextMain: '' });
    stage.studio.store.collections.experiencesSection = sections;
  });
  await until('/contact-us', (now) => !now.includes('A second heading') && !now.includes('Things to do'));
  expect(sheetsOf((await page('/contact-us')).text)).toEqual(sheetsOf(before));

  const home = [...homepage];
  await stage.publish(['homepage', 'homepage:1'], () => homepage.splice(0));
  await until('/', (now) => now.includes('first-heading'));
  expect(unstyled((await page('/')).text)).toEqual([]);
  await stage.publish(['homepage', 'homepage:1'], () => homepage.push(...home));
  await until('/', (now) => !now.includes('first-heading'));
  // Its pages are warmed; the files that follow on this site count what the studio is asked.
  await settled();
});

test('CNT-03/images a picture between paragraphs is drawn with its words; one that is gone leaves nothing', async () => {
  const { privacyPolicy = [], media = [] } = stage.studio.store.collections;
  const [section] = (privacyPolicy[0]?.sections ?? []) as { body: unknown }[];
  const before = section?.body;
  const withPicture = (value: unknown) => ({
    root: { type: 'root', children: [{ type: 'upload', relationTo: 'media', value }] },
  });
  const figures = (text: string) => text.match(/<figure>.*?<\/figure>/gs) ?? [];
  const put = (body: unknown) =>
    stage.publish(['privacyPolicy', 'privacyPolicy:1'], () => Object.assign(section ?? {}, { body }));
  await put(withPicture(media[0]));
  await until('/privacy-policy', (text) => figures(text).length === 1);
  expect(figures((await page('/privacy-policy')).text)[0]).toContain(`alt="${media[0]?.alt}"`);
  await put(withPicture(null));
  await until('/privacy-policy', (text) => figures(text).length === 0);
  await put(before);
});

describe('CNT-04 a change shows at once', () => {
  test('published words are on the live page', async () => {
    await stage.publish(['homepage', 'homepage:1'], ({ store }) => {
      Object.assign(store.collections.homepage?.[0] ?? {}, { heroLead: 'Five landscapes now.' });
    });
    await until('/', (text) => text.includes('Five landscapes now.'));
  });

  test('an entry shown inside another follows too', async () => {
    await stage.publish(['packages', 'packages:5'], ({ store }) => {
      const [journey] = (store.collections.homepage?.[0]?.journeys ?? []) as { title: string }[];
      if (journey) journey.title = 'Cape, safari and sea';
    });
    await until('/', (text) => text.includes('Cape, safari and sea'));
  });

  test('a picture whose words changed follows too', async () => {
    const dusk = stage.studio.store.collections.media?.[0];
    await stage.publish(['media', `media:${dusk?.id}`], () =>
      Object.assign(dusk ?? {}, { alt: 'The river at dusk' }),
    );
    await until('/', (text) => text.includes('The river at dusk'));
  });

  test('a change of something else leaves a page as it is', async () => {
    await settled();
    stage.studio.reads.length = 0;
    await stage.publish(['privacyPolicy', 'privacyPolicy:1'], () => {});
    await settled();
    expect(contentReads()).toContain('/api/privacyPolicy');
    expect(contentReads()).not.toContain('/api/homepage');
    expect((await page('/')).cache).toBe('hit');
    await stage.publish(['homepage', 'homepage:1'], () => {});
    await settled();
    expect(contentReads()).toContain('/api/homepage');
    // The page shows it, and it did not change.
    expect(contentReads()).not.toContain('/api/imageGallery');
    expect((await page('/')).cache).toBe('hit');
  });

  test('unpublishing takes it off the page and out of the last good copy', async () => {
    const quotes = stage.studio.store.collections.quoteComponent ?? [];
    const [quote] = quotes;
    await stage.publish(['quoteComponent', 'quoteComponent:1'], () => quotes.splice(0));
    await until('/', (text) => !text.includes('Nobody slept much.'));
    const kept = join(stage.dataDir, 'site/snapshots/quoteComponent-home.json');
    expect(readFileSync(kept, 'utf8')).not.toContain('Nobody slept much.');
    await stage.publish(['quoteComponent', 'quoteComponent:1'], () => quote && quotes.push(quote));
    await until('/', (text) => text.includes('Nobody slept much.'));
  });

  test('a page that is unpublished is gone, and comes back', async () => {
    const policies = stage.studio.store.collections.privacyPolicy ?? [];
    const [policy] = policies;
    await stage.publish(['privacyPolicy', 'privacyPolicy:1'], () => policies.splice(0));
    expect((await page('/privacy-policy')).status).toBe(404);
    await stage.publish(['privacyPolicy', 'privacyPolicy:1'], () => policy && policies.push(policy));
    expect((await page('/privacy-policy')).status).toBe(200);
  });

  test('a picture that was deleted leaves no copy behind', async () => {
    const { files, collections } = stage.studio.store;
    const media = collections.media ?? [];
    const name = 'lonely-0a1b2c3d.webp';
    files.set(name, Buffer.from('a picture'));
    media.push({ id: 900, filename: name });
    expect((await page(`/media/${name}`)).status).toBe(200);
    const copy = join(stage.dataDir, 'site/media', name);
    expect(existsSync(copy)).toBe(true);
    await stage.publish(['media', 'media:900'], () => {
      media.pop();
      files.delete(name);
    });
    await expect.poll(() => existsSync(copy)).toBe(false);
    expect((await page(`/media/${name}`)).status).toBe(404);
  });
});
