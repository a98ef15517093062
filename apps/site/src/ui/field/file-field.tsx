import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';
import { limitInWords, sizeInWords } from './size-in-words.ts';

interface FileFieldProps extends FieldProps {
  /** Endings and types the picker offers: ".pdf,.docx". What is sent is checked by the server, by its content. */
  readonly accept: string;
  /** The largest file that is taken, in bytes. */
  readonly maxBytes: number;
  /** The file in hand, where its owner keeps it; the field keeps it itself otherwise. */
  readonly file?: File | null;
  readonly onChange?: (file: File | null) => void;
  readonly onBlur?: () => void;
  /** Said while nothing is in hand: what was chosen before a reload is gone, and only its owner knows. */
  readonly reminder?: string | undefined;
}

/** The browser's own file field; what was chosen can be taken back, and a file that is too large is said before it is sent for nothing. */
export function FileField(props: FileFieldProps) {
  const { id, name, label, hint, error, required = false } = props;
  const { accept, maxBytes, onChange, onBlur, reminder } = props;
  const [own, setOwn] = useState<File | null>(null);
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const file = props.file === undefined ? own : props.file;
  const shown = tooLarge ?? error;

  function keep(chosen: File | null) {
    setOwn(chosen);
    onChange?.(chosen);
  }

  function take(target: HTMLInputElement) {
    const chosen = target.files?.[0] ?? null;
    // The picker was closed without a choice: what was chosen before stays.
    if (!chosen) return;
    const large = chosen.size > maxBytes;
    setTooLarge(
      large
        ? `${chosen.name} has ${sizeInWords(chosen.size)}; at most ${limitInWords(maxBytes)} can be sent`
        : null,
    );
    if (large) target.value = '';
    keep(large ? null : chosen);
  }

  const early = useRef(take);
  useEffect(() => {
    // Chosen before scripts were here: no event tells of it any more.
    if (input.current) early.current(input.current);
  }, []);

  function remove() {
    setTooLarge(null);
    keep(null);
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  }

  return (
    <FieldFrame
      {...{ id, label, hint, error: shown, required }}
      note={
        <div role="status" className={styles.live}>
          {!file && reminder && !shown && <p className={styles.suggestion}>{reminder}</p>}
          {file && (
            <p className={styles.chosenFile}>
              <span className={styles.fileName}>{file.name}</span>
              <span className={styles.fileSize}>{sizeInWords(file.size)}</span>
              <button type="button" className={styles.remove} onClick={remove}>
                Remove<VisuallyHidden> {file.name}</VisuallyHidden>
              </button>
            </p>
          )}
        </div>
      }
    >
      <input
        {...describedBy({ id, hint, error: shown })}
        ref={input}
        className={classNames(styles.control, styles.file)}
        type="file"
        id={id}
        name={name}
        accept={accept}
        required={required}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => take(target)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}
