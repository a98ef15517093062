/// <reference path="./s3rver.d.ts" />
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { type S3Store, s3Store } from '@sundowner/media-store/s3-store';

/**
 * An S3-compatible server, which checks every signature, with one bucket: s3rver, or with `S3_TEST_ENDPOINT` the one at that address, whose bucket
 * is made and emptied. In front of it is the test's own relay, which counts requests and makes faults.
 */
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
/** Another server than s3rver, which somebody started: `http://127.0.0.1:6380`, and a pair of keys it knows. */
const given = process.env.S3_TEST_ENDPOINT ? new URL(process.env.S3_TEST_ENDPOINT) : null;
/** s3rver knows one pair of keys. */
const key = {
  access: (given && process.env.S3_TEST_ACCESS_KEY) ?? 'S3RVER',
  secret: (given && process.env.S3_TEST_SECRET_KEY) ?? 'S3RVER',
};

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

/** s3rver in this process. */
async function startS3rver(): Promise<{ readonly address: URL; close(): Promise<void> }> {
  signAsAsked();
  const directory = mkdtempSync(join(tmpdir(), 'sundowner-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    address: new URL(`http://127.0.0.1:${port}`),
    async close() {
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The bucket of a server that somebody started, with nothing in it. */
async function emptied(address: URL): Promise<{ readonly address: URL; close(): Promise<void> }> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region: 'us-east-1',
    endpoint: address.origin,
    forcePathStyle: true,
    credentials: { accessKeyId: key.access, secretAccessKey: key.secret },
  });
  const empty = async () => {
    for (;;) {
      const { Contents = [] } = await client.send(new sdk.ListObjectsV2Command({ Bucket: bucket }));
      if (Contents.length === 0) return;
      for (const { Key } of Contents) await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key }));
    }
  };
  await client.send(new sdk.CreateBucketCommand({ Bucket: bucket })).catch((error: Error) => {
    if (error.name !== 'BucketAlreadyOwnedByYou') throw error;
  });
  await empty();
  return { address, close: empty };
}

/** Passes a request on as it came: its signature counts the name it was asked by. */
function relay(to: URL, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url: path, headers } = asked;
  const onward = request({ host: to.hostname, port: to.port, method, path, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}

export async function startS3(): Promise<RealS3> {
  const behind = given ? await emptied(given) : await startS3rver();
  let isOver = false;
  const requests: string[] = [];
  let port = 0;
  const server = createServer((asked, answer) => {
    const { method = '', url = '' } = asked;
    const words = `${method} ${decodeURIComponent(url.split('?')[0] ?? '').slice(bucket.length + 2)}`;
    requests.push(words);
    const { fault } = real;
    if (fault === 'silent') return;
    if (fault?.of.test(words)) answer.writeHead(fault.status).end();
    else relay(behind.address, asked, answer);
  });

  const real: RealS3 = {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    requests,
    fault: null,
    env: (folder = '') => ({
      MEDIA_STORE: `s3://${bucket}${folder ? `/${folder}` : ''}`,
      S3_ENDPOINT: real.url,
      S3_ACCESS_KEY: key.access,
      S3_SECRET_KEY: key.secret,
    }),
    store: (
      folder = '',
      { secret = key.secret, bucket: other = bucket, listAtOnce, deadlineFactor = 1 } = {},
    ) =>
      s3Store({
        place: { bucket: other, folder },
        endpoint: real.url,
        region: 'us-east-1',
        credentials: { accessKeyId: key.access, secretAccessKey: secret },
        ...(listAtOnce ? { listAtOnce } : {}),
        deadlineFactor,
      }),
    async goAway() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async comeBack() {
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      ({ port } = server.address() as AddressInfo);
    },
    async close() {
      await real.goAway();
      if (isOver) return;
      isOver = true;
      await behind.close();
    },
  };
  await real.comeBack();
  return real;
}
