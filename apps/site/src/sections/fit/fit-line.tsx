import { ArrowLink } from '../../ui/link/link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './fit-line.module.css';

interface FitLineProps {
  readonly words: string;
  /** The asking it leads to: what is known of dates and party goes along. */
  readonly href: string;
}

/** The way to every room at once, from a page that prices one, or none. */
export function FitLine({ words, href }: FitLineProps) {
  return (
    <Wrap className={styles.room}>
      <p className={styles.line}>
        <span>{words}</span>
        <ArrowLink href={href}>Where does it fit?</ArrowLink>
      </p>
    </Wrap>
  );
}
