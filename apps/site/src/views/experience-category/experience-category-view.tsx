import type { ExperienceCategoryPage } from '../../content/experience/experience-pages.ts';
import { type PersonaTag, personaWord } from '../../content/experience/persona.ts';
import type { Persona } from '../../content/experience/personas.ts';
import type { Picture } from '../../content/fields/picture.ts';
import type { PageIntro } from '../../content/page/page-intro.ts';
import { ChoiceLinks } from '../../sections/choice-links/choice-links.tsx';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { GuestWords } from '../../sections/guest-words/guest-words.tsx';
import { type KindLink, KindLinks } from '../../sections/kind-links/kind-links.tsx';
import type { stepsInRing } from '../../sections/neighbours/around.ts';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { Resting } from '../experience-parts/resting.tsx';
import { personaChoices, suitedTo } from '../experience-parts/suited.ts';
import { CategoryHead, categoryHeadSizes } from './category-head.tsx';
import { CategoryStory } from './category-story.tsx';
import { ExperienceCards } from './experience-cards.tsx';
import styles from './experience-category-view.module.css';
import { FamilyFavourites } from './family-favourites.tsx';
import { Moments } from './moments.tsx';

export interface CategoryPage {
  readonly path: string;
  /** Name of the kind: "Food & Wine". */
  readonly title: string;
  readonly intro: PageIntro;
  /** `null` while it cannot be read. */
  readonly category: ExperienceCategoryPage | null;
  readonly picture: Picture | null;
  readonly narrow: Picture | null;
  readonly personas: readonly Persona[];
  readonly persona: PersonaTag;
  /** The other kinds. */
  readonly others: readonly KindLink[];
  /** The kinds before and after it, in the studio's order. */
  readonly steps: ReturnType<typeof stepsInRing>;
  /** Form that suits the kind: "experiences", "celebration". */
  readonly form: string;
}

/** The picture the layout preloads for this page. */
export const experienceCategoryPreload = ({ picture, narrow }: CategoryPage) =>
  picture && { picture, narrow, sizes: categoryHeadSizes };

/** One kind of experience at every property: who is coming decides what is shown. */
export function ExperienceCategoryView({
  page,
  crumbs,
}: {
  readonly page: CategoryPage;
  readonly crumbs: readonly Crumb[];
}) {
  const { path, title, intro, category, picture, narrow, personas, persona, others, steps, form } = page;
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
