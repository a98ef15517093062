import styles from './error-summary.module.css';

interface SummaryError {
  readonly message: string;
  /** Id of the control to mend; absent for a message that belongs to no control shown. */
  readonly controlId?: string | undefined;
}

interface ErrorSummaryProps {
  readonly errors: readonly SummaryError[];
  /** Takes the visitor to a control without an entry in the history; without it the link does, by the control's id. */
  readonly onJump?: ((controlId: string) => void) | undefined;
}

/** Every error of a form at once, announced when it appears, each leading to its field. */
export function ErrorSummary({ errors, onJump }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div className={styles.summary} role="alert">
      <p className={styles.count}>
        {errors.length === 1
          ? 'One thing needs your attention'
          : `${errors.length} things need your attention`}
      </p>
      <ul className={styles.list}>
        {errors.map(({ message, controlId }) => (
          <li key={message}>
            {controlId ? (
              <a
                className={styles.link}
                href={`#${controlId}`}
                onClick={
                  onJump &&
                  ((event) => {
                    event.preventDefault();
                    onJump(controlId);
                  })
                }
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
