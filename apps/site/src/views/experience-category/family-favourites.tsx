import type { Experience } from '../../content/experience/experience.ts';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './experience-category-view.module.css';

interface FamilyFavouritesProps {
  /** Three at most. */
  readonly favourites: readonly Experience[];
  /** What the page lists: a favourite among it is led to. */
  readonly here: readonly Experience[];
}

/** What families ask for again, as a short list in words: its plates stand above. */
export function FamilyFavourites({ favourites, here }: FamilyFavouritesProps) {
  if (favourites.length === 0) return null;
  const listed = new Set(here.map(({ slug }) => slug));
  return (
    <Band aria-labelledby="favourites-heading">
      <div className={styles.split}>
        <h2 id="favourites-heading" className={styles.familyHeading}>
          Families ask for these again
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
