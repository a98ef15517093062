import { type Collection, enquiryRecords, isNamedPage, routeOf, serverPaths } from '@sundowner/brand';
import { securityTextPath } from '@sundowner/serving/security-text';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { contentTypeOf } from './content-type.ts';
import type { Handler } from './http-server.ts';

/** Addresses that are no page and always ours. */
const fixed = new Set<string>([
  serverPaths.health,
  serverPaths.ready,
  serverPaths.consent,
  serverPaths.currency,
  securityTextPath,
  '/enquiry/ticket',
  ...enquiryRecords.map(({ endpoint }) => endpoint),
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/rates.pdf',
  '/blog/rss.xml',
  '/blog/feed.json',
]);

/** Folders of files, by whose ending alone a request is noted. */
const folders = [serverPaths.built, serverPaths.media, serverPaths.cards, serverPaths.press, '/dialogs/'];

/**
 * What may be written down of a path: what one of our pages, endpoints or kinds of file is called, and nothing anybody typed. Of a
 * page that a parameter stands for the path itself only when it was there, else the pattern.
 *
 * @param target the request's, with or without its query
 * @param found whether the answer was what was asked for
 */
export function loggedPath(target: string | undefined, found: boolean, collection: Collection): string {
  const path = target?.split(/[?#]/, 1)[0] ?? '';
  if (fixed.has(path)) return path;
  const page = path.replace(/\.pdf$|\/pictures\.zip$/, '');
  if (isNamedPage(page, collection)) return path;
  const route = routeOf(page, collection);
  if (route) return found && /^[\w/-]+$/.test(path) ? path : route.path;
  const folder = folders.find((each) => path.startsWith(each)) ?? '/';
  const ending = /\.([a-z0-9]{1,11})$/.exec(path)?.[1];
  const file = ending !== undefined && contentTypeOf(`file.${ending}`) !== null;
  if (file && (folder !== '/' || (found && path.lastIndexOf('/') === 0))) return `${folder}*.${ending}`;
  return unknownPath;
}

/** Stands for a path that is none of ours. */
const unknownPath = '(unknown)';

/** A message of Astro's in which the address it could not render is worded as any other path in the log. */
export function withLoggedPath(message: string, collection: Collection): string {
  return message.replace(
    /\b(render(?:ing)?) (?:https?:\/\/[^/\s]*)?(\/\S*)/,
    (_, doing: string, target: string) => `${doing} ${loggedPath(target, false, collection)}`,
  );
}

/** A redirect may be given for whatever stands in its place. */
const foundStatuses = new Set([200, 206, 304]);

/**
 * Logs and measures every request: method, path without its query, status, milliseconds. Nothing about the visitor: what is
 * no page of ours may hold anything she typed, and is not written down.
 */
export function loggedRequests(
  handler: Handler,
  log: Log,
  metrics: Metrics,
  collection: () => Collection,
): Handler {
  return (request, response) => {
    const began = performance.now();
    const { method, url } = request;
    // It comes once: what hears it may stay.
    response.on('close', () => {
      const ms = Math.round((performance.now() - began) * 10) / 10;
      const { statusCode } = response;
      const status = response.writableFinished ? statusCode : 'aborted';
      metrics.request(status, ms / 1000);
      const level = statusCode >= 500 ? 'warn' : 'info';
      const found = response.headersSent && foundStatuses.has(statusCode);
      log[level]({ method, path: loggedPath(url, found, collection()), status, ms }, 'request');
    });
    return handler(request, response);
  };
}
