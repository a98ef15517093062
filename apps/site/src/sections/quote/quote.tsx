import type { Quote as QuoteContent } from '../../content/model/home.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './quote.module.css';

/** A guest's words over a plate: the one centred text of a page. */
export function Quote({ quote }: { readonly quote: QuoteContent }) {
  return (
    <section className={styles.quote} aria-label="A guest’s words">
      <Picture picture={quote.picture} alt="" sizes="max(100vw, 90vh)" className={styles.picture} />
      <figure className={styles.figure}>
        <blockquote className={styles.text}>
          <p>“{quote.text.replace(/^[“"]|[”"]$/g, '')}”</p>
        </blockquote>
        <figcaption className={styles.attribution}>{quote.attribution}</figcaption>
      </figure>
    </section>
  );
}
