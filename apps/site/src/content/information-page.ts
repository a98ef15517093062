import type { InformationPage } from './model/dialog-page.ts';
import type { Readers } from './readers.ts';

type Reads = Pick<
  Readers,
  'bookDialog' | 'toursDialog' | 'whatToExpectDialog' | 'amenitiesDialog' | 'instagramDialog'
>;

/**
 * What a dialog that is no form shows, for the dialog over a page and for its own page alike.
 *
 * @param path what follows `/enquire/`: "book", "amenities/monwana"
 * @param from path of the page the visitor came from, on our own host
 * @returns `null` when there is no such dialog
 * @throws OutageError when it is nothing without its content, and that cannot be read
 */
export async function readInformationPage(
  read: Reads,
  path: string,
  from: string,
): Promise<InformationPage | null> {
  const [name, item] = path.split('/', 2);
  if (name === 'what-to-expect' && item) {
    const content = await read.whatToExpectDialog(item, from);
    return content && { name, content };
  }
  if (name === 'amenities' && item) {
    const content = await read.amenitiesDialog(item, from);
    return content && { name, content };
  }
  if (item !== undefined) return null;
  if (name === 'book') return { name, content: await read.bookDialog(from) };
  if (name === '360-tours') return { name, content: await read.toursDialog(from) };
  if (name === 'instagram') return { name, content: await read.instagramDialog(from) };
  return null;
}

/** What the page of a dialog is called, and what it is for, until an editor writes its introduction. */
export function informationWords(page: InformationPage): {
  readonly title: string;
  readonly description: string;
} {
  switch (page.name) {
    case 'book':
      return { title: 'Book & pay online', description: 'Free nights at our lodges, hotels and houses.' };
    case '360-tours':
      return { title: page.content.heading, description: page.content.text };
    case 'what-to-expect':
      return { title: page.content.expect.title, description: page.content.expect.description };
    case 'amenities':
      return {
        title: `What is there: ${page.content.name}`,
        description: `What ${page.content.name} offers, in the rooms and around them.`,
      };
    case 'instagram':
      return { title: 'You are leaving for Instagram', description: 'Before you leave for Instagram.' };
  }
}
