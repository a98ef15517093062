import { classNames } from '../../ui/class-names.ts';
import styles from './footer.module.css';

/** Three ridges that lead from the page's ground into the footer, or to the foot of a panel. */
export function Ridge({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles.ridge, className)}
      viewBox="0 0 1440 150"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.far}
        d="M0 74c90-6 150-40 250-42 90-2 130 34 230 36 130 2 190-50 320-52 120-2 170 44 290 46 120 2 200-36 350-22V150H0Z"
      />
      <path
        className={styles.middle}
        d="M0 108c120-20 210-34 330-24 120 10 170 30 290 24 160-8 230-46 390-40 150 6 230 44 430 22V150H0Z"
      />
      <path
        className={styles.near}
        d="M0 132c200-24 340-22 520-14 200 8 330-18 520-14 160 4 270 22 400 16V150H0Z"
      />
    </svg>
  );
}
