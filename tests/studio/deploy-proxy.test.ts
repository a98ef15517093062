import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../bin/product/ports.ts';
import { type SharedStudio, sharedStudio } from './shared-studio.ts';

const canProxy = spawnSync('nginx', ['-v']).status === 0;
const root = resolve(import.meta.dirname, '../..');
const certificate = join(root, 'tests/fakes/certificate/hooks.example.com');

const runbook = readFileSync(join(root, 'docs/runbooks/deploy.md'), 'utf8');
const [, blocks = ''] = /```nginx\n([\s\S]*?)```/.exec(runbook) ?? [];

test('the proxy of the runbook leads from port 80 to https, for both names', () => {
  const [, first = ''] = /server \{([\s\S]*?)\}/.exec(blocks) ?? [];
  expect(first).toMatch(/server_name www\.example\.com studio\.example\.com;/);
  expect(first).toMatch(/listen 80;\s*return 301 https:/);
});

// nginx is no part of what `npm test` needs; where it is installed, the runbook's words are put to it.
if (canProxy)
  describe('the proxy of the runbook, by nginx', () => {
    let studio: SharedStudio;
    let proxy: ChildProcess;
    let folder: string;
    let plain: number;
    let secure: number;

    beforeAll(async () => {
      studio = await sharedStudio();
      folder = mkdtempSync(join(tmpdir(), 'sundowner-proxy-'));
      plain = await freePort();
      secure = await freePort();
      const own = blocks
        .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
        .replaceAll('listen 443 ', `listen 127.0.0.1:${secure} `)
        .replaceAll(':3001', `:${new URL(studio.url).port}`)
        .replaceAll('allow 203.0.113.0/24;', 'allow 127.0.0.1;');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join(' ');
      const file = join(folder, 'nginx.conf');
      writeFileSync(
        file,
        `pid ${folder}/pid; error_log ${folder}/error.log; daemon off; events {} http { access_log off; ${temporary} ssl_certificate ${certificate}.crt; ssl_certificate_key ${certificate}.key; ${own} }`,
      );
      execFileSync('nginx', ['-t', '-q', '-p', folder, '-c', file]);
      proxy = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' });
      await vi.waitFor(() => fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' }), {
        timeout: 20_000,
      });
    });

    afterAll(async () => {
      if (proxy) {
        const ended = once(proxy, 'exit');
        proxy.kill('SIGTERM');
        await ended;
      }
      if (folder) rmSync(folder, { recursive: true, force: true });
    });

    /** Asks the studio through the proxy by its name. */
    function ask(method: string, path: string, headers: Record<string, string> = {}, body?: Uint8Array) {
      return new Promise<{ status: number; body: string }>((given, failed) => {
        const sent = request(
          {
            host: '127.0.0.1',
            port: secure,
            servername: 'studio.example.com',
            rejectUnauthorized: false,
            method,
            path,
            headers: {
              host: 'studio.example.com',
              ...headers,
              ...(body ? { 'content-length': body.byteLength } : {}),
            },
          },
          async (answer) => given({ status: answer.statusCode ?? 0, body: await text(answer) }),
        );
        sent.on('error', failed);
        sent.end(body);
      });
    }

    test('leads from port 80 to https, and lets a film of almost 40 MB in', async () => {
      const { status, headers } = await new Promise<{ status: number; headers: Headers }>((given) =>
        fetch(`http://127.0.0.1:${plain}/admin?x=1`, { redirect: 'manual' }).then(given),
      );
      expect(status).toBe(301);
      expect(headers.get('location')).toMatch(/^https:\/\/[^/]+\/admin\?x=1$/);
      const content = new Uint8Array(39_900_000);
      content.set(Buffer.from('\0\0\0\x20ftypisom', 'latin1'));
      const form = new FormData();
      form.set('file', new Blob([content], { type: 'video/mp4' }), 'through-the-proxy.mp4');
      form.set('_payload', JSON.stringify({ alt: 'A film' }));
      const posted = new Request(studio.url, { method: 'POST', body: form });
      const { token } = await studio.as('editor');
      const given = await ask(
        'POST',
        '/api/media',
        {
          cookie: `payload-token=${token}`,
          origin: studio.url,
          'content-type': posted.headers.get('content-type') ?? '',
        },
        new Uint8Array(await posted.arrayBuffer()),
      );
      expect([given.status, given.body.slice(0, 100)]).toEqual([201, expect.any(String)]);
      expect((await ask('POST', '/api/media', {}, content)).status).toBe(403);
      expect((await ask('GET', '/api/health')).status).toBe(200);
    });
  });
