import { pagePaths } from '@sundowner/brand';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeAccount } from '../e2e/studio-accounts.ts';
import { parseXml, type XmlNode } from '../fakes/xml.ts';
import { demonstrationCollection } from '../support/demonstration-collection.ts';
import { sharedProduct } from '../support/shared-product.ts';
import { site } from '../support/shared-site.ts';
import { type Person, signIn } from '../support/studio-process.ts';
import { expectNobodyHas } from './nobody-has.ts';

const collection = demonstrationCollection();
let editor: Person;

/** What the studio says under a link field that holds the address; `null` where it may be published. */
async function judged(path: string): Promise<string | null> {
  const answer = await editor('GET', `link-offers?query=${encodeURIComponent(path)}`);
  return ((await answer.json()) as { fault: string | null }).fault;
}

async function judgedAll(paths: readonly string[]): Promise<(readonly [string, string | null])[]> {
  const faults: (readonly [string, string | null])[] = [];
  const queue = paths.values();
  const line = async () => {
    for (const path of queue) faults.push([path, await judged(path)]);
  };
  await Promise.all([line(), line(), line(), line()]);
  return faults;
}

const addresses = ({ name, text, children }: XmlNode): string[] =>
  name === 'loc' ? [text] : children.flatMap(addresses);

beforeAll(async () => {
  const product = sharedProduct();
  editor = await signIn({ url: product.studioUrl }, await makeAccount(product, 'editor'));
});

describe('the studio’s judgement of links and the site’s answers', () => {
  test('every address in the sitemap may be linked to', async () => {
    const listed = addresses(parseXml(await (await site.get('/sitemap.xml')).text()));
    const paths = listed.map((address) => new URL(address).pathname);
    expect(paths.length).toBeGreaterThan(150);
    expect(paths).toContain('/lionsands/experiences/food-and-wine');
    expect((await judgedAll(paths)).filter(([, fault]) => fault !== null)).toEqual([]);
  });

  test('so may every other address the site answers, whatever hangs on it', async () => {
    const paths = [
      ...pagePaths(collection).filter((path) => !path.includes('{')),
      ...collection.properties.map(({ root }) => `${root}/rates-and-offers.pdf`),
      ...['/rates.pdf', '/blog/rss.xml', '/blog/feed.json', '/robots.txt', '/site.webmanifest'],
      ...['/packages', '/monwana/rooms', '/capecadogan/apartments', '/lionsands/rates', '/morequarters/any'],
      ...['/lionsands/river-lodge/rooms', '/lionsands/ivory-lodge/fish-eagle-villa', '/monwana/suites'],
      ...['/enquire/amenities/lion-sands-river-lodge', '/enquire/book', '/enquire/email?from=/rates'],
      ...['/blog?property=monwana-game-lodge', '/rates#monwana', '/contact-us/', '/travel-africa?q=x'],
    ];
    const statuses = await Promise.all(paths.map(async (path) => (await site.get(path)).status));
    const answered = paths.filter((_, at) => (statuses[at] ?? 404) < 400);
    expect(answered.length).toBeGreaterThan(70);
    const faults = await judgedAll(paths);
    // Both say no, or both say yes: a property has no treehouses, a page of an outbreak waits for one.
    for (const [path, fault] of faults)
      expect([path, fault === null]).toEqual([path, answered.includes(path)]);
  });

  test('none of what nobody has may be published', async () => {
    const paths = [
      ...[
        '/lionsands/experiences/no-such-kind',
        '/monwana/experiences/river-lodge',
        '/experiences/no-such-kind',
      ],
      ...['/lionsands/no-such-lodge', '/lionsands/no-such-lodge/rooms', '/marataba/river-lodge'],
      ...['/lionsands/treehouses/no-such-treehouse', '/marataba/treehouses/kingston', '/monwana/treehouses'],
      ...[
        '/blog/no-such-story',
        '/blog/first-rains/more',
        '/destinations/nowhere',
        '/residences/no-such-house',
      ],
      ...[
        '/travel-africa/package/no-such-journey',
        '/curated-journeys/no-such-list',
        '/impact/project/none',
        '/careers/none',
      ],
      ...[
        '/travel-africa/destination/atlantis',
        '/travel-africa/travel-type/none',
        '/monwana/treehouses/kingston',
      ],
      ...['/enquire/amenities/no-such-lodge', '/enquire/what-to-expect/nothing', '/enquire/no-such-form'],
      ...['/veld-conservation', '/no-such-page', '/lionsands/rates.pdf', '/other.pdf', '/media/no-such.webp'],
    ];
    const faults = new Map(await judgedAll(paths));
    for (const path of paths) {
      if (!path.startsWith('/media/')) await expectNobodyHas(path);
      expect([path, faults.get(path)]).toEqual([path, expect.stringMatching(/\w/)]);
    }
  });
});
