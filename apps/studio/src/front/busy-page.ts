import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityText, securityTextPath } from '@sundowner/serving/security-text';
import { again } from '../connections/busy-answer.ts';
import { outcomeWords, withFaults } from '../connections/request-faults.ts';
import { studioSettings } from '../settings.ts';
import { headersOf, pathOf } from './admit-body.ts';
import { sharedSessionCheck } from './session-check.ts';
import type { Handler } from './taken-bodies.ts';

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

const isPage = (path: string) => /^\/admin(\/|$)/.test(path);

const pageOf = (words: string) =>
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The studio is busy</title>
<h1>The studio is busy</h1>
<p>${words}</p>
<p><a href="">Load this page again</a></p>
</html>
`;

function answerBusy(response: ServerResponse, words: string): void {
  const page = pageOf(words);
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(page),
    'Cache-Control': 'no-store',
    'Retry-After': again,
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(page);
}

/**
 * Answers pages of the admin; where the account of who asks cannot be read, with 503 and a page that says so. Payload would send them to
 * sign in, as it does with a stranger, and Next has begun its answer by the time it knows.
 */
export const pageOrBusy =
  (handler: Handler): Handler =>
  async (request, response) => {
    const { method = 'GET' } = request;
    const path = pathOf(request);
    const isSignedIn = sharedSessionCheck();
    if (isSignedIn && (method === 'GET' || method === 'HEAD') && isPage(path)) {
      const [, fault] = await withFaults(() => isSignedIn(headersOf(request)));
      if (fault) return answerBusy(response, outcomeWords(fault, { method, path }));
    }
    return handler(request, response);
  };
