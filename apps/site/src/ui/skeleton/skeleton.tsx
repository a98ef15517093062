import { VisuallyHidden } from '../text/text.tsx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** What is on its way: "Rates". */
  readonly label: string;
  readonly lines?: number;
  /** With a plate above the lines. */
  readonly plate?: boolean;
}

/** Stands where content is on its way, in its size, so that nothing moves when it comes. */
export function Skeleton({ label, lines = 3, plate = false }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{label} are on their way.</VisuallyHidden>
      {plate && <span className={styles.plate} />}
      {Array.from({ length: lines }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that say nothing have nothing else to be told apart by
        <span key={place} className={styles.line} />
      ))}
    </div>
  );
}
