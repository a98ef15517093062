import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { type PageShell, readChrome } from '../../content/site/chrome.ts';
import { pageNodes } from '../../seo/structured-data/page-nodes.ts';

/** Where we can be reached, with office hours. */
export async function readContactUsPage({ reading, brand, siteUrl }: PageRequest) {
  const [intro, chrome] = await Promise.all([readPageIntro(reading, 'contact-us'), readChrome(reading)]);
  const path = '/contact-us';
  const { contact } = chrome;
  const { meta, lead } = intro;
  const heading = intro.heading || 'Contact us';
  const structuredData = pageNodes({
    brand,
    siteUrl,
    contact,
    type: 'ContactPage',
    path,
    title: heading,
    description: meta.description,
    crumbs: [{ name: heading }],
  });
  const shell: PageShell = { path, meta, chrome, structuredData };
  return { shell, view: { heading, lead, contact } };
}
