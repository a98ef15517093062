import { type ChangeEvent, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';
import { sizeInWords } from './size-in-words.ts';

interface FileFieldProps extends FieldProps {
  /** Endings and types the picker offers: ".pdf,.docx". What is sent is checked by the server, by its content. */
  readonly accept: string;
  /** The largest file that is taken, in bytes. */
  readonly maxBytes: number;
  readonly onChange?: (file: File | null) => void;
  readonly onBlur?: () => void;
}

/** The browser's own file field; a file that is too large is said before it is sent for nothing. */
export function FileField(props: FileFieldProps) {
  const { id, name, label, hint, error, required = false, accept, maxBytes, onChange, onBlur } = props;
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const shown = error ?? tooLarge ?? undefined;

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0] ?? null;
    const large = file !== null && file.size > maxBytes;
    setTooLarge(
      large
        ? `${file.name} has ${sizeInWords(file.size)}; at most ${sizeInWords(maxBytes)} can be sent`
        : null,
    );
    if (large) target.value = '';
    onChange?.(large ? null : file);
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={shown} required={required}>
      <input
        {...describedBy({ id, hint, error: shown })}
        className={classNames(styles.control, styles.file, shown && styles.invalid)}
        type="file"
        id={id}
        name={name}
        accept={accept}
        required={required}
        onChange={take}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}
