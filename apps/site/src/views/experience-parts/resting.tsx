import styles from './experience-facts.module.css';

/** Says that experiences of a list are not published: nothing else is known of them (CNT-07). */
export function Resting({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles.resting} data-resting={count}>
      {count === 1
        ? 'One more is not available at present. It will be here again when it is.'
        : `${count} more are not available at present. They will be here again when they are.`}
    </p>
  );
}
