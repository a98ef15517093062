import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { sizeInWords } from '../field/size-in-words.ts';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './downloads-list.module.css';

export interface Download {
  readonly name: string;
  readonly href: string;
  /** "PDF", "ZIP". */
  readonly type: string;
  readonly bytes: number;
  /** When it was last changed, in words: "3 March 2027". */
  readonly changed: string;
  readonly fresh?: boolean;
}

interface DownloadsListProps {
  readonly caption: string;
  readonly groups: readonly { readonly heading: string; readonly files: readonly Download[] }[];
}

/**
 * Files to take away, in groups. Each is a link that names its type and size; `downloads-list.client.ts` adds boxes to take
 * several at once, and a bar that counts them.
 */
export function DownloadsList({ caption, groups }: DownloadsListProps) {
  return (
    <div className={styles.downloads} data-downloads="">
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.choose} hidden data-choose="">
              <VisuallyHidden>Chosen</VisuallyHidden>
            </th>
            <th scope="col">Document</th>
            <th scope="col">Type</th>
            <th scope="col">Size</th>
            <th scope="col">Changed</th>
          </tr>
        </thead>
        {groups.map(({ heading, files }) => (
          <tbody key={heading}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={5}>
                {heading}
              </th>
            </tr>
            {files.map(({ name, href, type, bytes, changed, fresh }) => (
              <tr key={href} className={styles.file}>
                <td className={styles.choose} hidden data-choose="">
                  <label className={classNames(fieldStyles.check, styles.check)}>
                    <input className={fieldStyles.box} type="checkbox" value={href} data-bytes={bytes} />
                    <VisuallyHidden>Take {name}</VisuallyHidden>
                  </label>
                </td>
                <th scope="row">
                  <a className={styles.link} href={href} download>
                    {name}
                    <VisuallyHidden>
                      , {type}, {sizeInWords(bytes)}
                    </VisuallyHidden>
                  </a>
                  {fresh && <span className={styles.fresh}>New</span>}
                </th>
                <td>{type}</td>
                <td>{sizeInWords(bytes)}</td>
                <td className={styles.changed}>{changed}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <div className={styles.bar} hidden data-bar="">
        <p className={styles.count} role="status" />
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
