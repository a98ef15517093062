/**
 * Address of a form's own page, which is also what its dialog pushes; `from` is the page the visitor is on.
 *
 * @param path path on our own host, without query: "/contact-us"
 */
export function enquireAddress(name: string, path: string): string {
  return `/enquire/${name}?from=${encodeURIComponent(path).replaceAll('%2F', '/')}`;
}
