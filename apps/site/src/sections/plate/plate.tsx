import { classNames } from '../../ui/class-names.ts';
import { DirectedPicture } from '../../ui/picture/directed-picture.tsx';
import type { PictureSource } from '../../ui/picture/picture.tsx';
import { Coordinates } from '../../ui/text/text.tsx';
import styles from './plate.module.css';

interface PlateProps {
  readonly picture: PictureSource & { readonly caption: string | null; readonly coordinates: string | null };
  readonly sizes: string;
  readonly priority?: boolean;
  /** Another picture on phones. */
  readonly narrow?: PictureSource | null;
  readonly className?: string | undefined;
  /** Class of the picture's box, which gives it its shape. */
  readonly shape?: string | undefined;
}

/** A printed plate: a picture with its title and where it was seen underneath. */
export function Plate({ picture, sizes, priority, narrow = null, className, shape }: PlateProps) {
  return (
    <figure className={classNames(styles.plate, className)}>
      <DirectedPicture
        picture={picture}
        sizes={sizes}
        priority={priority ?? false}
        narrow={narrow}
        className={shape}
      />
      {(picture.caption || picture.coordinates) && (
        <figcaption className={styles.caption}>
          <span>{picture.caption}</span>
          {picture.coordinates && <Coordinates>{picture.coordinates}</Coordinates>}
        </figcaption>
      )}
    </figure>
  );
}
