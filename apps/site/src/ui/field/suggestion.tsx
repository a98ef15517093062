import styles from './field.module.css';

interface SuggestionProps {
  /** What was probably meant; `null` for nothing to suggest. */
  readonly words: string | null;
  /** Whether the error above asks the question already. */
  readonly isAsked?: boolean;
  readonly onTake: () => void;
}

/** "Did you mean …?", taken by one press. The region stands before it speaks, so that it is read out. */
export function Suggestion({ words, isAsked = false, onTake }: SuggestionProps) {
  return (
    <div role="status" className={styles.live}>
      {words !== null && (
        <p className={styles.suggestion}>
          {isAsked ? 'Write' : 'Did you mean'}{' '}
          <button type="button" className={styles.take} onClick={onTake}>
            {words}
          </button>
          {!isAsked && '?'}
        </p>
      )}
    </div>
  );
}
