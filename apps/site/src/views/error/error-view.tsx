import type { Brand } from '@sundowner/brand';
import { ErrorScene } from '../../sections/error-scene/error-scene.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { homepageWords } from '../not-found/homepage-words.ts';
import styles from '../not-found/lost.module.css';

interface ErrorViewProps {
  readonly brand: Brand;
  /** 500, 502, 503: the number the answer carries; what went wrong inside is never shown (GEN-06). */
  readonly status: number;
  /** The travel planner's number, where it could be read. */
  readonly number: string | null;
}

/** Something on our side failed; the visitor can come back, or ring. */
export function ErrorView({ brand, status, number }: ErrorViewProps) {
  return (
    <div className={styles.lost}>
      <ErrorScene />
      <Wrap>
        <div className={styles.words} data-whole="">
          <h1 className={styles.number}>{status}</h1>
          <Lead className={styles.lead}>
            Apologies, this page cannot be shown just now. The fault is ours and we have been told of it.
            Please try again in a minute.
          </Lead>
          {number && (
            <p>
              Or speak to a person: <TelephoneLink className={styles.inlineLink} number={number} />
            </p>
          )}
          <ButtonLink tone="light" href="/">
            {homepageWords(brand)}
          </ButtonLink>
        </div>
      </Wrap>
    </div>
  );
}
