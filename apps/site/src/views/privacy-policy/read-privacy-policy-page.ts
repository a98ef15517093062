import { readPageIntro } from '../../content/page/page-intro.ts';
import { readPrivacyPolicy } from '../../content/page/privacy-policy.ts';
import type { PageRequest } from '../../content/page-request.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { webPage } from '../../seo/structured-data/organization.ts';

const pathOfPolicy = '/privacy-policy';

/** What we do with personal data. @returns `null` while the policy is not published */
export const readPrivacyPolicyPage = (request: PageRequest) => readPolicyAt(request, pathOfPolicy);

/** The same policy for other programs to show, whose place for search engines is the page itself. */
export const readCleanPrivacyPolicyPage = (request: PageRequest) =>
  readPolicyAt(request, '/privacy-policy-clean');

async function readPolicyAt({ reading, siteUrl, ...request }: PageRequest, path: `/${string}`) {
  const [policy, { meta }, chrome] = await Promise.all([
    readPrivacyPolicy(reading),
    readPageIntro(reading, path.slice(1)),
    request.chrome,
  ]);
  if (!policy) return null;
  const { title, updated: modified } = policy;
  const structuredData = [
    webPage({ type: 'WebPage', path, title, description: meta.description, modified }, siteUrl),
    breadcrumbs([{ name: title }], siteUrl),
  ];
  const shell: PageShell = { path, meta, chrome, structuredData, canonicalPath: pathOfPolicy };
  return { shell, view: { policy } };
}
