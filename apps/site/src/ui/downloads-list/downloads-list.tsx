import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { sizeInWords } from '../field/size-in-words.ts';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './downloads-list.module.css';

export interface Download {
  readonly name: string;
  readonly href: string;
  /** "PDF", "ZIP"; empty when it is not known. */
  readonly type: string;
  /** `null` when it is not known. */
  readonly bytes: number | null;
  /** When it was last changed, in words: "3 March 2027". */
  readonly changed: string;
  /** A line under the name. */
  readonly words?: string;
  readonly fresh?: boolean;
  /** Unique on its page: what a link to it leads to. */
  readonly id?: string;
}

interface DownloadsListProps {
  /** Of the list, whose files `filtered-list.client.ts` takes anew under it; unique on its page. */
  readonly id: string;
  readonly caption: string;
  readonly groups: readonly { readonly heading: string; readonly files: readonly Download[] }[];
  /** Stands in place of the list when there is no file. */
  readonly empty?: ReactNode;
}

const sizeOf = (bytes: number | null) => (bytes === null ? '' : sizeInWords(bytes));

/**
 * Files to take away, in groups. Each is a link that names its type and size; where there are scripts it has a box, and
 * `downloads-list.client.ts`, which `data-by-hand="downloads"` around it brings, counts what is ticked and takes all of it.
 */
export function DownloadsList({ id, caption, groups, empty }: DownloadsListProps) {
  return (
    <div className={styles.downloads}>
      <div id={id} data-refresh="">
        {groups.length === 0 ? empty : <Table caption={caption} groups={groups} />}
      </div>
      <div className={styles.bar} hidden data-bar="">
        <p className={styles.count} role="status" data-ticked="" />
        <button type="button" className={styles.plain} data-clear="">
          Clear
        </button>
        <button type="button" className={styles.take} data-take="">
          Download
        </button>
      </div>
    </div>
  );
}

function Table({ caption, groups }: Pick<DownloadsListProps, 'caption' | 'groups'>) {
  return (
    <table className={styles.table} data-whole="">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.choose}>
            <VisuallyHidden>Chosen</VisuallyHidden>
          </th>
          <th scope="col">Document</th>
          <th scope="col">Type</th>
          <th scope="col">Size</th>
          <th scope="col">Updated</th>
        </tr>
      </thead>
      {groups.map(({ heading, files }) => (
        <tbody key={heading}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={5}>
              {heading}
            </th>
          </tr>
          {files.map((file) => (
            <Row key={file.href} file={file} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ file: { name, href, type, bytes, changed, words, fresh, id } }: { readonly file: Download }) {
  const kindAndSize = [type, sizeOf(bytes)].filter(Boolean).join(', ');
  return (
    <tr id={id} className={styles.file}>
      <td className={styles.choose}>
        <label className={classNames(fieldStyles.check, styles.check)}>
          <input className={fieldStyles.box} type="checkbox" value={href} data-bytes={bytes ?? 0} />
          <VisuallyHidden>Choose {name}</VisuallyHidden>
        </label>
      </td>
      <th scope="row">
        <a className={styles.link} href={href} download>
          {name}
          {kindAndSize && <VisuallyHidden>, {kindAndSize}</VisuallyHidden>}
        </a>
        {fresh && <span className={styles.fresh}>New</span>}
        {words && <span className={styles.words}>{words}</span>}
      </th>
      <td>{type}</td>
      <td>{sizeOf(bytes)}</td>
      <td className={styles.changed}>{changed}</td>
    </tr>
  );
}
