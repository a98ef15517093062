import type { Experience } from '../../content/experience/experience.ts';
import type { Picture as PictureModel } from '../../content/fields/picture.ts';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { ExperienceFoot, ExperienceTerms } from '../experience-parts/experience-facts.tsx';
import { Resting } from '../experience-parts/resting.tsx';
import styles from './property-category-view.module.css';

interface ExperienceRowsProps {
  /** Said to those who cannot see that a list begins. */
  readonly heading: string;
  readonly experiences: readonly Experience[];
  /** How many more there are that are not published. */
  readonly resting: number;
  /** What the head shows: an entry with a plate that is there takes one of its others, if no other entry shows it. */
  readonly shown: PictureModel | null;
  readonly path: string;
}

/** Each experience in full, under its own rule: plate, words, terms, what it costs. */
export function ExperienceRows({ heading, experiences, resting, shown, path }: ExperienceRowsProps) {
  if (experiences.length === 0) return null;
  const plates = uniquePictures<PictureModel>([]);
  plates.keep(shown);
  const own = experiences.map(({ picture }) => plates.own(picture));
  const plateOf = ({ gallery }: Experience, place: number) => {
    const [other = null] = own[place] ? [] : plates.fresh(gallery);
    plates.keep(other);
    return own[place] ?? other;
  };
  return (
    <Band flush aria-labelledby="rows-heading" className={styles.band}>
      <h2 id="rows-heading">
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h2>
      <ul>
        {experiences.map((experience, place) => {
          const { slug, title, subTitle, description } = experience;
          const plate = plateOf(experience, place);
          return (
            <li key={slug} id={slug} className={styles.row}>
              {plate && (
                <Picture picture={plate} sizes="(min-width: 833px) 40vw, 94vw" className={styles.rowsPlate} />
              )}
              <div className={styles.rowsWords}>
                <h3 className={styles.title}>{title}</h3>
                {subTitle && <p className={styles.over}>{subTitle}</p>}
                <p className={styles.rowsText}>{description}</p>
                <div className={styles.facts}>
                  <ExperienceTerms experience={experience} />
                  <ExperienceFoot experience={experience} path={path} />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <Resting count={resting} />
    </Band>
  );
}
