import { pageKey } from '@sundowner/brand';
import { readExperienceCategories } from '../../content/experience/experience-pages.ts';
import { personaNamed } from '../../content/experience/persona.ts';
import { readPersonas } from '../../content/experience/personas.ts';
import { readBanner } from '../../content/page/hero-banners.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { isPartial } from '../../content/reading/reading.ts';
import { kindLinks, kindSteps, namedKind } from '../../sections/kind-links/kinds.ts';
import { stepsInRing } from '../../sections/neighbours/around.ts';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { pageShell } from '../../seo/page-shell.ts';

export type CategoryPage = PageView<typeof readExperienceCategoryPage>;

/** One kind of things to do, everywhere. @param slug "safari" @returns `null` when there is no such kind */
export async function readExperienceCategoryPage(request: PageRequest, slug: string) {
  const { reading, query } = request;
  const path = `/experiences/${slug}`;
  const key = pageKey(path);
  const [intro, banner, categories, personas] = await Promise.all([
    readPageIntro(reading, key),
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
  plates.claim(...here.map((each) => each.picture));
  const moments = new Set((category?.carousel ?? []).map((each) => each.picture?.src));
  const free = plates.unused(heads);
  const picture = free.find(({ src }) => !moments.has(src)) ?? free[0] ?? heads[0] ?? null;
  plates.claim(picture);
  const carousel = (category?.carousel ?? []).map((each) => ({
    ...each,
    picture: plates.orAnother(each.picture),
  }));
  const view = {
    path,
    /** Name of the kind: "Food & Wine". */
    title: name,
    intro,
    /** `null` while it cannot be read. */
    category: category && { ...category, carousel },
    picture,
    narrow: picture === own?.picture ? (own?.mobilePicture ?? null) : null,
    personas,
    persona: personaNamed(query.get('persona')),
    /** The other kinds. */
    others: kindLinks(categories, path, plates.unused),
    /** The kinds before and after it, in the studio's order. */
    steps: stepsInRing(kindSteps(categories), path),
    /** Form that suits the kind: "experiences", "celebration". */
    form: category?.identifier === 'celebrations' ? 'celebration' : 'experiences',
  };
  const crumbs = [
    { name: 'Experiences', href: '/experiences' },
    { name, href: null },
  ];
  const shell = await pageShell(request, 'CollectionPage', {
    path,
    meta: intro.meta,
    title: name,
    crumbs,
  });
  const money = { choice: await request.currency(), path, query };
  return { shell, view: { ...view, money, crumbs } };
}
