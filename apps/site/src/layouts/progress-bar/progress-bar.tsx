import styles from './progress-bar.module.css';

/** A thin bar at the top edge while the next page is on its way (RT-13); `progress.client.ts` shows and hides it. */
export function ProgressBar() {
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label="The next page is loading"
      data-progress
      hidden
    />
  );
}
