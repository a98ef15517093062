import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './wrap.module.css';

/** The page's column: 1376 px at most, with the gutter on both sides. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.wrap, className)} />;
}

interface BandProps extends ComponentProps<'section'> {
  readonly ground?: 'tint' | 'low' | 'deep';
  /** Leaves out the room above, where the section before has given it. */
  readonly flush?: boolean;
  /** Is one line until it is opened. */
  readonly folded?: boolean;
}

/** A section of a page with its room above and below, its content in the page's column. */
export function Band({
  ground = 'tint',
  flush = false,
  folded = false,
  className,
  children,
  ...rest
}: BandProps) {
  return (
    <section
      {...rest}
      data-ground={ground}
      className={classNames(
        styles.band,
        ground === 'low' && styles.low,
        ground === 'deep' && styles.deep,
        folded && styles.folded,
        flush && styles.flush,
        className,
      )}
    >
      <div className={styles.wrap}>{children}</div>
    </section>
  );
}
