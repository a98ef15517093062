import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityText, securityTextPath } from '@sundowner/serving/security-text';
import { studioSettings } from '../settings.ts';
import { pathOf } from './body-door.ts';

/** Answers where to write of a hole somebody has found, if the operator has said so. @returns false for any other question */
export function answerSecurityText(request: IncomingMessage, response: ServerResponse): boolean {
  const { securityContact: contact, studioUrl, siteUrl } = studioSettings();
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!reads || contact === null || pathOf(request) !== securityTextPath) return false;
  const body = securityText({ contact, origins: [...new Set([studioUrl, siteUrl])], now: Date.now() });
  response.writeHead(200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'public, max-age=3600',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
  return true;
}
