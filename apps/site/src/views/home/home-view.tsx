import type { ImageGallery } from '../../content/gallery/galleries.ts';
import type { HomePage } from '../../content/site/home-page.ts';
import { fitHref } from '../../links/fit-link.ts';
import type { PageMoney } from '../../sections/currency-switch/page-money.ts';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { byHours } from '../../sections/enquire-band/with-promise.ts';
import { FitLine } from '../../sections/fit/fit-line.tsx';
import { Hero, heroSizes } from '../../sections/hero/hero.tsx';
import {
  PropertyPosters,
  type PropertyPostersProps,
} from '../../sections/property-posters/property-posters.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { Statement } from '../../sections/statement/statement.tsx';
import { Stories } from '../../sections/stories/stories.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ExperiencesIndex, Journeys, SocialStrip } from './home-parts.tsx';

/** The picture the layout preloads for this page, with the `sizes` it is drawn at. */
export function homePreload(page: HomePage) {
  return { picture: page.hero.picture, sizes: heroSizes };
}

interface HomeViewProps {
  readonly page: HomePage;
  readonly prices: PropertyPostersProps['prices'];
  readonly money: PageMoney;
  /** "Every room, house and treehouse". */
  readonly everyKind: string;
  /** Whether the collection is on Instagram. */
  readonly onInstagram: boolean;
  /** What the strip that leads there shows; the collection's own plates where there is none. */
  readonly galleries?: readonly ImageGallery[];
}

/** Six plates the page does not show yet, of the galleries in turn; where there are too few, those of the stories and places. */
function socialPictures(page: HomePage, galleries: readonly ImageGallery[]) {
  const own = [...page.stories, ...page.properties].map(({ picture }) => picture);
  const others = [page.hero, ...page.experiences, ...page.journeys].map(({ picture }) => picture);
  const seen = new Set([...own, ...others, page.quote?.picture].map((picture) => picture?.src));
  const longest = Math.max(0, ...galleries.map(({ items }) => items.length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    galleries.flatMap(({ items }) => items.slice(turn, turn + 1).map(({ picture }) => picture)),
  ).flat();
  const fresh = [...new Map(inTurn.map((picture) => [picture.src, picture])).values()].filter(
    ({ src }) => !seen.has(src),
  );
  return (fresh.length >= 6 ? fresh : own).slice(0, 6);
}

/** The home page: hero, statement, four posters, experiences, a quote, journeys, stories, and last the way to ask. */
export function HomeView({ page, prices, money, everyKind, onInstagram, galleries = [] }: HomeViewProps) {
  return (
    <>
      <Hero
        hero={page.hero}
        actions={
          <>
            {page.properties.length > 0 && (
              <ButtonLink tone="light" href="#collection">
                See the places to stay
              </ButtonLink>
            )}
            <ButtonLink tone="outline-light" href="/enquire/telephone?from=/" data-dialog="telephone">
              Call us
            </ButtonLink>
          </>
        }
      />
      <Statement intro={page.intro} />
      <PropertyPosters
        heading={page.collectionHeading || 'Places to stay'}
        lead={page.collectionLead}
        properties={page.properties}
        prices={prices}
        money={money}
      />
      {prices.size > 0 && (
        <FitLine
          words={`Give your dates, guests and budget. ${everyKind} is checked: you see what fits, and the whole price.`}
          href={fitHref({}, money.choice.currency)}
        />
      )}
      <ExperiencesIndex heading={page.experiencesHeading || 'Experiences'} experiences={page.experiences} />
      {page.quote && <Quote quote={page.quote} />}
      <Journeys
        heading={page.journeysHeading || 'Journeys'}
        lead={page.journeysLead}
        journeys={page.journeys}
        shown={money.choice}
      />
      <Stories heading={page.storiesHeading || 'Stories'} stories={page.stories} />
      {onInstagram && (
        <SocialStrip
          heading="More pictures on Instagram"
          pictures={socialPictures(page, galleries)}
          from="/"
        />
      )}
      <EnquireBand
        heading="Check dates, or ask us"
        lead={byHours(
          'Tell us what you would like to wake up to, and a travel specialist answers within a working day.',
          'Tell us what you would like to wake up to.',
        )}
        path="/"
        picture={null}
      />
    </>
  );
}
