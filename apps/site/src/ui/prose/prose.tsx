import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './prose.module.css';

/** Running text at a measure that reads well: paragraphs, headings, lists, quotes, whatever stands in it. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.prose, className)} />;
}
