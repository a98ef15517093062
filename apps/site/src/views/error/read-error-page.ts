import type { PageRequest } from '../../content/page-request.ts';
import { publicMessage } from '../../content/reading/errors.ts';
import type { PageShell } from '../../content/site/chrome.ts';

/** A page that failed (GEN-06). @param status what it answers: 500, or 503 in an outage */
export async function readErrorPage({ reading, brand, ...request }: PageRequest, status: number) {
  const chrome = await request.chrome;
  const meta = { title: publicMessage(status), description: brand.description, keywords: '', image: null };
  const shell: PageShell = { path: '/', meta, chrome };
  return { shell, view: { brand, status, number: chrome.contact?.travelPlannerNumber ?? null } };
}
