import { classNames } from '../../ui/class-names.ts';
import styles from './office-sign.module.css';
import { type OfficeState, officeWords } from './office-state.ts';

interface OfficeSignProps {
  /** `null` on a page that is kept: `office-clock.client.ts` tells the state there, and without scripts nothing does. */
  readonly state: OfficeState | null;
  readonly className?: string | undefined;
}

/** Open or closed, in words beside a dot; announced when it changes. */
export function OfficeSign({ state, className }: OfficeSignProps) {
  return (
    <p
      className={classNames(styles.line, className)}
      data-office-sign={state ? (state.open ? 'open' : 'closed') : 'unknown'}
    >
      <span className={styles.sign} role="status">
        {state?.sign}
      </span>{' '}
      <span>{state && officeWords(state)}</span>
    </p>
  );
}
