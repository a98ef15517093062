import { isLinkable, type Property, pageKey } from '@sundowner/brand';
import { readPropertyExperiences } from '../../content/experience/experience-pages.ts';
import { readToursAt } from '../../content/gallery/tours.ts';
import { readBanner } from '../../content/page/hero-banners.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { isPartial } from '../../content/reading/reading.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { experienceTrail } from '../../links/trails.ts';
import { namedKind } from '../../sections/kind-links/category-names.ts';
import { kindsOnce } from '../../sections/kind-links/kinds-once.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** One kind of things to do at a property. @param slug "safari" @returns `null` when the property has no such kind */
export async function readPropertyCategoryPage(request: PageRequest, property: Property, slug: string) {
  const { reading, brand, siteUrl } = request;
  const path = `${property.root}/experiences/${slug}`;
  const key = pageKey(path);
  const [intro, chrome, banner, own, tours] = await Promise.all([
    readPageIntro(reading, key),
    readChrome(reading),
    readBanner(reading, key),
    readPropertyExperiences(reading, property.contentTag),
    readToursAt(reading, property.key),
  ]);
  const category = own?.categories.find(({ href }) => href === path) ?? null;
  // A property whose kinds cannot be read keeps the pages we know of, without their lists (CNT-05).
  const kept = own === null && isPartial(reading.freshness()) ? namedKind(slug) : null;
  const name = category ? (namedKind(slug) ?? category.title) : kept;
  if (name === null) return null;
  const picture = banner?.picture ?? category?.picture ?? intro.picture;
  const shown = category?.experiences ?? [];
  const page = {
    path,
    property,
    name,
    intro,
    category,
    picture,
    kinds: kindsOnce(own?.categories ?? [], [
      picture,
      ...shown.flatMap((each) => [each.picture, ...each.gallery]),
    ]),
    everywhere: `/experiences/${slug}`,
    tours,
    form: category?.category === 'celebrations' ? 'celebration' : 'experiences',
  };
  const crumbs = experienceTrail(property, name, (href) => isLinkable(href, brand));
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'CollectionPage',
    path,
    title: category?.title ?? name,
    description: intro.meta.description,
  });
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  return { shell, view: { page, crumbs } };
}
