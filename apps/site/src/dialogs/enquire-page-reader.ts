import { type Brand, isEnquiryKind } from '@sundowner/brand';
import { pathOnOurHost } from '../content/fields/address.ts';
import { readPageIntro } from '../content/page/page-intro.ts';
import type { PageMeta } from '../content/page/page-meta.ts';
import type { PageRequest } from '../content/page-request.ts';
import { currentCollection } from '../content/places/collection-scope.ts';
import { toHttpError } from '../content/reading/errors.ts';
import { type PageShell, readChrome } from '../content/site/chrome.ts';
import type { DialogWords } from './dialog-reader.ts';
import { readDialog } from './dialog-readers.ts';

const awayWords: DialogWords = { title: 'Not at hand just now', description: '' };

/**
 * The page of a dialog or of a form, whole without scripts (RT-19). Where a dialog's content cannot be read, the page stands without it, under the
 * status of the failure.
 *
 * @param path what follows `/enquire/`
 * @returns `null` when there is no such dialog
 * @throws OutageError when it is a form that cannot be read: a form stands without content, so what stops it is a fault of ours, and told
 */
export async function readEnquirePage({ reading, brand, query }: PageRequest, path: string) {
  const asked = { from: pathOnOurHost(query.get('from')), query };
  const found = await readDialog(reading, path, asked).catch((error: unknown) => {
    if (isEnquiryKind(path)) throw error;
    return toHttpError(error).statusCode;
  });
  if (found === null) return null;
  const key = `enquire-${path.replaceAll('/', '-')}`;
  const address = `/enquire/${path}`;
  const [{ meta }, chrome] = await Promise.all([readPageIntro(reading, key), readChrome(reading, address)]);
  const [dialog, failure] = typeof found === 'number' ? [null, found] : [found, null];
  const words = dialog?.words ?? awayWords;
  const theme = dialog?.content.theme ?? currentCollection().palettes.home;
  const shell: PageShell = { path: address, meta: titled(meta, words, brand), chrome, theme };
  const again = query.size > 0 ? `${shell.path}?${query}` : shell.path;
  return { shell, dialog, heading: words.title, failure, again };
}

/** The head of a page with a title and a description of its own, where no editor wrote others (CNT-02). */
function titled(meta: PageMeta, { title, description }: DialogWords, brand: Brand): PageMeta {
  return {
    ...meta,
    title: meta.title === brand.collectionName ? `${title} | ${brand.collectionName}` : meta.title,
    description: meta.description === brand.description && description ? description : meta.description,
  };
}
