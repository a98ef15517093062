import type { HomePage } from '../../content/model/home.ts';
import { ExperiencesIndex } from '../../sections/experiences-index/experiences-index.tsx';
import { Hero, heroSizes } from '../../sections/hero/hero.tsx';
import { Journeys } from '../../sections/journeys/journeys.tsx';
import { PropertyPosters } from '../../sections/property-posters/property-posters.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { Statement } from '../../sections/statement/statement.tsx';
import { Stories } from '../../sections/stories/stories.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';

/** The picture the layout preloads for this page, with the `sizes` it is drawn at. */
export function homePreload(page: HomePage) {
  return { picture: page.hero.picture, sizes: heroSizes };
}

/** The home page: hero, statement, four posters, experiences, a quote, journeys, stories. */
export function HomeView({ page }: { readonly page: HomePage }) {
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
    </>
  );
}
