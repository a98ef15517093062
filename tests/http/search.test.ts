import { expect, test } from 'vitest';
import { site } from '../support/shared-site.ts';

const asked = (q: string, more: Record<string, string> = {}) =>
  `/search?${new URLSearchParams({ q, ...more })}`;

test('a question is asked and answered without a script, and its words are marked', async () => {
  const { $: lost } = await site.page('/no-such-page');
  const form = lost('main form[action="/search"]');
  expect(form.attr('method') ?? 'get').toBe('get');
  expect(form.find('input[type="search"]').attr('name')).toBe('q');
  expect(form.find('button').text()).toContain('Search');

  const { $, status } = await site.page(asked('privcy'));
  expect(status).toBe(200);
  expect($('h1').text()).toContain('privcy');
  expect($('title').text()).toMatch(/^privcy \| Search \| /);
  expect($('main h2').first().text()).toBe('Best matches');
  const result = $('main a[href="/privacy-policy"]').first();
  expect(result.find('mark').text()).toMatch(/privacy/i);
});

test('the footer leads to the search, and a question before it is asked has places to start', async () => {
  const { $: home } = await site.page('/');
  expect(home('footer a[href="/search"]').text()).toBe('Search');
  const { $ } = await site.page('/search');
  expect($('h1').text()).toBe('Search');
  expect($('main [role="status"]').text()).toBe(
    'Lodges, rooms, experiences, offers, questions and downloads.',
  );
  expect($('main a[href="/contact-us"]').text()).toContain('Contact us');
  expect($('meta[name="robots"]').attr('content')).toContain('noindex');
});

test('only built pages are found, and nothing found says so with ways on', async () => {
  const { $: found } = await site.page(asked('lion'));
  const links = new Set(
    found('main a[href^="/"]')
      .toArray()
      .map((link) => (found(link).attr('href') ?? '').split(/[?#]/, 1)[0] ?? ''),
  );
  expect(links.size).toBeGreaterThan(5);
  const answers = await Promise.all([...links].map(async (href) => [href, (await site.get(href)).status]));
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  const { $ } = await site.page(asked('qqqqzzzz'));
  expect($('h1').text()).toContain('Nothing found for');
  expect($('main a[href="/experiences"]').text()).toContain('All experiences');
});

test.each([
  'a'.repeat(1000),
  'lodge '.repeat(150),
  '<script>alert(1)</script>',
  '" onfocus="x',
  '%00%00',
  '((((',
  '__proto__',
])('a long or hostile question is answered like any other: %s', async (q) => {
  const response = await site.get(asked(q, { in: 'nonsense', page: '-9e9' }));
  expect(response.status).toBe(200);
  // Inside the quotes of an attribute a tag is words.
  expect((await response.text()).replaceAll(/"[^"]*"/g, '')).not.toMatch(/<script>alert|onfocus=(?!&quot;)/);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
