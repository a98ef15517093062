import { personaWord } from '../../content/experience/persona.ts';
import { ChoiceLinks } from '../../sections/choice-links/choice-links.tsx';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { GuestWords } from '../../sections/guest-words/guest-words.tsx';
import { KindLinks } from '../../sections/kind-links/kind-links.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { Resting } from '../experience-parts/resting.tsx';
import { personaChoices, suitedTo } from '../experience-parts/suited.ts';
import { CategoryHead, categoryHeadSizes } from './category-head.tsx';
import { CategoryStory } from './category-story.tsx';
import { ExperienceCards } from './experience-cards.tsx';
import styles from './experience-category-view.module.css';
import { FamilyFavourites } from './family-favourites.tsx';
import { Moments } from './moments.tsx';
import type { CategoryPage } from './read-experience-category-page.ts';

/** The picture the layout preloads for this page. */
export const experienceCategoryPreload = ({ picture, narrow }: CategoryPage) =>
  picture && { picture, narrow, sizes: categoryHeadSizes };

/** One kind of experience at every property: who is coming decides what is shown. */
export function ExperienceCategoryView(page: CategoryPage) {
  const { path, title, intro, category, picture, narrow, personas, persona, others, steps, form, crumbs } =
    page;
  const experiences = category?.experiences ?? [];
  const choices = personaChoices(personas, experiences, path);
  const chosen = personaWord(persona);
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <CategoryHead
        title={intro.heading || title}
        lead={intro.lead || category?.line || ''}
        picture={picture}
        narrow={narrow}
      />
      {category && <CategoryStory category={category} downloads={intro.downloads} />}
      {experiences.length > 0 && (
        <Band flush aria-label={`What there is to do: ${title}`}>
          {choices.length > 0 && (
            <ChoiceLinks id="who" heading="Who is coming?" choices={choices} chosen={chosen} />
          )}
          <ExperienceCards
            experiences={experiences}
            suits={suitedTo(personas)}
            choices={choices}
            chosen={chosen}
            path={path}
          />
          <Resting count={category?.resting ?? 0} />
        </Band>
      )}
      {category && <Moments moments={category.carousel} title={title} />}
      {category && <FamilyFavourites favourites={category.familyFavourites} here={experiences} />}
      {category && <GuestWords testimonials={category.testimonials} />}
      <KindLinks heading="Other kinds of experience" kinds={others} />
      <EnquireBand
        heading="Tell us what you would like to do"
        lead="Two lines are enough: what caught your eye, and who is coming. A travel specialist answers within a working day."
        path={path}
        picture={null}
        form={form}
      />
      <div className={styles.steps}>
        <Neighbours heading="Previous and next" places={[]} {...steps} />
      </div>
    </>
  );
}
