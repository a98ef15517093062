import type { Person } from '../support/studio-process.ts';
import type { SharedStudio } from './shared-studio.ts';

export const dayLength = 24 * 60 * 60 * 1000;

/** Publishes an offer that is shown between two days, counted from today. @returns the studio's answer */
export function offerAround(editor: Person, title: string, from: number, until: number): Promise<Response> {
  const day = (days: number) =>
    `${new Date(Date.now() + days * dayLength).toISOString().slice(0, 10)}T12:00:00.000Z`;
  const slug = title.toLowerCase();
  const days = { from: day(from), until: day(until), saving: { kind: 'nights', nights: 4, paidNights: 3 } };
  return editor('POST', 'offer', { title, slug, text: 'Words.', ...days, _status: 'published' });
}

/** What visitors could read of a collection: titles, or a notice's words. */
export async function titlesForSite(studio: SharedStudio, collection: string): Promise<unknown[]> {
  const response = await studio.asSite(`${collection}?depth=0&limit=50`);
  const { docs } = (await response.json()) as { docs: { title?: string; message?: string }[] };
  return docs.map(({ title, message }) => title ?? message);
}
