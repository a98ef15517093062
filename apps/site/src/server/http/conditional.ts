const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether the client already has what `etag` names, by weak comparison (RFC 9110, 13.1.2).
 *
 * @param header `If-None-Match`
 */
export function isNotModified(header: string | null | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
