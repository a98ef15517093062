import { readLodgeNames } from '../../content/lodge/lodge.ts';
import type { PageRequest } from '../../content/page-request.ts';
import type { PageShell } from '../../content/site/chrome.ts';

/** An unknown address (RT-11). @param path of the address */
export async function readNotFoundPage({ reading, brand, ...request }: PageRequest, path: string) {
  const [chrome, lodges] = await Promise.all([request.chrome, readLodgeNames(reading)]);
  const title = 'This page could not be found';
  const meta = { title, description: brand.description, keywords: '', image: null };
  const shell: PageShell = { path, meta, chrome };
  return { shell, view: { brand, lodges } };
}
