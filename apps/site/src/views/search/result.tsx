import type { Passage, SearchResult } from '../../content/model/findable.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './result.module.css';

interface ResultProps {
  readonly result: SearchResult;
  /** The one that answers best: its picture stands large. */
  readonly large?: boolean;
}

/** Of the picture of what answers best. */
export const largeSizes = '(min-width: 833px) 50vw, 94vw';

/** What was found: its picture, what and where it is, its name, and the words around what was asked. */
export function Result({ result, large = false }: ResultProps) {
  const { href, kind, place, title, excerpt, picture } = result;
  return (
    <li className={classNames(styles.result, large && picture && styles.large)}>
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes={large ? largeSizes : '(min-width: 833px) 152px, 92px'}
          priority={large}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className={styles.about}>
          <span className={styles.kind}>{kind}</span> {place && <span>{place}</span>}
        </p>
        <h3 className={styles.title}>
          <a className={styles.link} href={href}>
            <Marked passages={title} />
          </a>
        </h3>
        <p className={styles.excerpt}>
          <Marked passages={excerpt} />
        </p>
      </div>
    </li>
  );
}

function Marked({ passages }: { readonly passages: readonly Passage[] }) {
  let at = 0;
  return passages.map(({ text, hit }) => {
    const key = at;
    at += text.length;
    return hit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
