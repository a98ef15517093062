import type { Experience } from '../../content/experience/experience.ts';
import type { Choice } from '../../sections/choice-links/choice-links.tsx';
import { ExperienceFoot, ExperienceTerms } from '../../sections/experience-parts/experience-facts.tsx';
import { shownFor } from '../../sections/experience-parts/suited.ts';
import { evenColumns } from '../../ui/even-columns.ts';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Label } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './experience-category-view.module.css';

interface ExperienceCardsProps {
  readonly experiences: readonly Experience[];
  /** What prices are shown in. */
  readonly shown: ShownIn;
  /** Whom each suits, by its slug. */
  readonly suits: (slug: string) => readonly string[];
  readonly choices: readonly Choice[];
  readonly chosen: string;
  readonly path: string;
}

/** What there is to do, in rows none of which has one alone: plate, place, plain name, its line, words, terms, price. */
export function ExperienceCards({ experiences, shown, suits, choices, chosen, path }: ExperienceCardsProps) {
  if (experiences.length === 0) return null;
  return (
    <ul className={styles.cards} {...evenColumns(experiences.length)}>
      {experiences.map((experience) => {
        const { slug, title, subTitle, description, availableAt, picture } = experience;
        return (
          <li key={slug} id={slug} className={styles.card} {...shownFor(suits(slug), choices, chosen)}>
            {picture && (
              <Picture
                picture={picture}
                sizes="(min-width: 1121px) 31vw, (min-width: 833px) 46vw, 94vw"
                className={styles.cardPlate}
              />
            )}
            <div className={styles.cardsWords}>
              {availableAt && <Label>{availableAt}</Label>}
              <h3>{title}</h3>
              {subTitle && <p className={styles.line}>{subTitle}</p>}
              <p className={styles.cardsText}>{description}</p>
              <ExperienceTerms experience={experience} />
              <ExperienceFoot experience={experience} shown={shown} path={path} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface FamilyFavouritesProps {
  /** Three at most. */
  readonly favourites: readonly Experience[];
  /** What the page lists: a favourite among it is led to. */
  readonly here: readonly Experience[];
}

/** What guests ask for most, as a short list in words: its plates stand above. */
export function FamilyFavourites({ favourites, here }: FamilyFavouritesProps) {
  if (favourites.length === 0) return null;
  const listed = new Set(here.map(({ slug }) => slug));
  return (
    <Band aria-labelledby="favourites-heading">
      <div className={styles.split}>
        <h2 id="favourites-heading" className={styles.familyHeading}>
          Guests ask for these most often
        </h2>
        <ol className={styles.list}>
          {favourites.map(({ slug, title, duration, ages, availableAt }) => (
            <li key={slug} className={styles.one}>
              <h3 className={styles.familyName}>
                {listed.has(slug) ? (
                  <a className={styles.link} href={`#${slug}`}>
                    {title}
                  </a>
                ) : (
                  title
                )}
              </h3>
              <p className={styles.familyWords}>{[duration, ages].filter(Boolean).join(' · ')}</p>
              <p className={styles.where}>{availableAt}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
