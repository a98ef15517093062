import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asking } from './site-asking.ts';
import { rawRequest, type SiteStage, siteStage } from './site-stage.ts';

let stage: SiteStage;
const { page, until, settled } = asking(() => stage);

beforeAll(async () => {
  stage = await siteStage();
});
afterAll(() => stage?.close());
beforeEach(() => {
  for (const name of Object.keys(stage.studio.faults)) delete stage.studio.faults[name];
  stage.studio.requests.length = 0;
  stage.studio.reads.length = 0;
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

  test('KEEP-03/disk pages that somebody invents leave no copy each, in a form or in its dialog', async () => {
    const folder = join(stage.dataDir, 'site/snapshots');
    const ask = async (path: string) => {
      for (const page of [`/enquire/email?from=${path}`, `/dialogs/email.json?from=${path}`])
        expect((await rawRequest(stage.port, page)).status).toBe(200);
      await settled();
      return readdirSync(folder).sort();
    };
    const before = await ask('/invented');
    expect(await ask('/invented-again')).toEqual(before);
    const ofProperty = await ask('/lionsands/invented');
    expect(await ask('/lionsands/invented/twice')).toEqual(ofProperty);
  });

  test('a read the content service does not answer holds nobody up: the last good copy is shown', async () => {
    stage.studio.faults.blog = { kind: 'hang' };
    await stage.publish(['blog'], () => {});
    const { status, text } = await page('/');
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

  test('CNT-04 when it is back, what changed meanwhile shows', async () => {
    await stage.startStudio();
    Object.assign(stage.studio.store.collections.homepage?.[0] ?? {}, { heroLead: 'Written while away.' });
    await until('/', (text) => text.includes('Written while away.'), 10_000);
  });

  test('GEN-06/no-internals GEN-06/status GEN-06/message RT-15/other-failure CNT-05/homepage a site that never read anything shows a page with the number, an apology and the way home, without a word of what went wrong inside, and comes back by itself', async () => {
    const empty = await siteStage({ started: false });
    await empty.stopStudio();
    await empty.start();
    const answer = await rawRequest(empty.port, '/');
    const text = answer.body.toString();
    expect(answer.status).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['retry-after']).toBe('10');
    const $ = load(text);
    expect($('title').text()).toBe('This page cannot be shown at the moment. Please try again shortly.');
    expect($('h1').text()).toBe('503');
    expect($('main').text()).toContain('Apologies, this page cannot be shown just now.');
    expect($('main a[href="/"]').text()).toMatch(/HOMEPAGE$/);
    expect(text).not.toMatch(/ECONNREFUSED|OutageError|content service|node:internal|127\.0\.0\.1/);
    expect(empty.output()).toMatch(/"statusCode":503.*"a page failed"/);
    // And recovers by itself, nothing of the failure being kept, for this page or another.
    await empty.startStudio();
    await expect.poll(async () => (await rawRequest(empty.port, '/')).status).toBe(200);
    expect(load((await rawRequest(empty.port, '/')).body.toString())('h1').text()).not.toBe('503');
    expect((await rawRequest(empty.port, '/privacy-policy')).status).toBe(200);
    await empty.close();
  });
});
