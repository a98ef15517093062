import { personaOf } from '../../content/experience/persona.ts';
import type { PageShell } from '../../content/page/page-shell.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** Everything there is to do, for whoever is coming (CNT-07). */
export async function readExperiencesPage({ read, brand, siteUrl, query }: PageRequest) {
  const path = '/experiences';
  const [intro, chrome, banner, categories, experiences, personas] = await Promise.all([
    read.pageIntro('experiences'),
    read.chrome(),
    read.banner('experiences'),
    read.experienceCategories('experiences'),
    read.experienceList(),
    read.personas(),
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
