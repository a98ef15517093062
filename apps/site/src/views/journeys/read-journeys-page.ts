import { readJourneyCards, readPackageSection } from '../../content/journey/journey.ts';
import { listJourneys } from '../../content/journey/journey-listing.ts';
import { readCustomJourney } from '../../content/journey/travel-africa.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { secondWordsOf } from '../../content/site/keyed-parts.ts';
import { journeyMoney } from '../../sections/journeys/journey-money.ts';
import { pageShell } from '../../seo/page-shell.ts';
import { readJourney } from '../journey/read-journey-page.ts';

export type JourneysPage = PageView<typeof readJourneysPage>;

const root = '/curated-journeys';

/** The list of curated journeys as its address says (CNT-17). @returns and @throws as `readList` */
export const readJourneysPage = (request: PageRequest) => readList(request, 'curated-journeys');

/**
 * What stands below the list of curated journeys: a journey, or another list.
 *
 * @returns `null` when there is neither
 * @throws OutageError as below
 */
export async function readJourneyOrListPage(request: PageRequest, slug: string) {
  const journey = await readJourney(request, 'curatedJourney', slug);
  if (journey) return { journey, list: null };
  const list = await readList(request, slug);
  return list && { journey: null, list };
}

/**
 * A list of journeys as its address says (CNT-17): `curated-journeys`, or another one below it.
 *
 * @param slug of the list in the studio
 * @returns `null` while it is not published
 * @throws OutageError when the list or its journeys cannot be read and were not kept
 */
async function readList(request: PageRequest, slug: string) {
  const { reading, query } = request;
  const path = slug === 'curated-journeys' ? root : `${root}/${slug}`;
  const [section, cards, intro, custom] = await Promise.all([
    readPackageSection(reading, slug),
    readJourneyCards(reading),
    readPageIntro(reading, path.slice(1).replaceAll('/', '-')),
    readCustomJourney(reading),
  ]);
  if (!section) return null;
  const { title, lead, packages, filters } = section;
  const { meta } = intro;
  const crumbs =
    path === root
      ? [{ name: 'Curated journeys', href: null }]
      : [
          { name: 'Curated journeys', href: root },
          { name: title, href: null },
        ];
  const shell = await pageShell(request, 'CollectionPage', {
    ...{ path, meta, title, crumbs },
    placed: ['second'],
  });
  const journeys = packages.map((card) => cards.get(card.slug) ?? card);
  const listing = listJourneys(journeys, filters, query);
  const money = await journeyMoney(
    request,
    path,
    journeys.map(({ priceFrom }) => priceFrom),
  );
  return { shell, view: { path, title, lead, listing, money, second: secondWordsOf(intro), custom, crumbs } };
}
