/// <reference path="./s3rver.d.ts" />
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { type S3Store, s3Store } from '@sundowner/media-store/s3-store';

/** An S3-compatible server, which checks every signature, with one bucket. */
export interface RealS3 {
  readonly url: string;
  /** Every request so far: `PUT dusk.webp`, without the folder. */
  readonly requests: string[];
  /** The settings of a product whose files lie in a folder of the bucket. */
  env(folder?: string): Record<string, string>;
  /** The store as a product sees it. */
  store(
    folder?: string,
    more?: {
      readonly secret?: string;
      readonly bucket?: string;
      readonly listAtOnce?: number;
      readonly deadlineFactor?: number;
    },
  ): S3Store;
  /** What it does instead of its work: answers 503 to some requests, or nothing to any. */
  fault: { readonly status: number; readonly of: RegExp } | 'silent' | null;
  /** Takes it away, or brings it back at the same address. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

interface Signed {
  readonly uri: string;
}
type StringToSign = (request: Signed, signature: object) => string;

const bucket = 'sundowner-media';
/** The one pair of keys s3rver knows. */
const key = 'S3RVER';

/**
 * AWS's client asks a bucket itself by an address with a slash at its end, and signs that; s3rver 5.0.0 works the signature out of the
 * address without it.
 */
function signAsAsked(): void {
  const signing = createRequire(import.meta.url)('@20minutes/s3rver/lib/signature/v4.js') as {
    getStringToSign: StringToSign & { readonly isMended?: true };
  };
  const given = signing.getStringToSign;
  if (given.isMended) return;
  const mended: StringToSign = (request, signature) =>
    given({ ...request, uri: /^\/[^/]+$/.test(request.uri) ? `${request.uri}/` : request.uri }, signature);
  signing.getStringToSign = Object.assign(mended, { isMended: true as const });
}

export async function startS3(): Promise<RealS3> {
  signAsAsked();
  const directory = mkdtempSync(join(tmpdir(), 'sundowner-s3-'));
  const requests: string[] = [];
  let port = 0;
  let server: S3rver | null = null;

  const real: RealS3 = {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    requests,
    fault: null,
    env: (folder = '') => ({
      MEDIA_STORE: `s3://${bucket}${folder ? `/${folder}` : ''}`,
      S3_ENDPOINT: real.url,
      S3_ACCESS_KEY: key,
      S3_SECRET_KEY: key,
    }),
    store: (folder = '', { secret = key, bucket: other = bucket, listAtOnce, deadlineFactor = 1 } = {}) =>
      s3Store({
        place: { bucket: other, folder },
        endpoint: real.url,
        region: 'us-east-1',
        credentials: { accessKeyId: key, secretAccessKey: secret },
        ...(listAtOnce ? { listAtOnce } : {}),
        deadlineFactor,
      }),
    async goAway() {
      const ended = server;
      server = null;
      if (!ended) return;
      const closed = ended.close();
      ended.httpServer.closeAllConnections();
      await closed;
    },
    async comeBack() {
      if (server) return;
      const made = new S3rver({
        address: '127.0.0.1',
        port,
        directory,
        silent: true,
        configureBuckets: [{ name: bucket }],
      });
      made.middleware.unshift(async (context, next) => {
        const { method = '', url = '' } = context.req as IncomingMessage;
        const asked = `${method} ${decodeURIComponent(url.split('?')[0] ?? '').slice(bucket.length + 2)}`;
        requests.push(asked);
        const { fault } = real;
        if (fault === 'silent') await once(context.req, 'close');
        else if (fault?.of.test(asked)) context.status = fault.status;
        else await next();
      });
      ({ port } = await made.run());
      server = made;
    },
    async close() {
      await real.goAway();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  await real.comeBack();
  return real;
}
