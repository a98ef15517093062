import type { Download } from '../../content/fields/common.ts';
import { fileWords } from '../../ui/downloads-list/file-words.ts';
import styles from './what-to-expect-view.module.css';

/** Files to keep, each with its kind and size, so that nobody on a phone is surprised. */
export function FactSheets({ downloads }: { readonly downloads: readonly Download[] }) {
  return (
    <ul>
      {downloads.map((file) => (
        <li key={file.href}>
          <a className={styles.download} href={file.href} download>
            {file.text} <span className={styles.fileWords}>{fileWords(file)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
