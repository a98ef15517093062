import type { File } from '../../content/fields/picture.ts';
import { classNames } from '../../ui/class-names.ts';
import { fileWords } from '../../ui/downloads-list/file-words.ts';
import styles from './file-link.module.css';

interface FileLinkProps {
  readonly file: File;
  readonly text: string;
  readonly className?: string | undefined;
}

/** A file to keep, with its kind and size, so that nobody on a phone is surprised. */
export function FileLink({ file, text, className }: FileLinkProps) {
  return (
    <a className={classNames(styles.file, className)} href={file.href} download>
      <span className={styles.text}>{text}</span> <span className={styles.size}>{fileWords(file)}</span>
    </a>
  );
}
