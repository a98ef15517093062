import { personaWord } from '../../content/experience/persona.ts';
import { ChoiceLinks } from '../../sections/choice-links/choice-links.tsx';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { withPromise } from '../../sections/enquire-band/with-promise.ts';
import { ExperienceCurrency } from '../../sections/experience-parts/experience-currency.tsx';
import { notAvailable, personaChoices, shownFor, suitedTo } from '../../sections/experience-parts/suited.ts';
import { KindLinks } from '../../sections/kind-links/kind-links.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { ChapterOfKind, chaptersOf } from './chapter-of-kind.tsx';
import styles from './experiences-view.module.css';
import { PersonaPanels, panelPicture, panelSizes } from './persona-panels.tsx';
import type { ExperiencesPage } from './read-experiences-page.ts';

const path = '/experiences';

/** The picture the layout preloads: the plate of the head. */
export function experiencesPreload({ personas, persona, picture }: ExperiencesPage) {
  const plate = panelPicture(personas, persona, picture);
  return plate && { picture: plate, sizes: panelSizes };
}

/** Everything there is to do, as a printed programme: who is coming decides what is in it. */
export function ExperiencesView(page: ExperiencesPage) {
  const { intro, categories, experiences, personas, persona, picture, places, money, crumbs } = page;
  const choices = personaChoices(personas, experiences, path);
  const chosen = personaWord(persona);
  const suits = suitedTo(personas);
  const shown = (tokens: readonly string[]) => shownFor(tokens, choices, chosen);
  const chapters = chaptersOf(categories, experiences, [picture, ...personas.map((each) => each.picture)]);
  const first = categories.find(({ href }) => href?.startsWith(`${path}/`));
  const missing = notAvailable(personas).map((token) => shown([token]));
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PersonaPanels
        heading={intro.heading || 'Experiences'}
        lead={intro.lead}
        picture={picture}
        personas={personas}
        chosen={persona}
        shown={shown}
      />
      <Wrap className={styles.programme}>
        {choices.length > 0 && (
          <ChoiceLinks id="who" heading="Who is coming?" choices={choices} chosen={chosen} />
        )}
        <ExperienceCurrency experiences={experiences} money={money} />
        {chapters.map((chapter) => (
          <ChapterOfKind
            key={chapter.identifier}
            chapter={chapter}
            currency={money.choice}
            shownTo={(slug) => shown(suits(slug))}
          />
        ))}
        {missing.length > 0 && (
          <section
            className={styles.resting}
            aria-labelledby="resting-heading"
            data-choice-group=""
            hidden={missing.every(({ hidden }) => hidden)}
          >
            <h2 id="resting-heading" className={styles.heading}>
              Not available at present
            </h2>
            <ul>
              {missing.map((each, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nothing else is known of what is not published
                <li key={place} className={styles.rest} {...each}>
                  An experience on this list is not available. It will be here again when it is.
                </li>
              ))}
            </ul>
          </section>
        )}
      </Wrap>
      <KindLinks heading="Experiences by property" kinds={places} />
      <EnquireBand
        heading="Tell us what you would like to do"
        lead={withPromise(
          'And what you would rather not.',
          'A travel specialist answers within a working day.',
        )}
        path={path}
        picture={null}
        form="experiences"
      />
      <Neighbours
        heading="The first kind"
        places={[]}
        next={first ? { name: first.title, href: first.href } : null}
      />
    </>
  );
}
