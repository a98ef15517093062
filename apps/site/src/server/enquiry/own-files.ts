import { request } from 'node:http';
import { request as requestByTls } from 'node:https';
import { largestDraftFile } from '@sundowner/desk-wire/conversation';
import type { ReadPage } from '@sundowner/enquiries/desk/answer-files';
import { localAddress } from '@sundowner/settings/local-address';
import type { SiteSettings } from '../../settings.ts';

/** What may go with an answer: files, and no pages. */
const sendable =
  /^(application\/(pdf|zip|msword|vnd\.(openxmlformats-officedocument|ms-excel|ms-powerpoint)[\w.-]*)|image\/(jpeg|png|webp|avif|gif)|text\/(plain|csv))$/;

const timeoutMs = 20_000;

/** The name of a file as an address ends, or as its answer says. */
function nameOf(path: string, disposition: string): string {
  const said =
    /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1] ?? /filename="([^"]+)"/i.exec(disposition)?.[1];
  const last = path.split('?')[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(said ?? last) || 'file';
  } catch {
    return 'file';
  }
}

/**
 * Reads a download or a rates sheet as a visitor would get it, from this site's own address on this machine, or by the one visitors use where
 * this machine serves no pages: what is not published, or not there, cannot be sent.
 */
export function ownFiles({
  run,
  host,
  port,
  siteUrl,
}: Pick<SiteSettings, 'run' | 'host' | 'port' | 'siteUrl'>): ReadPage {
  const site = new URL(siteUrl);
  const base = run.includes('site') ? new URL(localAddress(host, port)) : site;
  const send = base.protocol === 'https:' ? requestByTls : request;
  return (path) =>
    new Promise((resolve) => {
      const url = URL.canParse(path, base) ? new URL(path, base) : null;
      // "//elsewhere/…" is an address of somebody else's.
      if (!url || url.origin !== base.origin) return resolve(null);
      const asked = send(
        url,
        {
          headers: { host: site.host, accept: '*/*', 'x-forwarded-proto': site.protocol.replace(':', '') },
          signal: AbortSignal.timeout(timeoutMs),
        },
        (answer) => {
          const kind = (answer.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
          if (answer.statusCode !== 200 || !sendable.test(kind)) {
            answer.destroy();
            return resolve(null);
          }
          const chunks: Buffer[] = [];
          let bytes = 0;
          answer.on('data', (chunk: Buffer) => {
            bytes += chunk.length;
            if (bytes > largestDraftFile) answer.destroy();
            else chunks.push(chunk);
          });
          answer.on('error', () => resolve(null));
          answer.on('close', () => resolve(null));
          answer.on('end', () =>
            resolve({
              name: nameOf(url.pathname, answer.headers['content-disposition'] ?? ''),
              kind,
              content: Buffer.concat(chunks),
            }),
          );
        },
      );
      asked.on('error', () => resolve(null));
      asked.end();
    });
}
