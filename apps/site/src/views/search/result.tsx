import type { Passage, SearchResult } from '../../content/search/findable.ts';
import type { NightFrom } from '../../sections/price/night-from.ts';
import { PriceInYear } from '../../sections/price/price-in-year.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './search-view.module.css';

interface ResultProps {
  readonly result: SearchResult;
  /** What a night begins at in a place. */
  readonly price: NightFrom | undefined;
  readonly shown: ShownIn;
  /** The one that answers best: its picture stands large. */
  readonly large?: boolean;
}

/** Of the picture of what answers best. */
export const largeSizes = '(min-width: 833px) 50vw, 94vw';

/** What was found: its picture, what and where it is, its name, the words around what was asked, and its price. */
export function Result({ result, price, shown, large = false }: ResultProps) {
  const { href, kind, place, title, excerpt, picture, cost } = result;
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
          <span className={styles.resultKind}>{kind}</span> {place && <span>{place}</span>}
        </p>
        <h3 className={styles.title}>
          <a className={styles.link} href={href}>
            <Marked passages={title} />
          </a>
        </h3>
        <p className={styles.excerpt}>
          <Marked passages={excerpt} />
        </p>
        {(price || cost) && (
          <p className={styles.price}>{price ? <PriceInYear price={price} shown={shown} /> : cost}</p>
        )}
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
