import { isLinkable, type Property, pageKey } from '@sundowner/brand';
import { personaOf } from '../../content/experience/persona.ts';
import type { PageShell } from '../../content/page/page-shell.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { experienceTrail } from '../../links/trails.ts';
import { stepsInRing } from '../../sections/neighbours/steps-in-ring.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** What there is to do at a property. */
export async function readPropertyExperiencesPage(request: PageRequest, property: Property) {
  const { read, brand, siteUrl, query } = request;
  const path = `${property.root}/experiences`;
  const key = pageKey(path);
  const [intro, chrome, banner, own, personas, tours] = await Promise.all([
    read.pageIntro(key),
    read.chrome(),
    read.banner(key),
    read.propertyExperiences(property.contentTag),
    read.personas(),
    read.toursAt(property.key),
  ]);
  const menu = chrome.menus.properties;
  const page = {
    property,
    intro,
    own,
    personas,
    persona: personaOf(query.get('persona')),
    tours,
    picture: banner?.picture ?? own?.opening?.picture ?? intro.picture,
    narrow: banner?.picture ? banner.mobilePicture : null,
    closing: menu.find((each) => each.key === property.key)?.picture ?? null,
    others: menu
      .filter((each) => each.key !== property.key)
      .map(({ shortName, line, href, picture }) => ({
        name: shortName,
        line,
        href: `${href}/experiences`,
        picture,
      })),
    steps: stepsInRing(
      menu.map(({ shortName, href }) => ({ name: shortName, href: `${href}/experiences` })),
      path,
    ),
  };
  const crumbs = experienceTrail(property, null, (href) => isLinkable(href, brand));
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'CollectionPage',
    path,
    title: own?.opening?.heading || intro.heading || `Experiences at ${property.shortName}`,
    description: intro.meta.description,
  });
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  return { shell, view: { page, crumbs } };
}
