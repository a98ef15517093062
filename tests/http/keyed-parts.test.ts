import { defaultBrand } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { experiencesSections } from '../../demo/content/property-experiences.ts';
import { eachOf, partNamed, wordsOf } from '../support/page-parts.ts';
import { site } from '../support/shared-site.ts';

test.each(experiencesSections.map((section) => [section.experiencesSectionFor, section] as const))(
  'CNT-15/section the choice of experiences of %s stands on its page, with the link to all of them',
  async (key, { bigHeader, smallHeader, allExperiencesLink, experiences }) => {
    const { $ } = await site.page(`/${key}`);
    const part = partNamed($, bigHeader ?? '');
    expect(part).toHaveLength(1);
    expect(wordsOf(part)).toContain(smallHeader ?? '');
    expect(part.find('li h3')).toHaveLength(experiences?.length ?? 0);
    const all = part.find('a').filter((_, link) => wordsOf($(link)) === 'All experiences');
    expect(all.attr('href')).toBe(allExperiencesLink);
    // On no page but that of its key.
    const { $: other } = await site.page(`/${key}/experiences`);
    expect(partNamed(other, bigHeader ?? '')).toHaveLength(0);
  },
);

test.each([
  ['/blog', 'Find a story by who you are, or by what you like', 'Choose as many as you wish.'],
  ['/impact', 'Conservation, community and craft', 'Three things, done for a long time.'],
  [`/${defaultBrand.slug}-360s`, 'Panoramas', 'Turn them with a finger'],
  ['/image-gallery', 'Terms of the large files', 'Free beside words about us'],
  ['/travel-africa', 'Five countries on one map', 'Most journeys join two or three of them.'],
])(
  'CNT-11/intro-section %s has the second heading of its introduction, once',
  async (path, heading, lead) => {
    const { $ } = await site.page(path);
    expect(eachOf($, $('main :is(h2, h3)')).filter((words) => words === heading)).toHaveLength(1);
    expect(wordsOf($('main')).split(lead)).toHaveLength(2);
  },
);

test('NAV-10/treehouses more of a kind leads to all of them, not to one property’s', async () => {
  const { $ } = await site.page('/');
  const more = $('a').filter((_, link) => wordsOf($(link)).startsWith('All about Treehouses'));
  expect(more.attr('href')).toBe('/experiences#kind-treehouses');
  const { $: all } = await site.page('/experiences');
  const part = partNamed(all, 'Treehouses');
  expect(part.find('#kind-treehouses')).toHaveLength(1);
  for (const href of ['/lionsands/treehouses', '/marataba/treehouses'])
    expect(part.find(`li a[href^="${href}"]`).length, href).toBeGreaterThan(0);
});
