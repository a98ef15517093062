import { dayIn } from '@sundowner/calendar/zone';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { kingston } from '../../demo/content/treehouses/kingston.ts';
import { thabametsi } from '../../demo/content/treehouses/thabametsi.ts';
import { wordsOf } from '../support/page-parts.ts';
import { plainForm } from '../support/plain-form.ts';
import { site } from '../support/shared-site.ts';

test.each([
  ['/lionsands/treehouses/kingston', kingston],
  ['/marataba/treehouses/thabametsi', thabametsi],
] as const)(
  'TSK-02/weather TSK-02/included TSK-02/price-once %s says open what happens in bad weather, what is included, and its price once',
  async (path, { weatherPlan, whoMayStay, included, slug }) => {
    const { $ } = await site.page(path);
    const main = $('main');
    const prices = main
      .find('[data-price] data')
      .toArray()
      .map((price) => $(price).attr('value'));
    expect(prices, slug).not.toEqual([]);
    // What a child pays is another price.
    expect(new Set(prices).size, slug).toBe(prices.length);
    main.find('details').remove();
    const open = wordsOf(main);
    for (const words of [weatherPlan, whoMayStay, ...(included ?? [])]) {
      expect(words).toBeTruthy();
      expect(open).toContain((words ?? '').replace(/\s+/g, ' ').trim());
    }
  },
);

test('TSK-01/search “change my enquiry” and what somebody forgot are answered first by their own page', async () => {
  for (const question of ['change my enquiry', 'I forgot to say my wife is vegan']) {
    const { $ } = await site.page(`/search?${new URLSearchParams({ q: question })}`);
    const hrefs = $('main a[href]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '')
      .filter((href) => !href.startsWith('/search'));
    expect(hrefs[0], question).toBe('/my-enquiry');
    expect(hrefs[1], question).toMatch(/^\/enquire\/contact\?.*subject=sent\+enquiry/);
  }
  const { $ } = await site.page('/search?q=vegan');
  expect($('main a[href="/my-enquiry"]')).toHaveLength(0);
});

test('TSK-04/searched who asks the search for pictures to take away finds their files first, those of a named property alone', async () => {
  const files = async (question: string) => {
    const { $ } = await site.page(`/search?${new URLSearchParams({ q: question })}`);
    return $('main a[download]')
      .toArray()
      .map((link) => [$(link).attr('href'), $(link).text().replaceAll('\u00a0', ' ')]);
  };
  const all = await files('pictures zip');
  expect(all.length).toBeGreaterThan(1);
  const own = await files('all pictures of lion sands');
  expect(own).toEqual([['/lionsands/pictures.zip', expect.stringMatching(/^Lion Sands: \d+ pictures, ZIP/)]]);
  expect(await files('pictures')).toEqual([]);
});

test.each([
  ['lionsands', 'lion-sands', 'Shaw’s Gate'],
  ['marataba', 'marataba', 'There is no malaria here'],
  ['monwana', 'monwana', 'Guernsey road gate'],
  ['capecadogan', 'cape cadogan', 'Cape Town International'],
])(
  'TSK-03/%s TSK-03/linked TSK-03/searched says how to come and what to pack, is linked from the property, and is found',
  async (root, name, words) => {
    const path = `/${root}/travel-info`;
    const { status, $ } = await site.page(path);
    expect(status).toBe(200);
    expect(wordsOf($('main'))).toContain(words);
    for (const id of ['getting-here', 'gates', 'levies', 'health', 'what-to-pack', 'money', 'accessibility'])
      expect($(`#${id}`), id).toHaveLength(1);
    const { $: property } = await site.page(`/${root}`);
    expect(property(`nav a[href="${path}"]`).length).toBeGreaterThan(0);
    expect(property(`#getting-here a[href="${path}"]`)).toHaveLength(1);
    const { $: found } = await site.page(`/search?${new URLSearchParams({ q: `what to pack ${name}` })}`);
    const hrefs = found('main h3 a')
      .toArray()
      .map((link) => found(link).attr('href'));
    expect(hrefs.slice(0, 3)).toContain(`${path}#what-to-pack`);
  },
);

test.each([
  ['/lionsands', 'Lion Sands', ['Sunset', 'moon', 'Shaw’s Gate', '°C']],
  ['/marataba', 'Marataba', ['Sunset', 'moon', 'Marataba Gate', '°C']],
  ['/monwana', 'Monwana', ['Sunset', 'moon', 'Guernsey road gate', '°C']],
  ['/capecadogan', 'Cape Cadogan', ['Sunset', 'moon', 'Front door']],
])('FEL-02/places %s says what tonight is like, of the day it is there', async (path, name, facts) => {
  const { $ } = await site.page(path);
  const line = $('section[aria-labelledby="tonight-heading"]');
  expect(line).toHaveLength(1);
  expect(wordsOf(line.find('h2'))).toContain(`Tonight at ${name}`);
  expect(line.find('time').attr('datetime')).toBe(dayIn(Date.now(), 'Africa/Johannesburg'));
  expect(line.find('li')).toHaveLength(facts.length);
  for (const fact of facts) expect(wordsOf(line).toLowerCase()).toContain(fact.toLowerCase());
});

test('TSK-04/linked TSK-04/net-rates partners take the pictures of each property as one file, and ask a person for net rates', async () => {
  // Both pages for partners have them: the first is one tap from the foot of every page.
  const { $: first } = await site.page('/travel-partners');
  const { $ } = await site.page('/travel-partner-resources');
  const linked = (page: typeof $) =>
    page('#archives a')
      .toArray()
      .map((link) => page(link).attr('href'));
  expect(linked(first)).toEqual(linked($));
  expect(first('footer a[href="/travel-partners"]')).toHaveLength(1);
  const archives = $('#archives a[href$="/pictures.zip"]').toArray();
  expect(archives.map((link) => $(link).attr('href'))).toEqual(
    ['lionsands', 'monwana', 'marataba', 'capecadogan'].map((root) => `/${root}/pictures.zip`),
  );
  for (const link of archives) {
    const answer = await site.get($(link).attr('href') ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())));
    expect($(link).text()).toContain(`${files.length - 1} picture`);
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((name) => !/\.jpg$|\/titles\.txt$/.test(name))).toEqual([]);
    const again = await site.get($(link).attr('href') ?? '', {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  }
  expect((await site.get('/nowhere/pictures.zip')).status).toBe(404);
  for (const asked of [
    first('main a:contains("Write to us for net rates")'),
    $('#rates a:contains("net rates")'),
  ]) {
    const form = await site.page(asked.attr('href') ?? '');
    expect(plainForm(form.$, '#contact-form').valuesOf('subject')).toEqual(['trade']);
  }
});

test('TSK-04/resumed TSK-04/cached an archive that broke off goes on byte for byte once its pictures are made, and says its length', async () => {
  const path = '/monwana/pictures.zip';
  const bytesOf = async (headers: Record<string, string> = {}) => {
    const answer = await site.get(path, { headers });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  // The first makes what is still to be made.
  const { bytes: first } = await bytesOf();
  const head = await site.get(path, { method: 'HEAD' });
  const etag = head.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"/);
  expect([head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
    String(first.length),
    'bytes',
  ]);
  const cut = Math.floor(first.length / 2);
  const before = await bytesOf({ range: `bytes=0-${cut - 1}` });
  const after = await bytesOf({ range: `bytes=${cut}-`, 'if-range': etag });
  expect([before.answer.status, after.answer.status]).toEqual([206, 206]);
  expect(after.answer.headers.get('content-range')).toBe(`bytes ${cut}-${first.length - 1}/${first.length}`);
  const both = Buffer.concat([before.bytes, after.bytes]);
  expect(both.equals(first)).toBe(true);
  expect(Object.keys(unzipSync(both)).length).toBeGreaterThan(2);
  const older = await bytesOf({ range: `bytes=${cut}-`, 'if-range': '"older"' });
  expect([older.answer.status, older.bytes.equals(first)]).toEqual([200, true]);
  const beyond = await bytesOf({ range: `bytes=${first.length}-` });
  expect([beyond.answer.status, beyond.answer.headers.get('content-range')]).toEqual([
    416,
    `bytes */${first.length}`,
  ]);
});
