import { classNames } from '../class-names.ts';
import { CrossIcon } from '../icons/icons.tsx';
import styles from './toast.module.css';

interface ToastProps {
  readonly message: string;
  /** `warning` speaks at once, `note` when the reader pauses. */
  readonly tone?: 'note' | 'warning';
  /** One thing to do about it; with an address it is a link. */
  readonly action?:
    | { readonly label: string; readonly onAct: () => void }
    | { readonly label: string; readonly href: string; readonly dialog?: string };
  readonly onDismiss?: () => void;
}

/** A short message at the foot of the window. It stays until it is dismissed or what it says is over: nothing here is timed. */
export function Toast({ message, tone = 'note', action, onDismiss }: ToastProps) {
  return (
    <div
      className={classNames(styles.toast, tone === 'warning' && styles.warning)}
      role={tone === 'warning' ? 'alert' : 'status'}
    >
      <p className={styles.message}>{message}</p>
      {action && 'href' in action && (
        <a className={styles.action} href={action.href} data-dialog={action.dialog}>
          {action.label}
        </a>
      )}
      {action && 'onAct' in action && (
        <button type="button" className={styles.action} onClick={action.onAct}>
          {action.label}
        </button>
      )}
      {onDismiss && (
        <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
          <CrossIcon className={styles.cross} />
        </button>
      )}
    </div>
  );
}
