import { themeOfPath } from '@sundowner/brand';
import { readModalContent } from './dialog-content.ts';
import type { InstagramDialogContent } from './model/dialogs.ts';
import type { Reading } from './reading.ts';

/** Where the collection is on Instagram; its front door until it has an account there. */
const instagramHref = 'https://www.instagram.com/';

/** Before a visitor leaves for Instagram (MOD-18); without the studio it says the same in words of our own. */
export async function readInstagramDialog(reading: Reading, from: string): Promise<InstagramDialogContent> {
  const words = await readModalContent(reading, 'instagramWarning');
  return { from, theme: themeOfPath(from), words, href: instagramHref };
}
