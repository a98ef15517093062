import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest, PageView } from '../../content/page-request.ts';
import { pageShell } from '../../seo/page-shell.ts';
export type ContactUsPage = PageView<typeof readContactUsPage>;

/** Where we can be reached, with office hours. */
export async function readContactUsPage({ reading, ...request }: PageRequest) {
  const { meta, lead, heading: written } = await readPageIntro(reading, 'contact-us');
  const path = '/contact-us';
  const heading = written || 'Contact us';
  const crumbs = [{ name: heading }];
  const shell = await pageShell(request, 'ContactPage', { path, meta, title: heading, crumbs });
  return { shell, view: { heading, lead, contact: shell.chrome.contact } };
}
