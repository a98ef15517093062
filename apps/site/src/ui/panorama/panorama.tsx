import { classNames } from '../class-names.ts';
import { AroundIcon } from '../icons/around-icon.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './panorama.module.css';
import { panoramaData } from './panorama-data.ts';

interface PanoramaProps {
  /** What it is of: "The river at sundown". */
  readonly name: string;
  /** The whole of it as a plain picture, twice as wide as high; its focal point is looked at first. */
  readonly picture: PictureSource;
  /** Address of the file the viewer takes, and the link leads to without scripts. */
  readonly src: string;
  readonly sizes: string;
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/**
 * A picture that goes all round, and a link that opens it: to be turned in its place where `panorama.client.ts` can, as the plain
 * picture anywhere else. Nothing of the viewer is fetched before.
 */
export function Panorama({ name, picture, src, sizes, priority = false, className }: PanoramaProps) {
  return (
    <div className={classNames(styles.panorama, className)} data-by-hand="panorama">
      <div className={styles.stage} data-stage="">
        <Picture picture={picture} sizes={sizes} priority={priority} className={styles.picture} />
        <a
          className={styles.open}
          href={src}
          {...panoramaData({ title: name, alt: picture.alt, focus: picture.focus, src })}
        >
          <AroundIcon className={styles.icon} /> Open the panorama
          <VisuallyHidden>: {name}</VisuallyHidden>
        </a>
      </div>
      <p className={styles.status} role="status" />
    </div>
  );
}
