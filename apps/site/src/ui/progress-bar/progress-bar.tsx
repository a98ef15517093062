import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What is going on: "Loading the page". */
  readonly label: string;
  /** From 0 to 100; without it the bar says only that something goes on. `idle` hides it. */
  readonly percent?: number | 'idle';
}

/** A 2 px bar in the accent. A script that owns it sets `value` and `hidden` on the element. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <progress
      className={styles.bar}
      aria-label={label}
      hidden={percent === 'idle'}
      max={100}
      value={typeof percent === 'number' ? percent : undefined}
    />
  );
}
