import { extname } from 'node:path';

/** Every kind of file we send; a name with another ending is not sent at all. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
};

/** What an editor may upload and visitors may fetch: no SVG, which could carry script. */
const uploads = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif', '.mp4', '.webm', '.pdf']);

/** @returns `null` for a kind of file that is not sent */
export const contentTypeOf = (name: string): string | null => types[extname(name).toLowerCase()] ?? null;

export const mediaTypeOf = (name: string): string | null =>
  uploads.has(extname(name).toLowerCase()) ? contentTypeOf(name) : null;
