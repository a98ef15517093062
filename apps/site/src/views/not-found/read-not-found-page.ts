import type { PageShell } from '../../content/page/page-shell.ts';
import type { PageRequest } from '../../content/page-request.ts';

/** An unknown address (RT-11). @param path of the address */
export async function readNotFoundPage({ read, brand }: PageRequest, path: string) {
  const [chrome, lodges] = await Promise.all([read.chrome(), read.lodges()]);
  const title = 'This page could not be found';
  const meta = { title, description: brand.description, keywords: '', image: null };
  const shell: PageShell = { path, meta, chrome };
  return { shell, view: { brand, lodges } };
}
