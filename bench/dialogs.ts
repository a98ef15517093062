/**
 * What each enquiry dialog costs in script to show and accept typing: gzip bytes from the click until its form stands there and
 * takes a letter, React included, the page's own script aside. Bar: 95 kB. Telephone metadata and the calendar come on focus and
 * are told apart.
 *
 *   node bench/dialogs.ts http://127.0.0.1:3000/ [/enquire/email ...]
 */
import { chromium } from '@playwright/test';
import { findChromium } from '../bin/testing/outside-programs.ts';
import { dialogBarBytes as barBytes, dialogWeight, laterWeight } from './support/dialog-weight.ts';

const [address, ...given] = process.argv.slice(2);
if (!address) {
  console.error('Give the address of a page of a running product, for example http://127.0.0.1:3000/.');
  process.exit(1);
}

const everyForm = [
  'telephone',
  'email',
  'celebration',
  'destination',
  'experiences',
  'residences',
  'travel-africa',
].map((kind) => `/enquire/${kind}`);
const kilobytes = (bytes: number | null) => (bytes === null ? 'none' : `${(bytes / 1000).toFixed(1)} kB`);

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
let failed = false;
try {
  for (const dialog of given.length > 0 ? given : everyForm) {
    const { bytes, files } = await dialogWeight(browser, address, dialog);
    const { meanwhile, onFocus } = await laterWeight(browser, address, dialog);
    const verdict = bytes <= barBytes ? 'within' : 'OVER';
    if (bytes > barBytes) failed = true;
    console.log(`${dialog}: ${kilobytes(bytes)} of script, ${verdict} ${kilobytes(barBytes)}`);
    for (const file of [...files].sort((one, other) => other.bytes - one.bytes)) {
      console.log(`    ${kilobytes(file.bytes).padStart(9)}  ${file.name}`);
    }
    console.log(`    while filling in: ${kilobytes(meanwhile)}`);
    console.log(
      `    on focus: telephone ${kilobytes(onFocus.phone)}, calendar ${kilobytes(onFocus.calendar)}`,
    );
  }
} finally {
  await browser.close();
}
if (failed) process.exitCode = 1;
