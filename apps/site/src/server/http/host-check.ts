export type HostVerdict = 'ours' | 'malformed' | 'strange';

const shape = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/;

/**
 * Whether `Host` names us: the host of SITE_URL, or this machine under its own port. Everything else is refused, so that no link,
 * redirect or cached page can be made for a host of an attacker's (RFC 9110, 7.2 and 15.5.20).
 *
 * @param port we listen on
 */
export function hostCheck(siteUrl: string, port: number): (host: string | undefined) => HostVerdict {
  const site = new URL(siteUrl);
  const standardPort = site.protocol === 'https:' ? 443 : 80;
  const known = new Set([site.host, ...(site.port ? [] : [`${site.hostname}:${standardPort}`])]);
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    known.add(`${name}:${port}`);
    if (port === 80) known.add(name);
  }
  return (host) => {
    const name = host?.toLowerCase();
    if (!name || !shape.test(name)) return 'malformed';
    return known.has(name) ? 'ours' : 'strange';
  };
}

/**
 * Whether a request says at most once which site it is for. Of several `Host` headers Node keeps the first, a proxy before us perhaps
 * the last: such a request is refused (RFC 9112, 3.2).
 *
 * @param rawHeaders names and values in turn, as they came
 */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length <= 1;
}
