import { kindOfPage, type Property, pageKey } from '@sundowner/brand';
import { readPropertyExperiences } from '../../content/experience/experience-pages.ts';
import { readSafaris } from '../../content/experience/safaris.ts';
import { readToursAt } from '../../content/gallery/tours.ts';
import { readBanner } from '../../content/page/hero-banners.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import { readQuote } from '../../content/page/quotes.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { houseToday } from '../../installation/installation.ts';
import { stepsInRing } from '../../sections/neighbours/around.ts';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { overPicture } from '../../sections/quote/over-picture.ts';
import { pageShell } from '../../seo/page-shell.ts';

export type SafarisPage = PageView<typeof readSafarisPage>;

/** The safaris of a property; the page stands on what can be read of it (CNT-05). */
export async function readSafarisPage(request: PageRequest, property: Property) {
  const { reading, query } = request;
  const path = `${property.root}/safaris`;
  const key = pageKey(path);
  const [intro, banner, safaris, quote, own, tours] = await Promise.all([
    readPageIntro(reading, key),
    readBanner(reading, key),
    readSafaris(reading, key),
    readQuote(reading, key),
    readPropertyExperiences(reading, property.contentTag),
    readToursAt(reading, property.key),
  ]);
  const picture = banner?.picture ?? safaris?.picture ?? intro.picture;
  const kind = kindOfPage('safaris', currentCollection())?.identifier;
  const onSafari = own?.categories.find(({ category }) => category === kind);
  const experiences = onSafari?.experiences ?? [];
  const pool = [
    safaris?.picture,
    intro.picture,
    ...experiences.flatMap((each) => [each.picture, ...each.gallery]),
  ];
  const plates = uniquePictures(pool.flatMap((each) => each ?? []));
  plates.claim(picture, ...(safaris?.activities ?? []).map((each) => each.picture));
  const { properties } = (await request.chrome).menus;
  const view = {
    property,
    intro,
    safaris,
    /** Plate of the head. */
    picture,
    quote: quote && overPicture(quote, plates.orAnother(quote.picture)),
    /** Whether there are 360° tours of it. */
    tours,
    /** What there is to do on safari at the property. */
    experiences,
    /** The page of all of it; `null` where there is none. */
    allHref: onSafari?.href || null,
    /** The other properties' safaris, in the order menus have them. */
    others: properties
      .filter((other) => other.key !== property.key)
      .flatMap(({ line, safaris: cards, picture: whole }) =>
        cards.map(({ name, href, picture: card }) => {
          const [fresh = null] = plates.unused([card, whole].flatMap((each) => each ?? []));
          plates.claim(fresh);
          return { name, line, href, picture: fresh };
        }),
      ),
    steps: stepsInRing(
      properties.flatMap(({ safaris: cards }) => cards.map(({ name, href }) => ({ name, href }))),
      path,
    ),
  };
  const crumbs = [
    { name: property.shortName, href: property.root },
    { name: 'Safaris', href: null },
  ];
  const shell = await pageShell(request, 'WebPage', {
    path,
    meta: intro.meta,
    title: safaris?.title || intro.heading || `Safaris at ${property.shortName}`,
    crumbs,
  });
  const money = { choice: await request.currency(), path, query };
  return { shell, view: { ...view, money, crumbs, month: Number(houseToday().slice(5, 7)) } };
}
