import type { Brand } from '@sundowner/brand';
import { isLinkable } from '../../links/is-linkable.ts';
import { BrandMark } from '../../navigation/brand-mark/brand-mark.tsx';
import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './my-enquiry-frame.module.css';
import { Of } from './own-form-parts.tsx';

interface TopProps {
  readonly brand: Brand;
  readonly number: string | null;
  /** Whether a letter stands below. */
  readonly own: boolean;
}

/** Above the letter: whose it is, how to keep it, and the telephone. */
export function MyEnquiryTop({ brand, number, own }: TopProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the letter
      </a>
      <header className={styles.top}>
        <Wrap className={styles.bar}>
          <BrandMark brand={brand} />
          <p className={styles.acts}>
            {own && (
              <>
                <a className={styles.keep} href="/my-enquiry/copy.html">
                  Save a copy
                </a>
                <button className={styles.keep} type="button" data-print hidden>
                  Print
                </button>
              </>
            )}
            {number && <TelephoneLink className={styles.number} number={number} />}
          </p>
        </Wrap>
      </header>
    </>
  );
}

/**
 * Below it. A letter may not be theirs who opened it: that is asked once, and ends every link.
 *
 * @param of reference of the enquiry whose letter stands above; `null` without one
 */
export function MyEnquiryFoot({ of }: { readonly of: string | null }) {
  const own = of !== null;
  return (
    <footer className={styles.foot}>
      <Wrap className={styles.footBar}>
        <p className={styles.say}>
          {own && 'This page belongs to one enquiry and opens only by the link in our mail. '}
          {own ? 'It' : 'This page'} is in no search engine, and nothing on it is measured.
        </p>
        <div className={styles.links}>
          {own && (
            <details>
              <summary className={styles.link}>I did not write this enquiry</summary>
              <form className={styles.ask} method="post" action="/my-enquiry/disown">
                <Of reference={of} />
                <p>Then every link to it ends now, and a person looks at how your address came to us.</p>
                <button className={styles.confirm} type="submit">
                  It is not mine
                </button>
              </form>
            </details>
          )}
          {isLinkable('/privacy-policy') && (
            <a className={styles.link} href="/privacy-policy">
              Privacy policy
            </a>
          )}
          <a className={styles.link} href="/">
            To the website
          </a>
        </div>
      </Wrap>
    </footer>
  );
}
