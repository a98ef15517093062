import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { CharacterCount } from './character-count.tsx';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';

type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'maxLength'> & {
    /** How many characters are taken. Near them they are counted; more can be typed and is told, so that nothing pasted is cut. */
    readonly limit?: number;
  };

/** Rows a text takes where the browser does not fit the box to it by itself (`field-sizing`). */
function rowsOf(text: string): number {
  const rows = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 64)), 1);
  return Math.min(16, Math.max(4, rows));
}

/** Several lines, in the visitor's own words. The box grows with them. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { id, label, hint, error, required = false, limit, ...area } = props;
  const text = typeof area.value === 'string' ? area.value : '';
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      note={limit !== undefined && <CharacterCount left={limit - text.length} />}
    >
      <textarea
        {...area}
        rows={rowsOf(text)}
        {...describedBy({ id, hint, error })}
        id={id}
        required={required}
        className={classNames(styles.control, styles.area, error && styles.invalid)}
      />
    </FieldFrame>
  );
}
