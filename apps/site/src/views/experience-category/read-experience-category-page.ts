import { pageKey } from '@sundowner/brand';
import { readExperienceCategories } from '../../content/experience/experience-pages.ts';
import { personaOf } from '../../content/experience/persona.ts';
import { readPersonas } from '../../content/experience/personas.ts';
import { readBanner } from '../../content/page/hero-banners.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { isPartial } from '../../content/reading/reading.ts';
import { readChrome } from '../../content/site/chrome.ts';
import type { PageShell } from '../../content/site/page-shell.ts';
import { kindLinks, kindSteps, namedKind } from '../../sections/kind-links/kinds.ts';
import { stepsInRing } from '../../sections/neighbours/around.ts';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** One kind of things to do, everywhere. @param slug "safari" @returns `null` when there is no such kind */
export async function readExperienceCategoryPage(request: PageRequest, slug: string) {
  const { reading, brand, siteUrl, query } = request;
  const path = `/experiences/${slug}`;
  const key = pageKey(path);
  const [intro, chrome, banner, categories, personas] = await Promise.all([
    readPageIntro(reading, key),
    readChrome(reading),
    readBanner(reading, key),
    readExperienceCategories(reading, 'experiences'),
    readPersonas(reading),
  ]);
  const category = categories.find(({ href }) => href === path) ?? null;
  // While the kinds cannot be read the pages we know of stand, with what is left of them (CNT-05).
  const kept = categories.length === 0 && isPartial(reading.freshness()) ? namedKind(slug) : null;
  const name = category?.title ?? kept;
  if (name === null) return null;
  const own = category?.banner ?? banner;
  const heads = [own?.picture, category?.picture, intro.picture].flatMap((each) => each ?? []);
  const here = category?.experiences ?? [];
  const plates = uniquePictures([...heads, ...here.flatMap(({ gallery }) => gallery)]);
  plates.keep(...here.map((each) => each.picture));
  const moments = new Set((category?.carousel ?? []).map((each) => each.picture?.src));
  const free = plates.fresh(heads);
  const picture = free.find(({ src }) => !moments.has(src)) ?? free[0] ?? heads[0] ?? null;
  plates.keep(picture);
  const carousel = (category?.carousel ?? []).map((each) => ({ ...each, picture: plates.own(each.picture) }));
  const page = {
    path,
    title: name,
    intro,
    category: category && { ...category, carousel },
    picture,
    narrow: picture === own?.picture ? (own?.mobilePicture ?? null) : null,
    personas,
    persona: personaOf(query.get('persona')),
    others: kindLinks(categories, path, plates.fresh),
    steps: stepsInRing(kindSteps(categories), path),
    form: category?.identifier === 'celebrations' ? 'celebration' : 'experiences',
  };
  const crumbs = [
    { name: 'Experiences', href: '/experiences' },
    { name, href: null },
  ];
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'CollectionPage',
    path,
    title: name,
    description: intro.meta.description,
  });
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  return { shell, view: { page, crumbs } };
}
