import type { Point } from '../../content/fields/common.ts';
import { evenColumns } from '../../ui/even-columns.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './travel-country-view.module.css';

interface HighlightsProps {
  readonly heading: string;
  readonly highlights: readonly Point[];
}

/** What a country is gone to for, each with its plate. */
export function Highlights({ heading, highlights }: HighlightsProps) {
  if (highlights.length === 0) return null;
  return (
    <Band flush aria-labelledby="highlights-heading">
      <h2 id="highlights-heading" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.highlights} {...evenColumns(highlights.length)}>
        {highlights.map(({ title, text, picture }) => (
          <li key={title} className={styles.highlight}>
            {picture && (
              <Picture
                picture={picture}
                alt=""
                sizes="(min-width: 833px) 31vw, 40vw"
                className={styles.plate}
              />
            )}
            <div className={styles.highlightsWords} data-whole="">
              <h3 className={styles.name}>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
