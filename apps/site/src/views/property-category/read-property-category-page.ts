import { type Property, pageKey } from '@sundowner/brand';
import { readPropertyExperiences } from '../../content/experience/experience-pages.ts';
import { readToursAt } from '../../content/gallery/tours.ts';
import { readBanner } from '../../content/page/hero-banners.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { isPartial } from '../../content/reading/reading.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { experienceTrail } from '../../links/trails.ts';
import { pageShell } from '../../seo/page-shell.ts';
export type PropertyCategoryPage = PageView<typeof readPropertyCategoryPage>;

import { kindsOnce, namedKind } from '../../sections/kind-links/kinds.ts';

/** One kind of things to do at a property. @param slug "safari" @returns `null` when the property has no such kind */
export async function readPropertyCategoryPage(request: PageRequest, property: Property, slug: string) {
  const { reading } = request;
  const path = `${property.root}/experiences/${slug}`;
  const key = pageKey(path);
  const [intro, banner, own, tours] = await Promise.all([
    readPageIntro(reading, key),
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
  const view = {
    path,
    property,
    /** Name of the kind: "Food & Wine". */
    name,
    intro,
    /** `null` while it cannot be read. */
    category,
    picture,
    /** Every kind of the property, this one among them, in its order. */
    kinds: kindsOnce(own?.categories ?? [], [
      picture,
      ...shown.flatMap((each) => [each.picture, ...each.gallery]),
    ]),
    /** The page of this kind at every property. */
    everywhere: `/experiences/${slug}`,
    /** Whether there are 360° tours of the property. */
    tours,
    form: category?.category === 'celebrations' ? 'celebration' : 'experiences',
  };
  const crumbs = experienceTrail(property, name, isLinkable);
  const shell = await pageShell(request, 'CollectionPage', {
    path,
    meta: intro.meta,
    title: category?.title ?? name,
    crumbs,
  });
  const money = { choice: await request.currency(), path, query: request.query };
  return { shell, view: { ...view, money, crumbs } };
}
