import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rawRequest, type SiteStage, siteStage, steady } from './site-stage.ts';

let stage: SiteStage;
beforeAll(async () => {
  stage = await siteStage();
});
afterAll(() => stage?.close());

async function ask(path: string, method = 'GET') {
  const { status, headers } = await rawRequest(stage.port, path, { method });
  return { status, to: headers.location ?? null, control: headers['cache-control'] };
}

/** Puts the editors' redirects in, as a publish does. */
const publish = (...table: [from: string, to: string][]) =>
  stage.publish(['redirects'], (studio) => {
    studio.store.collections.redirects = table.map(([from, to], index) => ({ id: index + 1, from, to }));
  });

describe('addresses of the old site', () => {
  test.each([
    ['RT-17/rates-and-offers', '/rates-and-offers', '/rates'],
    ['RT-17/property-rates', '/lionsands/rates', '/lionsands/rates-and-offers'],
    ['RT-17/property-rates', '/monwana/rates', '/monwana/rates-and-offers'],
    ['RT-17/property-rates', '/marataba/rates', '/marataba/rates-and-offers'],
    ['RT-17/property-rates', '/capecadogan/rates?adults=2', '/capecadogan/rates-and-offers?adults=2'],
    ['RT-17/monwana-rooms', '/monwana/rooms', '/monwana/suites'],
    ['RT-17/packages', '/packages', '/curated-journeys'],
  ])('%s %s answers 301 to %s', async (_id, path, to) => {
    for (const method of ['GET', 'HEAD']) expect(await ask(path, method)).toMatchObject({ status: 301, to });
  });

  const old: [from: string, to: string][] = [
    ['/morequarters*', '/capecadogan'],
    ['/capecadogan/apartments', '/capecadogan/residence'],
  ];

  test.each([
    ['RT-10', '/morequarters', '/capecadogan'],
    ['RT-10', '/MoreQuarters/redcliffe-house?a=1', '/capecadogan?a=1'],
    ['RT-10', '/morequarters-hotel', '/capecadogan'],
    ['RT-17/capecadogan-apartments', '/capecadogan/apartments', '/capecadogan/residence'],
  ])('%s %s answers 301 to %s, as the editors’ redirects say', async (_id, path, to) => {
    await publish(...old);
    for (const method of ['GET', 'HEAD']) expect(await ask(path, method)).toMatchObject({ status: 301, to });
  });

  test('RT-10 a path that only looks like it is no such address', async () => {
    await publish(...old);
    for (const path of ['/more', '/blog/morequarters', '/x?to=/morequarters', '/contact-us']) {
      expect((await ask(path)).to, path).toBeNull();
    }
  });

  test('nobody posts to an address that moved', async () => {
    expect((await ask('/morequarters', 'POST')).status).toBe(405);
  });
});

describe('RT-17/studio redirects editors keep', () => {
  beforeEach(() => publish());

  test('RT-17/studio one shows at the first request after publishing, and goes as fast', async () => {
    expect((await ask('/our-lodges')).status).toBe(404);
    await publish(['/our-lodges', '/contact-us']);
    expect(await ask('/our-lodges')).toEqual({ status: 301, to: '/contact-us', control: 'no-cache' });
    await publish();
    expect((await ask('/our-lodges')).status).toBe(404);
  });

  test('RT-17/studio the query is kept, other hosts and pages not yet built are targets too', async () => {
    await publish(
      ['/old', '/lionsands/river-lodge#rooms'],
      ['/tickets', 'https://elsewhere.example/buy?from=us'],
      ['/mail', 'mailto:concierge@example.com'],
      ['/script', 'javascript:alert(1)'],
    );
    expect((await ask('/old?utm_source=letter')).to).toBe('/lionsands/river-lodge?utm_source=letter#rooms');
    expect((await ask('/tickets?a=1')).to).toBe('https://elsewhere.example/buy?from=us&a=1');
    expect((await ask('/mail')).status).toBe(404);
    expect((await ask('/script')).status).toBe(404);
    expect((await ask('/OLD/')).status).toBe(301);
  });

  test('RT-17/studio a page wins over a redirect, until it is gone', async () => {
    await publish(['/contact-us', '/elsewhere'], ['/privacy-policy', '/our-promise'], ['/', '/elsewhere']);
    expect((await ask('/contact-us')).status).toBe(200);
    expect((await ask('/')).status).toBe(200);
    expect((await ask('/privacy-policy')).status).toBe(200);
    const { privacyPolicy = [] } = stage.studio.store.collections;
    await stage.publish(['privacyPolicy'], ({ store }) => {
      store.collections.privacyPolicy = [];
    });
    expect(await ask('/privacy-policy')).toMatchObject({ status: 301, to: '/our-promise' });
    await stage.publish(['privacyPolicy'], ({ store }) => {
      store.collections.privacyPolicy = privacyPolicy;
    });
    expect((await ask('/privacy-policy')).status).toBe(200);
  });

  test('RT-17/studio a chain is one step, a circle is none', async () => {
    await publish(
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/contact-us'],
      ['/x', '/y'],
      ['/y', '/x'],
      ['/z', '/z'],
    );
    expect((await ask('/a')).to).toBe('/contact-us');
    for (const path of ['/x', '/y', '/z']) expect((await ask(path)).status, path).toBe(404);
    await publish(['/capecadogan', '/morequarters'], ['/morequarters*', '/capecadogan']);
    for (const path of ['/capecadogan', '/morequarters']) expect((await ask(path)).status, path).toBe(404);
  });

  test('RT-17/studio the last good copy stands in while the studio is away, and made-up addresses are no load on it', async () => {
    await publish(['/old', '/contact-us']);
    expect((await ask('/old')).status).toBe(301);
    // What the publish itself has drawn anew is another matter.
    const asked = await steady(() => stage.studio.requests.length);
    for (let made = 0; made < 30; made++) expect((await ask(`/made-up-${made}`)).status).toBe(404);
    expect(stage.studio.requests.length - asked).toBeLessThan(8);
    await stage.stopStudio();
    await stage.stop();
    await stage.start();
    expect(await ask('/old')).toMatchObject({ status: 301, to: '/contact-us' });
    expect((await ask('/older')).status).toBe(404);
    await stage.startStudio();
  });
});
