import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rawRequest, type SiteStage, siteStage } from './site-stage.ts';

let stage: SiteStage;

beforeAll(async () => {
  stage = await siteStage();
});
afterAll(() => stage?.close());
beforeEach(() => {
  for (const name of Object.keys(stage.studio.faults)) delete stage.studio.faults[name];
  stage.studio.requests.length = 0;
  stage.studio.reads.length = 0;
});

const page = async (path: string) => {
  const answer = await rawRequest(stage.port, path);
  return { ...answer, text: answer.body.toString(), cache: answer.headers['x-cache'] };
};

/** Asks for a page until it says `words`. @returns how long that took, in milliseconds */
async function until(path: string, holds: (text: string) => boolean, withinMs = 8000): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { text } = await page(path);
    if (holds(text)) return performance.now() - began;
    if (performance.now() - began > withinMs)
      throw new Error(`${path} did not change within ${withinMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const contentReads = () => stage.studio.reads;
const settled = () => new Promise((resolve) => setTimeout(resolve, 600));

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
    expect(contentReads().filter((path) => path === '/api/quoteComponent')).toHaveLength(1);
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

  test('GEN-02/collapsed visitors of a page made for each of them share the reads under way', async () => {
    await settled();
    stage.studio.faults.contactDetails = { kind: 'slow', by: 300 };
    stage.studio.reads.length = 0;
    await stage.publish(['contactDetails', 'contactDetails:1'], () => {});
    const answers = await Promise.all(visits(10));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(contentReads().filter((path) => path === '/api/contactDetails')).toHaveLength(1);
  });

  test('GEN-02/cancelled-read a visitor who leaves while content is read is no failure, and takes no other with her', async () => {
    await settled();
    stage.studio.faults.contactDetails = { kind: 'slow', by: 300 };
    await stage.publish(['contactDetails', 'contactDetails:1'], () => {});
    const before = stage.output().length;
    const leaving = new AbortController();
    const left = fetch(`${stage.url}/enquire/telephone`, { signal: leaving.signal }).catch(
      (error: Error) => error.name,
    );
    const [stayed] = visits(1);
    setTimeout(() => leaving.abort(), 100);
    expect(await left).toBe('AbortError');
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

describe('CNT-04 a change shows at once', () => {
  test('published words are on the live page within a second', async () => {
    await stage.publish(['homepage', 'homepage:1'], ({ store }) => {
      Object.assign(store.collections.homepage?.[0] ?? {}, { heroLead: 'Five landscapes now.' });
    });
    expect(await until('/', (text) => text.includes('Five landscapes now.'))).toBeLessThan(1000);
  });

  test('an entry shown inside another follows too', async () => {
    await stage.publish(['packages', 'packages:5'], ({ store }) => {
      const [journey] = (store.collections.homepage?.[0]?.journeys ?? []) as { title: string }[];
      if (journey) journey.title = 'Cape, safari and sea';
    });
    expect(await until('/', (text) => text.includes('Cape, safari and sea'))).toBeLessThan(1000);
  });

  test('a picture whose words changed follows too', async () => {
    const dusk = stage.studio.store.collections.media?.[0];
    await stage.publish(['media', `media:${dusk?.id}`], () =>
      Object.assign(dusk ?? {}, { alt: 'The river at dusk' }),
    );
    expect(await until('/', (text) => text.includes('The river at dusk'))).toBeLessThan(1000);
  });

  test('a change of something else leaves a page as it is', async () => {
    await settled();
    stage.studio.reads.length = 0;
    await stage.publish(['privacyPolicy', 'privacyPolicy:1'], () => {});
    await settled();
    // What the home page alone reads; pages without content are asked for again, in case this brought them some.
    expect(contentReads()).not.toContain('/api/imageGallery');
    expect((await page('/')).cache).toBe('hit');
    await stage.publish(['homepage', 'homepage:1'], () => {});
    await settled();
    expect(contentReads()).toContain('/api/imageGallery');
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
    await expect.poll(() => existsSync(copy), { timeout: 3000 }).toBe(false);
    expect((await page(`/media/${name}`)).status).toBe(404);
  });
});

describe('when content cannot be read', () => {
  /** Empties what the site keeps of a read, then makes it fail and changes it. */
  async function failAfresh(collection: string, fault: 500 | 'hang' | 'garbage'): Promise<void> {
    // What the test before asked for must not write a copy after it is removed here.
    await settled();
    const folder = join(stage.dataDir, 'site/snapshots');
    for (const name of readdirSync(folder)) if (name.startsWith(collection)) rmSync(join(folder, name));
    stage.studio.faults[collection] =
      typeof fault === 'number' ? { kind: 'status', status: fault } : { kind: fault };
    await stage.publish([collection], () => {});
  }

  async function mended(collection: string, path: string, words: string): Promise<void> {
    delete stage.studio.faults[collection];
    await stage.publish([collection], () => {});
    await until(path, (text) => text.includes(words));
  }

  test.each([
    ['CNT-05/blog', 'blog', 'Stories from the field', 500],
    ['CNT-05/experiences', 'experiencesCategory', 'Twice a day.', 'garbage'],
    ['the quote', 'quoteComponent', 'Nobody slept much.', 500],
    ['CNT-05/footer', 'footer', '>Company<', 500],
  ] as const)(
    '%s CNT-05/logged %s: the page stands without it, and the failure is logged',
    async (_id, collection, words, fault) => {
      const before = (await page('/')).text;
      expect(before).toContain(words);
      await failAfresh(collection, fault);
      const { status, text } = await page('/');
      expect(status).toBe(200);
      expect(text).not.toContain(words);
      expect(text).toContain('The day ends.');
      expect(stage.output()).toMatch(new RegExp(`"read":"${collection}.*content cannot be read`));
      await mended(collection, '/', words);
    },
  );

  test('CNT-05/contact the contact page stands, with a way to be called', async () => {
    await failAfresh('contactDetails', 500);
    const { status, text } = await page('/contact-us');
    expect(status).toBe(200);
    expect(text).toContain('Speak to a person');
    expect(text).toContain('/enquire/telephone');
    expect(text).not.toContain('+44 808 157 0000');
    await mended('contactDetails', '/contact-us', '+44 808 157 0000');
  });

  test('meta data: the title falls back to the name of the collection', async () => {
    await failAfresh('introSection', 500);
    expect((await page('/')).text).toContain('<title>The More Collection</title>');
    await mended('introSection', '/', '<title>Home of the collection</title>');
  });

  test.each(['homepage', 'propertyUpdated'])('%s: the last page stands in', async (collection) => {
    await failAfresh(collection, 500);
    const { status, text, cache } = await page('/');
    expect([status, cache]).toEqual([200, 'stale-error']);
    expect(text).toContain('The day ends.');
    await mended(collection, '/', 'The day ends.');
  });

  test('a content service that answers nothing holds nobody up for longer than 3 seconds', async () => {
    stage.studio.faults.blog = { kind: 'hang' };
    await stage.publish(['blog'], () => {});
    const began = performance.now();
    const { status, text } = await page('/');
    expect(performance.now() - began).toBeLessThan(4500);
    expect(status).toBe(200);
    expect(text.includes('First rains')).toBe(true);
    delete stage.studio.faults.blog;
    await stage.publish(['blog'], () => {});
    await until('/', (words) => words.includes('First rains'));
  });
});

describe('while the studio is away', () => {
  test('every page and picture is served, also after a restart of the site', async () => {
    await until('/', (text) => text.includes('Nobody slept much.'));
    await settled();
    await stage.stopStudio();
    expect((await page('/')).text).toContain('The day ends.');
    expect(await stage.stop()).toBe(0);
    await stage.start();
    for (const [path, words] of [
      ['/', 'The day ends.'],
      ['/', 'First rains'],
      ['/contact-us', '+44 808 157 0000'],
      ['/privacy-policy', 'Only what you tell us.'],
      ['/thank-you?ref=MC-7KQ2-94HD', 'Thandi'],
      ['/enquire/telephone', 'Call Me Back'],
      ['/dialogs/telephone.json', '+27 00 000 0000'],
    ] as const) {
      const { status, text } = await page(path);
      expect(status, path).toBe(200);
      expect(text, path).toContain(words);
    }
    for (const [path] of (await page('/')).text.matchAll(/\/media\/[\w%.-]+/g)) {
      expect((await page(path)).status, path).toBe(200);
    }
    const state = (await (
      await fetch(`${stage.internalUrl}/health`, {
        headers: { authorization: `Bearer ${stage.keyring.internalToken}` },
      })
    ).json()) as { studio: unknown };
    expect(state.studio).toEqual({ reachable: false });
  });

  test('CNT-04 when it is back, what changed meanwhile shows within seconds', async () => {
    await stage.startStudio();
    Object.assign(stage.studio.store.collections.homepage?.[0] ?? {}, { heroLead: 'Written while away.' });
    expect(await until('/', (text) => text.includes('Written while away.'), 10_000)).toBeLessThan(6000);
  });

  test('GEN-06/no-internals CNT-05/homepage a site that never read anything shows an error page, without a word of what went wrong inside', async () => {
    const empty = await siteStage({ started: false });
    await empty.stopStudio();
    await empty.start();
    const answer = await rawRequest(empty.port, '/');
    const text = answer.body.toString();
    expect(answer.status).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['retry-after']).toBe('10');
    expect(text).toContain('503');
    expect(text).toContain('href="/"');
    expect(text).not.toMatch(/ECONNREFUSED|OutageError|content service|node:internal|127\.0\.0\.1/);
    expect(empty.output()).toMatch(/"statusCode":503.*"a page failed"/);
    // And recovers by itself, nothing of the failure being kept.
    await empty.startStudio();
    await expect.poll(async () => (await rawRequest(empty.port, '/')).status, { timeout: 8000 }).toBe(200);
    await empty.close();
  });
});
