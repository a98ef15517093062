/** A protocol-relative address gets https; any other stays as it is (GEN-04). */
export const withProtocol = (address: string): string =>
  address.startsWith('//') ? `https:${address}` : address;

/**
 * An address an editor typed, as a link may carry it: a path on our own host, another host over http or https, `mailto:` or
 * `tel:`. An address of our own host becomes its path (NAV-15).
 *
 * @returns `null` for anything else, such as `javascript:`
 */
export function toHref(address: string, siteUrl: string): string | null {
  const text = withProtocol(address.trim());
  if (/^\/(?![/\\])/.test(text) || /^#\S/.test(text)) return text;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.origin === siteUrl) return `${url.pathname}${url.search}${url.hash}`;
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) ? text : null;
}

/** `from` as a path on our own host without its query, or `/` when it is anything else. */
export function pathOnOurHost(from: string | null): string {
  const path = (from ?? '').split(/[?#]/, 1)[0] ?? '';
  return /^\/(?![/\\])[\w\-./~%]*$/.test(path) && path.length <= 200 && !path.includes('..') ? path : '/';
}
