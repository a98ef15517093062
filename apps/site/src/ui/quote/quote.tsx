import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './quote.module.css';

interface QuoteProps {
  /** Names the section: "A guest’s words". */
  readonly label: string;
  readonly text: string;
  readonly attribution: string;
  readonly picture: PictureSource;
  /** The picture as a silent film, each format a browser may take; a script plays it where it may (moving-picture.client.ts). */
  readonly films?: readonly { readonly src: string; readonly type: string }[];
}

/** Somebody's words at the side of a plate, on a phone under it: the one centred text of a page. */
export function Quote({ label, text, attribution, picture, films = [] }: QuoteProps) {
  const moves = films.length > 0;
  return (
    <section
      className={styles.quote}
      // On a wide one the words stand on the side which the subject leaves free.
      data-words={picture.focus.x < 50 ? 'end' : undefined}
      aria-label={label}
      data-moving={moves ? JSON.stringify(films.map(({ src, type }) => ({ src, type }))) : undefined}
    >
      <Picture picture={picture} alt="" sizes="(min-width: 833px) 76vw, 100vw" className={styles.picture} />
      <figure className={styles.figure}>
        <blockquote className={styles.text}>
          <p>“{text.replace(/^[“"]|[”"]$/g, '')}”</p>
        </blockquote>
        <figcaption className={styles.attribution}>{attribution}</figcaption>
      </figure>
      {moves && (
        <button type="button" className={styles.stop} data-moving-stop="" hidden>
          Stop the moving picture
        </button>
      )}
    </section>
  );
}
