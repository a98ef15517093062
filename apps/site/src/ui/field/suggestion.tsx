import styles from './field.module.css';

interface SuggestionProps {
  /** What was probably meant; `null` for nothing to suggest. */
  readonly words: string | null;
  readonly onTake: () => void;
}

/** "Did you mean …?", taken by one press. The region stands before it speaks, so that it is read out. */
export function Suggestion({ words, onTake }: SuggestionProps) {
  return (
    <div role="status" className={styles.live}>
      {words !== null && (
        <p className={styles.suggestion}>
          Did you mean{' '}
          <button type="button" className={styles.take} onClick={onTake}>
            {words}
          </button>
          ?
        </p>
      )}
    </div>
  );
}
