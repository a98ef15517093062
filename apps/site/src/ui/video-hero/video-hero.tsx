import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './video-hero.module.css';

interface VideoHeroProps {
  readonly picture: PictureSource;
  readonly sizes: string;
  /** Films by type, the smallest first: the browser takes the first it can play. They are silent. */
  readonly films: readonly { readonly src: string; readonly type: string }[];
}

/**
 * The plate of a page, and a film over it: fetched after the page has loaded, above 833 px only, never with reduced motion
 * or while data is saved, and with a button that stops it (`video-hero.client.ts`). Without all that it is the plate.
 */
export function VideoHero({ picture, sizes, films }: VideoHeroProps) {
  return (
    <div className={styles.hero} data-video-hero={JSON.stringify(films)}>
      <Picture picture={picture} sizes={sizes} priority className={styles.plate} />
      <button type="button" className={styles.pause} hidden aria-label="Pause the film">
        <svg
          className={styles.icon}
          viewBox="0 0 16 16"
          fill="currentColor"
          aria-hidden="true"
          focusable="false"
        >
          <path className={styles.bars} d="M4 3h3v10H4zM9 3h3v10H9z" />
          <path className={styles.triangle} d="M5 3l8 5-8 5z" />
        </svg>
      </button>
    </div>
  );
}
