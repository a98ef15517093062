import { expect, test } from 'vitest';
import { firstCharacters } from '../../apps/site/build/first-characters.ts';
import { site } from '../support/shared-site.ts';

test('GEN-10/every-page what a page says needs no character beyond the first ones', async () => {
  const { html } = await site.page('/sitemap.xml');
  const listed = [...html.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  expect(listed.length).toBeGreaterThan(150);
  const first = new Set(firstCharacters);
  const others: string[] = [];
  for (const path of [...listed, '/enquire/telephone', '/enquire/email', '/search?q=lion', '/no-such-page']) {
    const { $ } = await site.page(path);
    $('script, style').remove();
    const beyond = [...new Set($('body').text())].filter((one) => one >= ' ' && !first.has(one));
    if (beyond.length > 0) others.push(`${path}: ${beyond.join(' ')}`);
  }
  expect(others).toEqual([]);
});
