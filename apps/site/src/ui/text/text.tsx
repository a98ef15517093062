import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './text.module.css';

/** Words nobody wrote: an element without any would be room without a reason, and something to read that says nothing. */
const isEmpty = (words: ReactNode): boolean =>
  words === undefined || words === null || words === '' || words === false;

/** Lines of support under a heading: at most two sentences. */
export function Lead({ className, ...rest }: ComponentProps<'p'>) {
  if (isEmpty(rest.children)) return null;
  return <p {...rest} className={classNames(styles.lead, className)} />;
}

/** Upper-case label that carries data: a region, a category, a number of nights. */
export function Label({ className, ...rest }: ComponentProps<'p'>) {
  if (isEmpty(rest.children)) return null;
  return <p {...rest} className={classNames(styles.label, className)} />;
}

/** Where a plate was seen, as on a map: "24°57′S 31°31′E". */
export function Coordinates({ className, ...rest }: ComponentProps<'p'>) {
  if (isEmpty(rest.children)) return null;
  return <p {...rest} className={classNames(styles.coordinates, className)} />;
}

/** Said to assistive technology only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(styles.visuallyHidden, className)} />;
}
