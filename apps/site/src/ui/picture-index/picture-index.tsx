import { classNames } from '../class-names.ts';
import { ArrowIcon } from '../icons/icons.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './picture-index.module.css';

export interface IndexRow {
  readonly title: string;
  readonly line: string;
  /** `null` for a row that leads nowhere yet. */
  readonly href: string | null;
  readonly picture: PictureSource;
}

/**
 * A list that is also a frame: on a wide screen the row under the pointer or with focus shows its picture (CSS only), below 1121 px
 * every row has its own thumbnail.
 */
export function PictureIndex({ rows }: { readonly rows: readonly IndexRow[] }) {
  return (
    <ol className={styles.index}>
      {rows.map((row) => (
        <Row key={row.title} row={row} />
      ))}
    </ol>
  );
}

function Row({ row: { title, line, href, picture } }: { readonly row: IndexRow }) {
  const words = (
    <>
      <span className={styles.title}>{title}</span>
      <span className={styles.line}>{line}</span>
      {href !== null && <ArrowIcon className={styles.arrow} />}
    </>
  );
  return (
    <li className={classNames(styles.row, href !== null && styles.linked)}>
      {href === null ? (
        <div className={styles.words}>{words}</div>
      ) : (
        <a className={styles.words} href={href}>
          {words}
        </a>
      )}
      <Picture picture={picture} alt="" sizes="(min-width: 1121px) 68vw, 150px" className={styles.picture} />
    </li>
  );
}
