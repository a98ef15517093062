import type { Point } from '../../content/fields/common.ts';
import type { Picture as PictureContent } from '../../content/fields/picture.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './residence-parts.module.css';

interface HouseSpacesProps {
  readonly heading: string;
  readonly spaces: readonly Point[];
  /** Two stand beside the rooms. */
  readonly pictures: readonly PictureContent[];
}

/** Through a house, room by room. */
export function HouseSpaces({ heading, spaces, pictures }: HouseSpacesProps) {
  if (spaces.length === 0) return null;
  return (
    <Band id="rooms" ground="low" aria-labelledby="spaces-heading">
      <div className={styles.house}>
        <h2 id="spaces-heading">{heading}</h2>
        <ol className={styles.spaces}>
          {spaces.map(({ title, text }) => (
            <li key={title} className={styles.space}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.pictures}>
          {pictures.slice(0, 2).map((picture) => (
            <figure key={picture.src} className={styles.figure}>
              <div className={styles.plate}>
                <Picture picture={picture} sizes="(min-width: 833px) 47vw, 94vw" />
              </div>
              {picture.caption && <figcaption className={styles.caption}>{picture.caption}</figcaption>}
            </figure>
          ))}
        </div>
      </div>
    </Band>
  );
}
