import { lastingPages } from '@sundowner/brand';
import { previewTokenMs, signPreviewToken } from '@sundowner/keyring';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demonstrationCollection } from '../support/demonstration-collection.ts';
import { sharedSite } from './site-shared.ts';
import { type RunningSite, rawRequest, steady } from './site-stage.ts';

let stage: RunningSite;

beforeAll(async () => {
  stage = await sharedSite();
  const [home] = stage.studio.store.collections.homepage ?? [];
  if (home) stage.studio.drafts.homepage = [{ ...home, heroLead: 'Words nobody has seen yet.' }];
});
afterAll(() => stage?.close());

const address = (path: string, token: string) => `${path}?preview=${token}`;
const tokenFor = (path: string, lasts = previewTokenMs, key = stage.keyring.contentToken) =>
  signPreviewToken({ path, expires: Date.now() + lasts }, key);
const page = async (path: string) => {
  const answer = await rawRequest(stage.port, path);
  return { ...answer, text: answer.body.toString() };
};

describe('a preview', () => {
  test('shows drafts, says so, is kept by nobody and framed by the studio alone', async () => {
    const { status, headers, text } = await page(address('/', tokenFor('/')));
    expect(status).toBe(200);
    expect(text).toContain('Words nobody has seen yet.');
    expect(text).toContain('A preview.');
    expect(text).toContain('name="robots" content="noindex');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${stage.studio.address}`);
    expect(headers['x-cache']).toBeUndefined();
    const version = headers['x-preview-version'];
    expect(text).toContain(`data-version="${version}"`);
    expect((await page(address('/', tokenFor('/')))).headers['x-preview-version']).toBe(version);
  });

  test('leaves the page of visitors as it is: no draft, no bar, no frame', async () => {
    await page(address('/', tokenFor('/')));
    const { text, headers } = await page('/');
    expect(text).not.toContain('Words nobody has seen yet.');
    expect(text).not.toMatch(/preview/i);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test('ends after an hour, and is for its own page alone', async () => {
    const refused = [
      tokenFor('/', -1),
      tokenFor('/', 2 * previewTokenMs),
      tokenFor('/', previewTokenMs, 'another token'),
      tokenFor('/contact-us'),
      'x',
      '',
    ];
    for (const token of refused) {
      const { status, headers, text } = await page(address('/', token));
      expect(status).toBe(403);
      expect(headers['content-type']).toContain('text/plain');
      expect(headers['cache-control']).toBe('no-store');
      expect(text).toContain('Open the entry in the studio again');
      expect(text).not.toContain('Words nobody');
    }
  });

  test('of a studio that is away is an error page, not what was published', async () => {
    stage.studio.faults.all = { kind: 'status', status: 500 };
    const { status, text } = await page(address('/', tokenFor('/')));
    delete stage.studio.faults.all;
    expect(status).toBe(503);
    expect(text).not.toContain('Four landscapes.');
  });
});

describe('a page made afresh, its frame included', () => {
  beforeAll(async () => {
    await steady(() => stage.studio.requests.length);
  });
  // A preview reads everything anew, and nothing else is rendered meanwhile: its requests are those of one cold page.
  const ofEntries = [
    '/lionsands/river-lodge',
    '/lionsands/river-lodge/rooms',
    '/lionsands/treehouses/chalkley',
    '/lionsands/experiences/safari',
    '/experiences/safari',
    '/destinations/cape-town',
  ];
  test.each([...lastingPages(demonstrationCollection()), ...ofEntries, '/enquire/telephone'])(
    '%s takes at most eight requests to the studio',
    async (path) => {
      stage.studio.requests.length = 0;
      // A place the stand-in has no entry of is not found, after the same reads.
      expect((await page(address(path, tokenFor(path)))).status).toBeLessThan(500);
      const asked = stage.studio.requests.filter((name) => !/content-changes/.test(name));
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.length).toBeLessThanOrEqual(8);
    },
  );
});
