import { dirname } from 'node:path';
import { rescueFolder } from './rescue-place.ts';

const restore = 'stop the product and restore a backup with "npm run restore -- FOLDER"';

/** What the operator reads when a store in a file goes away. @param file its path */
export const watchWords = (file: string) => ({
  gone: `The enquiry store ${file} was moved, deleted or replaced while the product was running. Enquiries are refused until the same file is back. All it held is being copied to ${rescueFolder(file)}: do not stop the product before an alert names the copy, and take that rather than a backup.`,
  cut: `The enquiry store ${file} was emptied or cut short while the product was running. Enquiries are refused; ${restore}.`,
  damaged: `The enquiry store ${file} is damaged. Enquiries are refused; ${restore}.`,
  logLost: `The log ${file}-wal of the enquiry store was deleted, replaced or cut by another program. Enquiries are refused until it is made anew.`,
  readOnly: `The enquiry store ${file} cannot be written any more: its disk or its mode was made read-only. Enquiries are refused until it can be written.`,
  back: `The enquiry store ${file} is back; enquiries are taken again.`,
  rescued: (copy: string) =>
    `Everything the enquiry store ${file} held is kept in ${copy}. Where the store does not come back by itself: stop the product, then "mkdir -p ${dirname(file)} && mv ${copy} ${file}", and start.`,
  notRescued: `What the lost enquiry store ${file} held could not be copied to ${rescueFolder(file)}, and is tried again: do not stop the product, make room on that disk first.`,
});
