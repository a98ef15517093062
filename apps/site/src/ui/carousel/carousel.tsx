import { Children, type ReactNode } from 'react';
import { ArrowIcon, BackIcon } from '../icons/icons.tsx';
import styles from './carousel.module.css';

interface CarouselProps {
  /** What is shown: "Rooms". */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Things side by side that one scrolls through: without a script by touch, wheel and arrow keys, with `carousel.client.ts` also
 * by two buttons, with a count.
 */
export function Carousel({ label, children }: CarouselProps) {
  return (
    <section className={styles.carousel} aria-label={label} data-carousel="">
      <div className={styles.controls} hidden data-carousel-controls="">
        <p className={styles.count} aria-live="polite" data-carousel-count="" />
        <button type="button" className={styles.button} aria-label={`Previous of ${label}`}>
          <BackIcon className={styles.arrow} />
        </button>
        <button type="button" className={styles.button} aria-label={`Next of ${label}`}>
          <ArrowIcon className={styles.arrow} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (axe: scrollable-region-focusable) */}
      <ul className={styles.track} tabIndex={0} aria-label={label}>
        {Children.map(children, (child) => (
          <li className={styles.slide}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
