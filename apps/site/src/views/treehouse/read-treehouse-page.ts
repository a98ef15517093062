import { type Property, pageKey, placeOfPath, regionOfKey } from '@sundowner/brand';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { readProperty } from '../../content/property/property.ts';
import { readRates } from '../../content/rates/rates.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import { inOrderOf, readTreehouse, readTreehousesOf } from '../../content/treehouse/treehouse.ts';
import { houseToday } from '../../installation/installation.ts';
import { nightDates } from '../../sections/dates-and-guests/strip-facts.ts';
import { treehouseCards } from '../../sections/neighbours/around.ts';
import { nightPrice } from '../../sections/night/night-price.ts';
import { countryOf } from '../../sections/place-map/country-of.ts';
import { treehousePlate } from '../../sections/treehouse-head/treehouse-plate.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { lodging } from '../../seo/structured-data/lodging.ts';
import { faqPage } from '../../seo/structured-data/questions.ts';

export type TreehousePage = PageView<typeof readTreehousePage>;

/** A night in a treehouse. @returns `null` when the property has none of this name */
export async function readTreehousePage(request: PageRequest, property: Property, slug: string) {
  const { reading, brand, siteUrl, query, currency } = request;
  const path = `${property.root}/treehouses/${slug}`;
  const [treehouse, own, page, intro, rates, chrome, choice] = await Promise.all([
    readTreehouse(reading, slug),
    readTreehousesOf(reading, property.key),
    readProperty(reading, property.key),
    readPageIntro(reading, pageKey(path)),
    readRates(reading, property.key),
    request.chrome,
    currency(),
  ]);
  if (treehouse?.property !== property.key) return null;
  const crumbs = [
    { name: property.shortName, href: property.root },
    { name: 'Treehouses', href: `${property.root}/treehouses` },
    { name: treehouse.name, href: null },
  ];
  const picture = treehousePlate(treehouse);
  const place = lodging(
    {
      kind: 'lodge',
      name: `${treehouse.name}, ${property.name}`,
      path,
      description: intro.meta.description || treehouse.statement,
      pictures: picture ? [picture] : [],
      region: regionOfKey(property.region, currentCollection())?.name ?? '',
      country: countryOf(treehouse.coordinates, page?.place ?? null),
      telephone: chrome.contact?.travelPlannerNumber ?? null,
      latitude: treehouse.coordinates?.latitude ?? null,
      longitude: treehouse.coordinates?.longitude ?? null,
      amenities: treehouse.included,
      rooms: 1,
      within: { name: property.name, path: property.root },
    },
    brand,
    siteUrl,
  );
  const structuredData = [breadcrumbs(crumbs, siteUrl), place, ...faqPage(treehouse.questions)];
  const shell: PageShell = { path, meta: intro.meta, chrome, structuredData };
  const view = {
    treehouse,
    price: nightPrice(treehouse, rates, houseToday()),
    /** All treehouses of the property in their order, this one among them. */
    siblings: inOrderOf(page?.treehouses ?? [], own),
    lead: intro.lead,
    /** Pictures of the property; the first that is not on the page closes it. */
    around: page?.gallery ?? [],
    path,
    crumbs,
    dates: nightDates({
      ...{ place: treehouse.name, path, rates, contact: chrome.contact, today: houseToday(), query },
      item: treehouse.slug,
      asked: { about: `a night at ${treehouse.name}` },
    }),
    /** Lodges and houses of the property whose guests may take a night, with the name the enquiry has for each. */
    lodges: [
      ...(page?.lodges ?? []).flatMap(({ href }) => (href && placeOfPath(href, currentCollection())) || []),
      ...currentCollection().lodges.filter((place) => place.property === property.key),
    ]
      .filter(
        ({ enquiryName }, at, all) =>
          enquiryName && all.findIndex((each) => each.enquiryName === enquiryName) === at,
      )
      .map(({ enquiryName, name }) => ({ value: enquiryName, label: name })),
    /** Of those the one an address asks for. */
    lodge: query.get('likeToVisitTheseLodges'),
    money: { choice, path, query },
    /** The treehouses of every property, in the order of the menus. */
    everywhere: treehouseCards(chrome.menus.properties),
  };
  return { shell, view };
}
