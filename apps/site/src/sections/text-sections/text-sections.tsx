import { addressWord } from '@sundowner/brand';
import type { Section } from '../../content/fields/common.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './text-sections.module.css';

/** The parts of a page that tells something: heading at the side, words, and a plate where the editor gave one. */
export function TextSections({ sections }: { readonly sections: readonly Section[] }) {
  return (
    <Wrap className={styles.sections}>
      {sections.map(({ heading, body, picture }) => (
        <section
          key={heading}
          id={addressWord(heading)}
          className={styles.section}
          aria-labelledby={`${addressWord(heading)}-heading`}
        >
          <h2 id={`${addressWord(heading)}-heading`} className={styles.heading}>
            {heading}
          </h2>
          <div className={styles.body}>
            <RichText body={body} firstLevel={3} />
          </div>
          {picture && (
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 833px) 31vw, 94vw"
              className={styles.plate}
            />
          )}
        </section>
      ))}
    </Wrap>
  );
}
