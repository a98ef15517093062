import { readExperiences } from '../../content/experience/experience.ts';
import { readExperienceCategories } from '../../content/experience/experience-pages.ts';
import { personaNamed } from '../../content/experience/persona.ts';
import { readPersonas } from '../../content/experience/personas.ts';
import { readBanner } from '../../content/page/hero-banners.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { pageShell } from '../../seo/page-shell.ts';
export type ExperiencesPage = PageView<typeof readExperiencesPage>;

/** Everything there is to do, for anybody who is coming (CNT-07). */
export async function readExperiencesPage(request: PageRequest) {
  const { reading, query } = request;
  const path = '/experiences';
  const [intro, banner, categories, experiences, personas] = await Promise.all([
    readPageIntro(reading, 'experiences'),
    readBanner(reading, 'experiences'),
    readExperienceCategories(reading, 'experiences'),
    readExperiences(reading),
    readPersonas(reading),
  ]);
  const { menus } = await request.chrome;
  const view = {
    intro,
    categories,
    experiences,
    personas,
    persona: personaNamed(query.get('persona')),
    /** Plate of the head while no persona has one. */
    picture: banner?.picture ?? intro.picture,
    /** The properties' own pages of experiences. */
    places: menus.properties.map(({ shortName, href, picture }) => ({
      title: shortName,
      href: `${href}/experiences`,
      picture,
    })),
  };
  const crumbs = [{ name: 'Experiences', href: null }];
  const shell = await pageShell(request, 'CollectionPage', {
    path,
    meta: intro.meta,
    title: intro.heading || 'Experiences',
    crumbs,
  });
  const money = { choice: await request.currency(), path, query };
  return { shell, view: { ...view, money, crumbs } };
}
