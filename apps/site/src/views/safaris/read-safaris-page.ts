import { type Property, pageKey } from '@sundowner/brand';
import { southAfricanToday } from '@sundowner/calendar/today';
import { readPropertyExperiences } from '../../content/experience/experience-pages.ts';
import { readSafaris } from '../../content/experience/safaris.ts';
import { readToursAt } from '../../content/gallery/tours.ts';
import { readBanner } from '../../content/page/hero-banners.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import { readQuote } from '../../content/page/quotes.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { readChrome } from '../../content/site/chrome.ts';
import type { PageShell } from '../../content/site/page-shell.ts';
import { stepsInRing } from '../../sections/neighbours/around.ts';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** The safaris of a property; the page stands on what can be read of it (CNT-05). */
export async function readSafarisPage({ reading, brand, siteUrl }: PageRequest, property: Property) {
  const path = `${property.root}/safaris`;
  const key = pageKey(path);
  const [intro, chrome, banner, safaris, quote, own, tours] = await Promise.all([
    readPageIntro(reading, key),
    readChrome(reading),
    readBanner(reading, key),
    readSafaris(reading, key),
    readQuote(reading, key),
    readPropertyExperiences(reading, property.contentTag),
    readToursAt(reading, property.key),
  ]);
  const picture = banner?.picture ?? safaris?.picture ?? intro.picture;
  const experiences = own?.categories.find(({ category }) => category === 'safari')?.experiences ?? [];
  const pool = [
    safaris?.picture,
    intro.picture,
    ...experiences.flatMap((each) => [each.picture, ...each.gallery]),
  ];
  const plates = uniquePictures(pool.flatMap((each) => each ?? []));
  plates.keep(picture, ...(safaris?.activities ?? []).map((each) => each.picture));
  const { properties } = chrome.menus;
  const page = {
    property,
    intro,
    safaris,
    picture,
    quote: quote && { ...quote, picture: plates.own(quote.picture) ?? quote.picture },
    tours,
    experiences,
    others: properties
      .filter((other) => other.key !== property.key)
      .flatMap(({ line, safaris: cards, picture: whole }) =>
        cards.map(({ name, href, picture: card }) => {
          const [fresh = null] = plates.fresh([card, whole].flatMap((each) => each ?? []));
          plates.keep(fresh);
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
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact: chrome.contact,
    crumbs,
    type: 'WebPage',
    path,
    title: safaris?.title || intro.heading || `Safaris at ${property.shortName}`,
    description: intro.meta.description,
  });
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  return { shell, view: { page, crumbs, month: Number(southAfricanToday().slice(5, 7)) } };
}
