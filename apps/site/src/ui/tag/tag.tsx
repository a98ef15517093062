import { CrossIcon } from '../icons/icons.tsx';
import styles from './tag.module.css';

interface TagProps {
  readonly name: string;
  /** Where the page without it is: a filter that is taken away is another address. */
  readonly removeHref?: string;
  readonly onRemove?: () => void;
}

/** Something chosen, with a way to take it back. */
export function Tag({ name, removeHref, onRemove }: TagProps) {
  return (
    <span className={styles.tag}>
      {name}
      {removeHref !== undefined && (
        <a className={styles.remove} href={removeHref} aria-label={`Remove ${name}`}>
          <CrossIcon className={styles.cross} />
        </a>
      )}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
          <CrossIcon className={styles.cross} />
        </button>
      )}
    </span>
  );
}
