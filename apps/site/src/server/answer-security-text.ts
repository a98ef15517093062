import type { ServerResponse } from 'node:http';
import { securityText } from '@sundowner/serving/security-text';

/** Where to write of a hole somebody has found. The address editors use is nobody else's business, so it is not named here. */
export function answerSecurityText(response: ServerResponse, contact: string, siteUrl: string): void {
  const body = securityText({ contact, origins: [siteUrl], now: Date.now() });
  response.writeHead(200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'public, max-age=3600',
  });
  response.end(body);
}
