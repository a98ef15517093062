import { describe, expect, test } from 'vitest';
import { impact } from '../../demo/content/impact/page.ts';
import { committee, initiatives, pillars } from '../../demo/content/impact/pillars.ts';
import { projects } from '../../demo/content/impact/projects.ts';
import { eachOf, partNamed, platesOf, repeated, wordsOf } from '../support/page-parts.ts';
import { site } from '../support/shared-site.ts';

const pathOf = ({ slug }: (typeof projects)[number]) => `/impact/project/${slug}`;

/** A page of its own: status, one heading, title and description. */
async function ownPage(path: string, heading: string) {
  const page = await site.page(path);
  const { status, $ } = page;
  expect(status, path).toBe(200);
  expect($('h1'), path).toHaveLength(1);
  expect(wordsOf($('h1')), path).toBe(heading);
  expect($('meta[name="description"]').attr('content'), path).toMatch(/.{40,}/);
  expect($('title').text(), path).toMatch(/.{12,}/);
  expect(repeated(platesOf($, $('main'))), path).toEqual([]);
  return page;
}

describe('Impact', () => {
  test('RT-01/impact CNT-09/pillars CNT-09/initiatives CNT-09/committee CNT-09/projects all of it, from the one entry', async () => {
    const { $ } = await ownPage('/impact', impact.heading);
    expect(eachOf($, $('#pillars li[id] > div > h3'))).toEqual(pillars.map(({ name }) => name));
    for (const pillar of pillars) {
      const own = initiatives.filter(({ pillar: of }) => of && 'name' in of && of.name === pillar.slug);
      expect(eachOf($, $('#pillars').find(`#${pillar.slug} summary h4`)), pillar.slug).toEqual([
        `About ${pillar.name.toLowerCase()}`,
        ...own.map(({ name }) => name),
      ]);
      for (const { link } of own) expect($(`#${pillar.slug} a[href="${link}"]`)).toHaveLength(1);
    }
    expect(eachOf($, $('#projects li b'))).toEqual(projects.map(({ name }) => name));
    for (const project of projects) expect($(`#projects a[href="${pathOf(project)}"]`)).toHaveLength(1);
    expect(eachOf($, $('#committee h3'))).toEqual(committee.map(({ name }) => name));
    expect($('#projects a[href="/impact/project"]')).toHaveLength(1);
    expect($('#pillars a[href="/more-conservation"]')).toHaveLength(1);
  });

  test('CNT-09/pillars every figure is drawn, named in words and told in a table', async () => {
    const { $ } = await site.page('/impact');
    const figure = new Intl.NumberFormat('en-GB');
    for (const { title, values = [], target } of impact.figures ?? []) {
      const chart = $('article').filter((_, part) => wordsOf($(part).find('h2')) === title);
      expect(chart, title).toHaveLength(1);
      const cells = eachOf($, chart.find('tbody td'));
      const told = [...(values ?? []).map(({ value }) => value), target].flatMap((each) => each ?? []);
      expect(cells, title).toEqual(told.map((each) => figure.format(each)));
      const drawing = chart.find('svg[role="img"]').attr('aria-label') ?? wordsOf(chart.find('ul'));
      for (const each of told) expect(drawing, title).toContain(figure.format(each));
    }
    const levy = $('article').filter((_, part) => wordsOf($(part).find('h2')) === impact.levyHeading);
    expect(levy.find('tbody tr')).toHaveLength(impact.levyShares?.length ?? 0);
    expect(wordsOf($('#how-we-count'))).toContain(impact.method);
  });
});

test('RT-02/impact-index without a slug every project stands under its pillar', async () => {
  const { $ } = await ownPage('/impact/project', 'Impact projects you can visit');
  const groups = pillars.filter(({ slug }) => projects.some(({ pillar }) => pillar === slug));
  expect(eachOf($, $('h2[id^="projects-"]'))).toEqual(groups.map(({ name }) => name));
  for (const { slug, name } of groups) {
    const under = projects.filter(({ pillar }) => pillar === slug);
    expect(eachOf($, partNamed($, name).find('h3')), name).toEqual(under.map((each) => each.name));
  }
});

test('RT-02/impact-project CNT-09/projects every project has a page with its facts, figures and how to visit it', async () => {
  const titles = new Set<string>();
  for (const project of projects) {
    const path = pathOf(project);
    const { $ } = await ownPage(path, project.name);
    titles.add($('title').text());
    const facts = wordsOf(partNamed($, 'In short'));
    for (const [label, value] of project.facts) expect(facts, path).toContain(`${label}${value}`);
    expect($('main svg[role="img"], main article ul li').length, path).toBeGreaterThan(0);
    expect(wordsOf($('#visit')), path).toContain(project.visiting);
    const ask = await site.page($('#visit a[data-dialog="email"]').attr('href') ?? '');
    expect(ask.$('[name="comments"]').text(), path).toContain(`a visit to ${project.name}`);
    const others = partNamed($, 'Other projects')
      .find('a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(others, path).toHaveLength(3);
    expect(others, path).not.toContain(path);
  }
  expect(titles.size).toBe(projects.length);
});

test('CNT-09/unknown-project an unknown project is not found', async () => {
  for (const slug of ['no-such-project', 'RHINO-ON-FOOT', '..%2F..%2Fetc']) {
    expect((await site.page(`/impact/project/${slug}`)).status, slug).toBe(404);
  }
});

test('RT-01/brand-conservation what is done for the land, under the brand’s own name and no other', async () => {
  const { html, $ } = await ownPage('/more-conservation', 'Conservation at the lodges');
  expect(eachOf($, $('main section > h2[id$="-heading"]'))).toEqual(
    expect.arrayContaining(['Three pieces of land', 'What is done every day', 'What we lost', 'How to help']),
  );
  expect($('main a[href="/impact"]').length).toBeGreaterThan(0);
  expect(html).toContain('"@type":"FAQPage"');
  const alike = projects.filter(({ pillar }) => pillar === 'conservation').slice(0, 3);
  expect(eachOf($, partNamed($, 'Projects for the land').find('b'))).toEqual(alike.map(({ name }) => name));
  expect((await site.page('/veld-conservation')).status).toBe(404);
});

test('search and sitemap find projects and the page of the land by their plain names', async () => {
  const sitemap = await (await site.get('/sitemap.xml')).text();
  for (const path of ['/impact', '/impact/project', '/more-conservation', ...projects.map(pathOf)]) {
    expect(sitemap, path).toContain(`<loc>${new URL(path, site.url).href}</loc>`);
  }
  for (const [asked, path] of [
    ['fence of bees', '/impact/project/the-fence-of-bees'],
    ['conservation at the lodges', '/more-conservation'],
  ] as const) {
    const { $ } = await site.page(`/search?q=${encodeURIComponent(asked)}`);
    const found = $('main a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(found, asked).toContain(path);
  }
});
