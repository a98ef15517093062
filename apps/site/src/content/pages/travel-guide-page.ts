import type { PageContent } from '../content.ts';
import type { PageIntro } from '../model/page-intro.ts';
import type { TravelGuide } from '../model/travel-africa.ts';

/** Everything the travel guide's page shows. */
export interface TravelGuidePage {
  readonly intro: PageIntro;
  readonly guide: TravelGuide;
}

/** The travel guide (CNT-14). @returns `null` while it is not published. @throws OutageError without a last good copy */
export async function readTravelGuidePage(
  read: Pick<PageContent, 'travelGuide' | 'pageIntro'>,
): Promise<TravelGuidePage | null> {
  const [guide, intro] = await Promise.all([
    read.travelGuide(),
    read.pageIntro('travel-africa-travel-guide'),
  ]);
  return guide && { guide, intro };
}
