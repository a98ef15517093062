import styles from './offline-notice.module.css';

/** Says that the line is gone (GEN-01). The words are in the page already: when they are needed nothing more can be fetched. */
export function OfflineNotice() {
  return (
    <div className={styles.place} role="status">
      <p className={styles.notice} data-offline hidden>
        You are offline. What you have open stays; the rest loads again when the line is back.
      </p>
    </div>
  );
}
