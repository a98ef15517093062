import type { ReactNode } from 'react';
import styles from './box-field.module.css';

/** One control of a strip under its name: the strip's own box is its frame. */
export function BoxField({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it is given
    <label className={styles.box}>
      <span className={styles.name}>{label}</span>
      {children}
    </label>
  );
}
