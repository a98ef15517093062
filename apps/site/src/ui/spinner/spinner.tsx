import styles from './spinner.module.css';

/**
 * A turning ring, `size` 50 while a form is being sent (SUB-01). It takes the colour of its surroundings; what it waits
 * for is said in words beside it.
 */
export function Spinner({ size = 50 }: { readonly size?: number }) {
  return (
    <svg
      className={styles.spinner}
      width={size}
      height={size}
      viewBox="0 0 50 50"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="25" cy="25" r="22" stroke="currentColor" strokeOpacity=".28" strokeWidth="3" />
      <path d="M25 3a22 22 0 0 1 22 22" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
