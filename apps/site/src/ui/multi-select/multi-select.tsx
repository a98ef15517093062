import { useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { FieldGroup, type FieldProps } from '../field/field-frame.tsx';
import { type Option, toggled } from '../field/select-field.tsx';
import { ChevronIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import { useEnhanced } from '../use-enhanced.ts';
import styles from './multi-select.module.css';

/** What a closed multi-select says: the first choice, and how many more (FRM-08). */
interface SummaryWords {
  readonly first: string;
  /** ", + 2 more", or nothing. It is never cut off, however long the first choice is. */
  readonly more: string;
}

/** @returns `null` when nothing is chosen */
export function summaryWords(chosen: readonly string[]): SummaryWords | null {
  const [first, ...others] = chosen;
  if (first === undefined) return null;
  return { first, more: others.length === 0 ? '' : `, + ${others.length} more` };
}

interface MultiSelectProps extends FieldProps {
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  /** Hears the whole choice, in the order of the options. */
  readonly onChange: (chosen: readonly string[]) => void;
  readonly onBlur?: () => void;
  /** Said while nothing is chosen. */
  readonly placeholder?: string;
  /** In a form it opens in place, 600 px high at most; as a filter it opens over the page, 300 px at most (FRM-08). */
  readonly size?: 'form' | 'filter';
}

/**
 * Several of many: a disclosure of native checkboxes, which works as it is without scripts. With them the choice is counted
 * aloud, and Escape, Done and, for a filter, leaving close it.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { id, name, label, hint, error, required = false, options, chosen, onChange, onBlur } = props;
  const { placeholder = 'Please choose', size = 'form' } = props;
  const enhanced = useEnhanced();
  const [open, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const labels = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  const words = summaryWords(labels);
  // Among the fields of a form the label stands above, as theirs do.
  const inForm = size === 'form';

  function close() {
    setOpen(false);
    summary.current?.focus();
  }

  return (
    <FieldGroup
      {...{ id, label, hint, error, required }}
      legend={
        !inForm && (
          <legend className={styles.legend}>
            <VisuallyHidden>{label}</VisuallyHidden>
          </legend>
        )
      }
    >
      <details
        className={classNames(styles.select, styles[size], error && styles.invalid)}
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        onKeyDown={(event) => {
          // Asked of the element: it opens a moment before it says so.
          if (event.key !== 'Escape' || !event.currentTarget.open) return;
          // The dialog around the field stays open.
          event.preventDefault();
          event.stopPropagation();
          event.currentTarget.open = false;
          close();
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return;
          if (size === 'filter') setOpen(false);
          onBlur?.();
        }}
      >
        <summary ref={summary} id={id} className={styles.summary}>
          <span className={styles.said}>
            {inForm ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.name}>{label}</span>}{' '}
            <span className={classNames(styles.value, !words && styles.none)}>
              <span className={styles.first}>{words?.first ?? placeholder}</span>
              {words?.more && <span className={styles.more}>{words.more}</span>}
            </span>
          </span>
          <ChevronIcon className={styles.chevron} />
        </summary>
        <div className={styles.panel}>
          <ul className={styles.list}>
            {options.map((option) => (
              <li key={option.value} className={styles.item}>
                <label className={classNames(fieldStyles.check, styles.row)}>
                  <input
                    className={fieldStyles.box}
                    type="checkbox"
                    name={name}
                    value={option.value}
                    checked={chosen.includes(option.value)}
                    aria-invalid={error ? true : undefined}
                    onChange={({ target }) => onChange(toggled(options, chosen, target))}
                  />
                  <span>{option.label}</span>
                </label>
              </li>
            ))}
          </ul>
          {enhanced && (
            <div className={styles.foot}>
              <p className={styles.count} aria-live="polite">
                {labels.length} of {options.length} chosen
              </p>
              <button type="button" className={styles.plain} onClick={() => onChange([])}>
                Clear
              </button>
              <button type="button" className={styles.done} onClick={close}>
                Done
              </button>
            </div>
          )}
        </div>
      </details>
    </FieldGroup>
  );
}
