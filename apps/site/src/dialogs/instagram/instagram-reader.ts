import { themeOfPath } from '@sundowner/brand';
import { readModalContent } from '../../content/forms/dialog-content.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Reading } from '../../content/reading/reading.ts';
import type { DialogReader } from '../dialog-reader.ts';
import { dialog } from './instagram-dialog.ts';

/** For a collection without an account there: nothing of ours leads here then, but an address of before may. */
const frontDoor = 'https://www.instagram.com/';

/** Before a visitor leaves for Instagram (MOD-18); without the studio it says the same in words of our own. */
async function readInstagramDialog(reading: Reading, from: string) {
  const words = await readModalContent(reading, 'instagramWarning');
  const collection = currentCollection();
  const href = collection.social.instagram ?? frontDoor;
  return { from, theme: themeOfPath(from, collection), words, href };
}

export type InstagramDialogContent = Awaited<ReturnType<typeof readInstagramDialog>>;

export const reader: DialogReader<InstagramDialogContent> = {
  read: (reading, { from }) => readInstagramDialog(reading, from),
  words: () => ({ title: dialog.title, description: 'Before you leave for Instagram.' }),
};
