import type { PageContent } from '../content.ts';
import type { PackageCard, PackagePage } from '../model/journey.ts';

/** Everything the page of a journey shows. */
export interface JourneyPage {
  readonly journey: PackagePage;
  /** Others of its kind, those through the same countries first. */
  readonly others: readonly PackageCard[];
}

/**
 * The page of a Travel Africa package or a curated journey.
 *
 * @returns `null` when there is none of that kind
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readJourneyPage(
  read: Pick<PageContent, 'package' | 'packages'>,
  kind: PackagePage['kind'],
  slug: string,
): Promise<JourneyPage | null> {
  const [journey, all] = await Promise.all([
    read.package(slug),
    // The page can do without; that they could not be read has been noted by then.
    read.packages(kind).catch(() => []),
  ]);
  if (journey?.kind !== kind) return null;
  const here = journey.destinations.map((country) => country.slug);
  const shared = ({ destinations }: PackageCard) =>
    destinations.filter((country) => here.includes(country.slug)).length;
  const others = all.filter((card) => card.slug !== slug).sort((a, b) => shared(b) - shared(a));
  return { journey, others };
}
