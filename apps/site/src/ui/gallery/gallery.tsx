import { classNames } from '../class-names.ts';
import { ArrowIcon } from '../icons/icons.tsx';
import { Picture, type PictureSource, srcSetOf } from '../picture/picture.tsx';
import swipe from '../swipe/swipe.module.css';
import { Coordinates, VisuallyHidden } from '../text/text.tsx';
import styles from './gallery.module.css';

export interface GalleryPicture {
  readonly picture: PictureSource;
  readonly caption: string;
  readonly coordinates?: string | null;
}

interface GalleryProps {
  /** What the pictures show: "Pictures of the house". */
  readonly label: string;
  readonly pictures: readonly GalleryPicture[];
  /** The large plate is what the page is judged by; the layout preloads it with `galleryLeadSizes`. */
  readonly priority?: boolean;
  /** So many of them are drawn, three at most; the rest are in the lightbox. */
  readonly most?: number;
}

/** `sizes` of the large plate. A phone crops it little; a wide screen crops it to a height of its own. */
export const galleryLeadSizes = '(min-width: 833px) 62vw, 94vw';

/**
 * One large plate, two small ones and a tile that counts them all, on phones swiped in that order. Every plate leads to its file; `gallery.client.ts` opens
 * the lightbox in its place.
 */
export function Gallery({ label, pictures, priority = false, most = 3 }: GalleryProps) {
  const drawn = Math.min(most, 3);
  const rest = pictures[drawn];
  if (pictures.length === 0) return null;
  return (
    <section
      className={classNames(styles.gallery, pictures.length > 1 && swipe.swipe)}
      aria-label={label}
      data-gallery={label}
      data-count={Math.min(pictures.length, drawn + 1)}
      data-drawn={drawn}
    >
      {pictures.slice(0, drawn).map(({ picture, caption, coordinates }, place) => (
        <figure key={picture.src} className={classNames(styles.figure, styles[`place${place + 1}`])}>
          <a className={styles.link} href={picture.src} data-open={place}>
            <Picture
              picture={picture}
              sizes={place === 0 ? galleryLeadSizes : '(min-width: 833px) 31vw, 94vw'}
              priority={priority && place === 0}
              className={styles.plate}
            />
            <VisuallyHidden>, enlarge</VisuallyHidden>
          </a>
          <figcaption className={styles.caption}>
            <span>{caption}</span>
            {coordinates && <Coordinates className={styles.coordinates}>{coordinates}</Coordinates>}
          </figcaption>
        </figure>
      ))}
      {rest && (
        <a className={styles.tile} href={rest.picture.src} data-open={drawn}>
          <span className={styles.number}>{pictures.length}</span>
          <span className={styles.all}>
            All the pictures <ArrowIcon className={styles.arrow} />
          </span>
        </a>
      )}
      <ul hidden>
        {pictures.map(({ picture, caption }) => (
          <li
            key={picture.src}
            data-src={picture.src}
            data-avif={srcSetOf(picture.sources.avif) || undefined}
            data-webp={srcSetOf(picture.sources.webp) || undefined}
            data-alt={picture.alt}
            data-width={picture.width}
            data-height={picture.height}
          >
            {caption}
          </li>
        ))}
      </ul>
    </section>
  );
}
