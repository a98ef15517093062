import { expect, test } from 'vitest';
import { awards } from '../../demo/content/awards.ts';
import { travelPartnerResources, travelPartners } from '../../demo/content/partners/pages.ts';
import { mediaContactDetails } from '../../demo/content/press/contacts.ts';
import { downloads } from '../../demo/content/press/downloads.ts';
import { faultsOf } from '../fakes/schema-vocabulary.ts';
import { eachOf, partNamed, platesOf, repeated, wordsOf } from '../support/page-parts.ts';
import { type SitePage, site } from '../support/shared-site.ts';

type Page = SitePage['$'];

const pages = [
  { id: 'RT-01/awards', path: '/awards', heading: 'Awards', mark: awards[0]?.title ?? '' },
  { id: 'RT-01/careers', path: '/careers', heading: 'Careers', mark: 'Trails guide' },
  { id: 'RT-01/cookie-policy', path: '/cookie-policy', heading: 'Cookie policy', mark: 'enquiry-draft' },
  {
    id: 'RT-01/information-downloads CNT-20/information-downloads',
    path: '/information-downloads',
    heading: 'Fact sheets and downloads',
    mark: 'Lion Sands: fact sheet',
  },
  {
    id: 'RT-01/media-contact-details',
    path: '/media-contact-details',
    heading: 'Media contact details',
    mark: mediaContactDetails.contacts?.[0]?.name ?? '',
  },
  {
    id: 'RT-01/travel-partners CNT-13/travel-partners',
    path: '/travel-partners',
    heading: 'For travel partners',
    mark: 'Terms for travel partners',
  },
  {
    id: 'RT-01/travel-partner-resources',
    path: '/travel-partner-resources',
    heading: 'Travel partner resources',
    mark: 'Conservation and food',
  },
  {
    id: 'the terms of booking',
    path: '/booking-terms',
    heading: 'Booking and cancellation terms',
    mark: 'deposit of 30 per cent',
  },
  { id: 'how to pay safely', path: '/paying-safely', heading: 'How to pay us safely', mark: 'recall' },
  { id: 'the terms of the site', path: '/site-terms', heading: 'Terms of this site', mark: 'Western Cape' },
];

test.each(pages)(
  '$id answers 200 with its own heading, title, description, trail and content',
  async ({ path, heading, mark }) => {
    const { status, $ } = await site.page(path);
    expect(status).toBe(200);
    expect($('h1')).toHaveLength(1);
    expect(wordsOf($('h1'))).toContain(heading);
    expect(wordsOf($('main'))).toContain(mark);
    expect($('meta[name="description"]').attr('content')?.length).toBeGreaterThan(50);
    const nodes = $('script[type="application/ld+json"]')
      .toArray()
      .map((node) => JSON.parse($(node).text()) as Record<string, unknown>);
    for (const node of nodes) expect(faultsOf(node)).toEqual([]);
    expect(nodes.map((node) => node['@type'])).toContain('BreadcrumbList');
    expect(repeated(platesOf($, $('main')))).toEqual([]);
  },
);

test('each of them has a title and a description of its own', async () => {
  const heads = await Promise.all(pages.map(({ path }) => site.page(path)));
  expect(new Set(heads.map(({ $ }) => $('title').text())).size).toBe(pages.length);
  const descriptions = heads.map(({ $ }) => $('meta[name="description"]').attr('content'));
  expect(new Set(descriptions).size).toBe(pages.length);
});

test('RT-01/privacy-policy-clean the same policy without the site around it', async () => {
  const [clean, whole] = [await site.page('/privacy-policy-clean'), await site.page('/privacy-policy')];
  expect(clean.status).toBe(200);
  expect(clean.$('h1')).toHaveLength(1);
  const policy = (page: Page) => eachOf(page, page('main section'));
  expect(policy(clean.$).length).toBeGreaterThan(8);
  expect(policy(clean.$)).toEqual(policy(whole.$));
  const around = 'nav, header, footer, script[type="module"], main img, [data-consent]';
  expect(clean.$(around)).toHaveLength(0);
  expect(whole.$(around).length).toBeGreaterThan(3);
  expect(clean.$('title').text()).not.toBe(whole.$('title').text());
  const listed = await (await site.get('/sitemap.xml')).text();
  expect(listed).toContain('/careers</loc>');
  expect(listed).not.toContain('privacy-policy-clean');
});

const listed = ($: Page) => eachOf($, $('#vacancies-listed h3'));

test('CNT-21/filters the open posts are narrowed down by place and contract, in the address, and nothing found leads on', async () => {
  const all = await site.page('/careers');
  expect(listed(all.$)).toHaveLength(6);
  const chip = (page: Page, label: string) =>
    page('#vacancy-filters a')
      .filter((_, link) => wordsOf(page(link)) === label)
      .attr('href') ?? '';
  const marataba = await site.page(chip(all.$, 'Marataba'));
  expect(listed(marataba.$)).toEqual(['Field ranger']);
  expect(wordsOf(marataba.$('#vacancy-count'))).toBe('1 vacancy');
  expect(eachOf(marataba.$, marataba.$('#vacancy-filters [aria-current]'))).toEqual([
    'Marataba',
    'Any contract',
  ]);
  const none = await site.page(chip(marataba.$, 'Six months'));
  expect(listed(none.$)).toEqual([]);
  expect(wordsOf(none.$('#vacancy-count'))).toBe('No vacancy matches your choices.');
  expect(none.$('#vacancies-listed a').attr('href')).toBe('/careers#vacancies');
  expect(listed((await site.page('/careers?place=offices')).$)).toEqual(['Reservations consultant']);
  expect(listed((await site.page('/careers?place=atlantis')).$)).toHaveLength(6);
});

type Node = Readonly<Record<string, unknown>>;

const nodesOf = ($: Page, type: string) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((node) => JSON.parse($(node).text()) as Node)
    .filter((node) => node['@type'] === type);

test('CNT-21/list the page of all posts says no more than which there are, each with a page of its own', async () => {
  const { $ } = await site.page('/careers');
  expect(nodesOf($, 'JobPosting')).toEqual([]);
  const [list] = nodesOf($, 'ItemList');
  const items = list?.itemListElement as readonly { readonly name: string; readonly url: string }[];
  expect(items.map(({ name }) => name)).toEqual(listed($));
  const links = $('#vacancies-listed a[href^="/careers/"]').toArray();
  expect(links.map((link) => $(link).attr('href'))).toEqual(items.map(({ url }) => new URL(url).pathname));
});

test('CNT-21/vacancy a post has a page of its own, and says to search engines there alone what it is', async () => {
  const all = await site.page('/careers');
  const sitemap = await (await site.get('/sitemap.xml')).text();
  for (const link of all.$('#vacancies-listed a[href^="/careers/"]').toArray()) {
    const path = all.$(link).attr('href') ?? '';
    const { status, $ } = await site.page(path);
    expect(status).toBe(200);
    const [post, ...more] = nodesOf($, 'JobPosting');
    expect(more).toEqual([]);
    expect(post?.title).toBe(wordsOf($('h1')));
    expect(new URL(String(post?.url)).pathname).toBe(path);
    expect(post?.datePosted).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(post?.validThrough).toMatch(/^20\d\d-\d\d-\d\dT23:59:59\+02:00$/);
    expect(post?.employmentType).not.toHaveLength(0);
    expect($(`a[href^="/enquire/careers?vacancy=${path.split('/').at(-1)}"]`)).toHaveLength(1);
    expect($('meta[name="description"]').attr('content')?.length).toBeGreaterThan(30);
    expect(sitemap).toContain(`${path}</loc>`);
  }
  expect((await site.get('/careers/no-such-post')).status).toBe(404);
});

test('GEN-09/numbers every number to call is international in structured data', async () => {
  for (const path of ['/', '/contact-us', '/lionsands', '/lionsands/river-lodge']) {
    const { $ } = await site.page(path);
    const text = $('script[type="application/ld+json"]').text();
    const numbers = [...text.matchAll(/"telephone":"([^"]*)"/g)].map(([, number]) => number);
    expect(numbers.length, path).toBeGreaterThan(0);
    for (const number of numbers) expect(number).toMatch(/^\+[1-9]\d{6,14}$/);
  }
});

test('FRM-12/careers a post’s own button opens the form with the post chosen; without one none is', async () => {
  const { $ } = await site.page('/careers');
  const chosen = async (href: string) => {
    const form = await site.page(href);
    expect(form.$('form input[type="file"][name="cv"]')).toHaveLength(1);
    return wordsOf(form.$('select[name="vacancy"] option[selected]'));
  };
  const row = $('#vacancies-listed details').filter((_, each) => wordsOf($(each)).includes('Sous-chef'));
  expect(await chosen(row.find('a[href^="/enquire/careers"]').attr('href') ?? '')).toBe(
    'Sous-chef, River Lodge, Lion Sands',
  );
  const open = $('main a:contains("Apply without a vacancy")').attr('href') ?? '';
  expect(await chosen(open)).not.toContain('Sous-chef');
});

const documents = ($: Page) => eachOf($, $('#documents-listed tbody th[scope="row"] a')).map(nameOf);
const nameOf = (words: string) => words.replace(/, PDF, .*$/, '');

test('CNT-20/information-downloads every document for guests with its kind, size and date, searched and filtered by plain addresses', async () => {
  const { $ } = await site.page('/information-downloads');
  const forGuests = downloads.filter(({ forPartners }) => !forPartners);
  expect(documents($).toSorted()).toEqual(forGuests.map(({ title }) => title).toSorted());
  const row = $('#documents-listed tr').filter((_, each) => wordsOf($(each)).includes('Monwana: fact sheet'));
  expect(eachOf($, row.find('td').slice(1))).toEqual([
    'PDF',
    expect.stringMatching(/^\d+ KB$/),
    '9 September 2026',
  ]);
  const file = await site.get(row.find('a').attr('href') ?? '');
  expect(file.headers.get('content-type')).toContain('application/pdf');
  const form = $('form[aria-label="Filter the documents"]');
  expect([form.attr('method'), form.find('input[type="search"]').attr('name')]).toEqual(['get', 'q']);
  const found = async (query: string) => documents((await site.page(`/information-downloads?${query}`)).$);
  expect(await found('q=coals')).toEqual(['Twelve dishes from the coals, without meat']);
  expect(await found('q=fact&property=marataba')).toEqual(['Marataba: fact sheet']);
  expect(await found('property=capecadogan')).toEqual(['Cape Cadogan: fact sheet']);
  const nothing = await site.page('/information-downloads?q=helicopter');
  expect(documents(nothing.$)).toEqual([]);
  expect(wordsOf(nothing.$('#document-count'))).toBe('No document matches.');
  expect(nothing.$('#documents-listed a').attr('href')).toBe('/information-downloads#documents');
});

const named = (list: unknown): string[] =>
  (list as { name: string }[] | undefined)?.map(({ name }) => name) ?? [];

test('CNT-20/downloads partners find their documents by subject, and words keep what a property chose', async () => {
  const partners = await site.page('/travel-partners');
  expect(documents(partners.$).toSorted()).toEqual(named(travelPartners.informationDownloads).toSorted());
  const { $ } = await site.page('/travel-partner-resources');
  expect(eachOf($, $('#documents-listed th[scope="rowgroup"]'))).toEqual(
    travelPartnerResources.sections?.map(({ heading }) => heading),
  );
  expect(documents($)).toEqual(travelPartnerResources.sections?.flatMap(({ downloads }) => named(downloads)));
  const asked = await site.page('/travel-partner-resources?property=monwana&q=sheet');
  expect(documents(asked.$)).toEqual(['Monwana: fact sheet']);
  expect(asked.$('input[name="property"]').attr('value')).toBe('monwana');
  expect(asked.$('#document-properties a:contains("Marataba")').attr('href')).toBe(
    '/travel-partner-resources?property=marataba&q=sheet#documents',
  );
});

test('CNT-20/assistance CNT-20/availability-search both numbers, the agents’ search and who looks after whom', async () => {
  for (const [path, content] of [
    ['/travel-partners', travelPartners],
    ['/travel-partner-resources', travelPartnerResources],
  ] as const) {
    const { $ } = await site.page(path);
    const band = partNamed($, 'Need assistance?');
    for (const number of [content.needAssistancePhoneNumber, content.needAssistancePhoneNumberSales])
      expect(band.find(`a[href^="tel:"]:contains("${number}")`), path).toHaveLength(1);
    for (const words of [content.needAssistance, content.needAssistanceSales])
      expect(wordsOf(band)).toContain(words);
    for (const { mail } of content.contacts ?? [])
      expect(band.find(`a[href="mailto:${mail}"]`)).toHaveLength(1);
    expect($(`main a[href="${content.availabilitySearch}"][target="_blank"]`)).toHaveLength(1);
  }
});

test('CNT-20/media-gallery pictures of every gallery, and the rates as pages and sheets', async () => {
  const { $ } = await site.page('/travel-partner-resources');
  const pictures = partNamed($, 'Pictures').first();
  expect(eachOf($, pictures.find('[aria-label="Galleries"] li')).length).toBe(
    named(travelPartnerResources.mediaGallery).length,
  );
  expect(pictures.find('[data-gallery] li[data-src]').length).toBeGreaterThan(30);
  const sheets = partNamed($, 'Public rates').find('a[href$=".pdf"]');
  expect(sheets).toHaveLength(5);
  for (const sheet of sheets.toArray()) {
    const answer = await site.get($(sheet).attr('href') ?? '');
    expect(answer.headers.get('content-type')).toContain('application/pdf');
  }
});

test('awards stand under their years with what each was given for, and lead to their story', async () => {
  const { $ } = await site.page('/awards');
  const years = [...new Set(awards.map(({ year }) => String(year)))];
  expect(eachOf($, $('main h2'))).toEqual(years);
  expect(eachOf($, $('main h3')).toSorted()).toEqual(awards.map(({ title }) => title).toSorted());
  for (const { link } of awards) expect($(`main a[href="${link}"]`).length, String(link)).toBeGreaterThan(0);
});

test('pages of the company are found by what stands on them', async () => {
  const first = async (words: string) => {
    const { $ } = await site.page(`/search?q=${encodeURIComponent(words)}`);
    return $('main a[href^="/"]')
      .toArray()
      .map((link) => $(link).attr('href'))
      .filter((href) => !href?.startsWith('/search') && !href?.startsWith('/enquire'))
      .map((href) => href?.split('#', 1)[0])
      .slice(0, 3);
  };
  expect(await first('sous-chef')).toContain('/careers/sous-chef-river-lodge');
  expect(await first('packing list')).toContain('/information-downloads');
  expect(await first('cookie policy')).toContain('/cookie-policy');
});

test('the cookie policy lists what is kept, and no page sets a cookie by itself', async () => {
  const { $ } = await site.page('/cookie-policy');
  const names = eachOf($, $('table tbody th code'));
  expect(names).toEqual(expect.arrayContaining(['currency', 'enquiry-draft:…', 'enquiry-receipt']));
  expect(names).not.toContain('consent');
  for (const { path } of pages) expect((await site.get(path)).headers.getSetCookie(), path).toEqual([]);
});
