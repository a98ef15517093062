import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';

/** Counted from here on; before, nobody needs to know. */
const near = 200;

const words = (left: number): string => {
  const count = Math.abs(left);
  const characters = count === 1 ? 'character' : 'characters';
  return left < 0 ? `${count} ${characters} too many` : `${count} ${characters} left`;
};

/** Said in steps of fifty: a voice that counts every key drowns the words that are typed. */
const spoken = (left: number): number => (left <= 0 ? Math.sign(left) : Math.ceil(left / 50) * 50);

/** How much room is left in a text, near its end. */
function CharacterCount({ left }: { readonly left: number }) {
  const step = spoken(left);
  return (
    <>
      <p className={styles.count} aria-hidden="true" data-over={left < 0 || undefined}>
        {left <= near && words(left)}
      </p>
      <VisuallyHidden role="status">
        {left <= near &&
          (step > 0 ? `Up to ${step} characters left` : step < 0 ? 'Too long' : 'No room left')}
      </VisuallyHidden>
    </>
  );
}

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
      {...{ id, label, hint, error, required }}
      note={limit !== undefined && <CharacterCount left={limit - text.length} />}
    >
      <textarea
        {...area}
        rows={rowsOf(text)}
        {...describedBy({ id, hint, error })}
        id={id}
        required={required}
        className={classNames(styles.control, styles.area)}
      />
    </FieldFrame>
  );
}
