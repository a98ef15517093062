import styles from './demonstration-strip.module.css';

/** Says on every page of a demonstration that it is one (GEN-07). */
export function DemonstrationStrip() {
  return (
    <aside className={styles.strip} data-top-bar="" aria-label="Demonstration">
      <p data-whole="">
        <strong>A demonstration.</strong> Nothing here can be booked.
      </p>
    </aside>
  );
}
