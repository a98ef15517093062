import { expect, test } from 'vitest';
import { sheetsOf, unstyled } from '../support/page-styles.ts';
import { site } from '../support/shared-site.ts';
import { templates } from '../support/templates.ts';

test('a page of each template links at most two style sheets, with the rules of every class and every palette it wears', async () => {
  const found: string[] = [];
  const themes = new Set<string>();
  for (const { name, path } of templates) {
    const { html } = await site.page(path);
    if (sheetsOf(html).length > 2) found.push(`${name}: ${sheetsOf(html).join(' ')}`);
    found.push(...unstyled(html).map((fault) => `${name}: ${fault}`));
    for (const [, theme = ''] of html.matchAll(/\sdata-theme="([^"]*)"/g)) themes.add(theme);
  }
  expect(found).toEqual([]);
  expect(themes.size).toBeGreaterThan(4);
});

test('a class without its style sheet and a palette that is nowhere are noticed', async () => {
  const { html } = await site.page('/capecadogan/residence');
  const [frame = ''] = sheetsOf(html).filter((href) => href.includes('document.'));
  const [own = ''] = sheetsOf(html).filter((href) => href !== frame);
  expect(unstyled(html.replace(own, frame)).length).toBeGreaterThan(20);
  expect(unstyled(html.replaceAll('data-theme="ocean"', 'data-theme="tundra"'))).toContain(
    'data-theme="tundra"',
  );
});
