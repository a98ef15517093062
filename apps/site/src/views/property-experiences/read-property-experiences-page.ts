import { type Property, pageKey } from '@sundowner/brand';
import { readPropertyExperiences } from '../../content/experience/experience-pages.ts';
import { personaNamed } from '../../content/experience/persona.ts';
import { readPersonas } from '../../content/experience/personas.ts';
import { readToursAt } from '../../content/gallery/tours.ts';
import { readBanner } from '../../content/page/hero-banners.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { secondWordsOf } from '../../content/site/keyed-parts.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { experienceTrail } from '../../links/trails.ts';
import { pageShell } from '../../seo/page-shell.ts';
export type PropertyExperiencesPage = PageView<typeof readPropertyExperiencesPage>;

import { stepsInRing } from '../../sections/neighbours/around.ts';

/** What there is to do at a property. */
export async function readPropertyExperiencesPage(request: PageRequest, property: Property) {
  const { reading, query } = request;
  const path = `${property.root}/experiences`;
  const key = pageKey(path);
  const [intro, banner, own, personas, tours] = await Promise.all([
    readPageIntro(reading, key),
    readBanner(reading, key),
    readPropertyExperiences(reading, property.contentTag),
    readPersonas(reading),
    readToursAt(reading, property.key),
  ]);
  const { menus } = await request.chrome;
  const menu = menus.properties;
  /** Of the properties, in the order of menus, those that have such a page. */
  const pages = menu
    .map((each) => ({ ...each, href: `${each.href}/experiences` }))
    .filter(({ href }) => isLinkable(href));
  const view = {
    property,
    intro,
    /** Over the kinds of experience. */
    second: secondWordsOf(own?.opening ?? intro) ?? secondWordsOf(intro),
    /** `null` while it cannot be read. */
    own,
    personas,
    persona: personaNamed(query.get('persona')),
    /** Whether there are 360° tours of it. */
    tours,
    picture: banner?.picture ?? own?.opening?.picture ?? intro.picture,
    narrow: banner?.picture ? banner.mobilePicture : null,
    /** Plate of the closing band. */
    closing: menu.find((each) => each.key === property.key)?.picture ?? null,
    /** The other properties' pages of experiences, in the order of menus. */
    others: pages
      .filter((each) => each.key !== property.key)
      .map(({ shortName: name, line, href, picture }) => ({ name, line, href, picture })),
    steps: stepsInRing(
      pages.map(({ shortName: name, href }) => ({ name, href })),
      path,
    ),
  };
  const crumbs = experienceTrail(property, null, isLinkable);
  const shell = await pageShell(request, 'CollectionPage', {
    path,
    meta: intro.meta,
    title: own?.opening?.heading || intro.heading || `Experiences at ${property.shortName}`,
    crumbs,
    placed: ['second'],
  });
  const money = { choice: await request.currency(), path, query };
  return { shell, view: { ...view, money, crumbs } };
}
