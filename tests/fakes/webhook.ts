import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { lineRecorder } from './line-recorder.ts';
import { runAsProcess } from './process-mode.ts';
import { bodyOf, ScriptedAnswers, sendAnswer } from './scripted-answers.ts';
import { untrustedCertificate } from './untrusted-certificate.ts';

interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The name the client asked for in the TLS handshake. */
  readonly servername: string;
}

export interface FakeWebhook {
  /** `https://127.0.0.1:port`; the certificate is for `hooks.example.com`. */
  readonly url: string;
  readonly port: number;
  /** What a client must trust to talk to it. */
  readonly certificate: string;
  readonly received: readonly ReceivedCall[];
  readonly faults: ScriptedAnswers;
  close(): Promise<void>;
}

/** An https receiver on 127.0.0.1, with a certificate of its own, that answers 200 unless told otherwise. */
export async function startWebhook(
  options: { port?: number; record?: string | undefined } = {},
): Promise<FakeWebhook> {
  const received: ReceivedCall[] = [];
  const faults = new ScriptedAnswers();
  const record = lineRecorder(options.record);
  const { cert, key } = untrustedCertificate();
  const server = createServer({ cert, key }, async (request, response) => {
    const body = await bodyOf(request).catch(() => '');
    const socket = request.socket as typeof request.socket & { servername?: string | false };
    received.push({
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body,
      servername: socket.servername || '',
    });
    record.write({ idempotencyKey: request.headers['idempotency-key'], at: Date.now() });
    sendAnswer(response, faults.take() ?? {});
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}`,
    port,
    certificate: cert,
    received,
    faults,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      record.close();
    },
  };
}

if (import.meta.main) {
  await runAsProcess(startWebhook);
}
