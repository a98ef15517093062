import { breadcrumbs } from '../../seo/structured-data/breadcrumbs.ts';
import { webPage } from '../../seo/structured-data/organization.ts';
import type { PageShell } from '../model/page-shell.ts';
import type { PageRequest } from './page-request.ts';

/** What we do with personal data. @returns `null` while the policy is not published */
export async function readPrivacyPolicyPage({ read, siteUrl }: PageRequest) {
  const [policy, { meta }, chrome] = await Promise.all([
    read.privacyPolicy(),
    read.pageIntro('privacy-policy'),
    read.chrome(),
  ]);
  if (!policy) return null;
  const path = '/privacy-policy';
  const { title, updated: modified } = policy;
  const structuredData = [
    webPage({ type: 'WebPage', path, title, description: meta.description, modified }, siteUrl),
    breadcrumbs([{ name: title }], siteUrl),
  ];
  const shell: PageShell = { path, meta, chrome, structuredData };
  return { shell, view: { policy } };
}
