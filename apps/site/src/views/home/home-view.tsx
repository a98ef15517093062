import type { Expectation } from '../../content/model/dialog-content.ts';
import type { ImageGallery } from '../../content/model/gallery.ts';
import type { HomePage } from '../../content/model/home.ts';
import { BeforeYouCome } from '../../sections/before-you-come/before-you-come.tsx';
import { ExperiencesIndex } from '../../sections/experiences-index/experiences-index.tsx';
import { Hero, heroSizes } from '../../sections/hero/hero.tsx';
import { Journeys } from '../../sections/journeys/journeys.tsx';
import { PropertyPosters } from '../../sections/property-posters/property-posters.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { SocialStrip } from '../../sections/social-strip/social-strip.tsx';
import { Statement } from '../../sections/statement/statement.tsx';
import { Stories } from '../../sections/stories/stories.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';

/** The picture the layout preloads for this page, with the `sizes` it is drawn at. */
export function homePreload(page: HomePage) {
  return { picture: page.hero.picture, sizes: heroSizes };
}

interface HomeViewProps {
  readonly page: HomePage;
  readonly expectations?: readonly Expectation[];
  /** What the strip that leads to Instagram shows; the collection's own plates where there is none. */
  readonly galleries?: readonly ImageGallery[];
}

/** Six plates the page does not show yet, of the galleries in turn; where there are too few, those of the stories and places. */
function stripOf(page: HomePage, galleries: readonly ImageGallery[]) {
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

/** The home page: hero, statement, four posters, experiences, a quote, journeys, stories. */
export function HomeView({ page, expectations = [], galleries = [] }: HomeViewProps) {
  return (
    <>
      <Hero
        hero={page.hero}
        actions={
          <>
            {page.properties.length > 0 && (
              <ButtonLink tone="light" href="#collection">
                See the collection
              </ButtonLink>
            )}
            <ButtonLink tone="outline-light" href="/enquire/telephone?from=/" data-dialog="telephone">
              Plan with us
            </ButtonLink>
          </>
        }
      />
      <Statement intro={page.intro} />
      <PropertyPosters
        heading={page.collectionHeading}
        lead={page.collectionLead}
        properties={page.properties}
      />
      <ExperiencesIndex heading={page.experiencesHeading} experiences={page.experiences} />
      {page.quote && <Quote quote={page.quote} />}
      <Journeys heading={page.journeysHeading} lead={page.journeysLead} journeys={page.journeys} />
      <Stories heading={page.storiesHeading} stories={page.stories} />
      <BeforeYouCome
        heading="Before you come"
        lead="What to wear, what to bring, and when to be ready."
        expectations={expectations}
        from="/"
      />
      <SocialStrip heading="More pictures on Instagram" pictures={stripOf(page, galleries)} from="/" />
    </>
  );
}
