import { dirname } from 'node:path';
import { rescueFolder } from './rescue-place.ts';

const restore = 'stop the product and restore a backup with "npm run restore -- FOLDER"';

/** What the operator reads when a store in a file goes away. @param file its path */
export const watchMessages = (file: string) => ({
  gone: `The enquiry store ${file} was moved, deleted or replaced while the product was running. Enquiries are refused until the same file is back. Its contents are being copied to ${rescueFolder(file)}: do not stop the product before an alert names the copy, and restore from that copy rather than from a backup.`,
  cut: `The enquiry store ${file} was emptied or truncated while the product was running. Enquiries are refused; ${restore}.`,
  damaged: `The enquiry store ${file} is damaged. Enquiries are refused; ${restore}.`,
  logLost: `The write-ahead log ${file}-wal of the enquiry store was deleted, replaced or truncated by another program. Enquiries are refused until it has been recreated.`,
  readOnly: `The enquiry store ${file} has become read-only: check its disk and its file permissions. Enquiries are refused until it is writable.`,
  back: `The enquiry store ${file} is available again; enquiries are accepted again.`,
  rescued: (copy: string) =>
    `The contents of the enquiry store ${file} were saved to ${copy}. If the store does not come back by itself: stop the product, run "mkdir -p ${dirname(file)} && mv ${copy} ${file}", and start the product.`,
  notRescued: `The contents of the lost enquiry store ${file} could not be copied to ${rescueFolder(file)}; the copy will be retried. Do not stop the product; free space on that disk first.`,
});
