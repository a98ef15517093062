import { Picture, type PictureSource, srcSetOf } from '../picture/picture.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './picture-grid.module.css';

interface GridPicture {
  readonly picture: PictureSource;
  readonly title: string;
  /** What the lightbox says under it. */
  readonly caption: string;
  /** Its own page, for a browser without scripts. */
  readonly href: string;
  /** A way on from the lightbox: the page of its large file. */
  readonly more?: { readonly href: string; readonly words: string } | undefined;
}

interface PictureGridProps {
  readonly pictures: readonly GridPicture[];
  /** How many pictures stand on the page before these: the lightbox around them leads through all. */
  readonly first: number;
  /** The first of them is what the page is judged by; the layout preloads it with `gridSizes`. */
  readonly priority?: boolean;
}

/** `sizes` of a picture. */
export const gridSizes = '(min-width: 1121px) 23vw, (min-width: 833px) 31vw, 45vw';

/** Pictures with their titles, each of which opens larger; inside an element with `data-gallery`, in the lightbox. */
export function PictureGrid({ pictures, first, priority = false }: PictureGridProps) {
  // Said by the server: a list that comes in pieces would change its columns with each.
  const aloneIn = [3, 4].filter((columns) => pictures.length % columns === 1);
  return (
    <ul className={styles.grid} data-alone-in={aloneIn.join(' ') || undefined}>
      {pictures.map(({ picture, title, caption, href, more }, place) => (
        <li
          key={href}
          className={styles.item}
          data-src={picture.src}
          data-avif={srcSetOf(picture.sources.avif) || undefined}
          data-webp={srcSetOf(picture.sources.webp) || undefined}
          data-alt={picture.alt}
          data-width={picture.width}
          data-height={picture.height}
          data-caption={caption}
          data-more={more?.href}
          data-more-words={more?.words}
        >
          <a className={styles.link} href={href} data-open={first + place}>
            <Picture
              picture={picture}
              alt=""
              sizes={gridSizes}
              priority={priority && place === 0}
              className={styles.plate}
            />
            <span className={styles.title}>
              {title}
              <VisuallyHidden>, enlarge</VisuallyHidden>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
