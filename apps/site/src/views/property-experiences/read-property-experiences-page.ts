import { isLinkable, type Property, pageKey } from '@sundowner/brand';
import { readPropertyExperiences } from '../../content/experience/experience-pages.ts';
import { personaOf } from '../../content/experience/persona.ts';
import { readPersonas } from '../../content/experience/personas.ts';
import { readToursAt } from '../../content/gallery/tours.ts';
import { readBanner } from '../../content/page/hero-banners.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { experienceTrail } from '../../links/trails.ts';
import { stepsInRing } from '../../sections/neighbours/steps-in-ring.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** What there is to do at a property. */
export async function readPropertyExperiencesPage(request: PageRequest, property: Property) {
  const { reading, brand, siteUrl, query } = request;
  const path = `${property.root}/experiences`;
  const key = pageKey(path);
  const [intro, chrome, banner, own, personas, tours] = await Promise.all([
    readPageIntro(reading, key),
    readChrome(reading),
    readBanner(reading, key),
    readPropertyExperiences(reading, property.contentTag),
    readPersonas(reading),
    readToursAt(reading, property.key),
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
