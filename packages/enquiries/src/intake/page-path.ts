const longestPath = 300;

function localPath(raw: unknown, siteUrl: string): URL | null {
  if (typeof raw !== 'string' || raw === '' || raw.length > 2000) return null;
  const site = new URL(siteUrl);
  let url: URL;
  try {
    url = new URL(raw, site);
  } catch {
    return null;
  }
  return url.origin === site.origin && !url.username && !url.password ? url : null;
}

function pathOf(url: URL): string {
  return url.pathname.slice(0, longestPath);
}

/**
 * The page an enquiry was made from, as a path on our own host: `from` where it is one, else `url`, whose own `from` counts
 * when it is a form's page. Query and hash are dropped, because an address may carry names (SUB-03).
 *
 * @param siteUrl the site's own address, `https://example.com`
 * @returns a path, `/` when neither is on our host
 */
export function pagePath(from: unknown, url: unknown, siteUrl: string): string {
  const given = localPath(from, siteUrl);
  if (given) return pathOf(given);
  const page = localPath(url, siteUrl);
  if (!page) return '/';
  const inner = localPath(page.searchParams.get('from'), siteUrl);
  return pathOf(inner ?? page);
}
