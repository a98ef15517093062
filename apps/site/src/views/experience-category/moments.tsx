import type { Point } from '../../content/fields/common.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './experience-category-view.module.css';

interface MomentsProps {
  readonly moments: readonly Point[];
  /** The kind: "Safari". */
  readonly title: string;
}

/** A few plates of what such a day is like, to scroll through. */
export function Moments({ moments, title }: MomentsProps) {
  if (moments.length === 0) return null;
  return (
    <Band ground="low" aria-labelledby="moments-heading">
      <h2 id="moments-heading" className={styles.heading}>
        What it is like
      </h2>
      <Carousel label={`${title}, in pictures`}>
        {moments.map(({ title: name, text, picture }) => (
          <figure key={name} className={styles.moment}>
            {picture && (
              <Picture
                picture={picture}
                sizes="(min-width: 833px) 44vw, 112vw"
                className={styles.momentsPlate}
              />
            )}
            <figcaption>
              <h3 className={styles.momentsName}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </Band>
  );
}
