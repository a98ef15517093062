import { readExperiences } from '../../content/experience/experience.ts';
import { readExperienceCategories } from '../../content/experience/experience-pages.ts';
import { personaOf } from '../../content/experience/persona.ts';
import { readPersonas } from '../../content/experience/personas.ts';
import { readBanner } from '../../content/page/hero-banners.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** Everything there is to do, for whoever is coming (CNT-07). */
export async function readExperiencesPage({ reading, brand, siteUrl, query }: PageRequest) {
  const path = '/experiences';
  const [intro, chrome, banner, categories, experiences, personas] = await Promise.all([
    readPageIntro(reading, 'experiences'),
    readChrome(reading),
    readBanner(reading, 'experiences'),
    readExperienceCategories(reading, 'experiences'),
    readExperiences(reading),
    readPersonas(reading),
  ]);
  const page = {
    intro,
    categories,
    experiences,
    personas,
    persona: personaOf(query.get('persona')),
    picture: banner?.picture ?? intro.picture,
    places: chrome.menus.properties.map(({ shortName, href, picture }) => ({
      title: shortName,
      href: `${href}/experiences`,
      picture,
    })),
  };
  const crumbs = [{ name: 'Experiences', href: null }];
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'CollectionPage',
    path,
    title: intro.heading || 'Experiences',
    description: intro.meta.description,
  });
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  return { shell, view: { page, crumbs } };
}
