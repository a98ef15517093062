import { addressWord } from '@sundowner/brand';
import type { ReactNode } from 'react';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './policy-sections.module.css';

export interface PolicySection {
  readonly heading: string;
  readonly content: ReactNode;
}

interface PolicySectionsProps {
  readonly sections: readonly PolicySection[];
  /** Leaves out the list of the sections. */
  readonly bare?: boolean;
}

/** A long text in sections, the list of them beside it. */
export function PolicySections({ sections, bare = false }: PolicySectionsProps) {
  return (
    <Wrap className={styles.grid}>
      {sections.length > 2 && !bare && (
        <nav className={styles.contents} aria-labelledby="contents-heading">
          <h2 id="contents-heading" className={styles.contentsHeading}>
            On this page
          </h2>
          <ol>
            {sections.map(({ heading }) => (
              <li key={heading}>
                <a className={styles.entry} href={`#${addressWord(heading)}`}>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.sections}>
        {sections.map(({ heading, content }) => (
          <section key={heading} id={addressWord(heading)} className={styles.section}>
            <h2 className={styles.heading}>{heading}</h2>
            {content}
          </section>
        ))}
      </div>
    </Wrap>
  );
}
