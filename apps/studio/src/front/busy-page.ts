import type { IncomingMessage, ServerResponse } from 'node:http';
import { again } from '../connections/busy-answer.ts';
import { outcomeWords } from '../connections/outcome-words.ts';
import { hearingFaults } from '../connections/request-faults.ts';
import { pathOf } from './body-door.ts';
import type { Handler } from './front-server.ts';

const isPage = (path: string) => /^\/(admin(\/|$)|first-administrator$|$)/.test(path);

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

/**
 * Answers pages of the admin; where the database failed before the first byte of one, with 503 and a page that says so. Payload would send
 * whoever asked to sign in: an account it cannot read is a stranger's.
 */
export const pageOrBusy =
  (handler: Handler): Handler =>
  async (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request);
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !isPage(path))
      return handler(request, response);
    return hearingFaults(async (failed) => {
      const { writeHead, write, end } = response;
      let isBusy: boolean | null = null;

      function busy(): boolean {
        if (isBusy !== null) return isBusy;
        const fault = failed();
        isBusy = fault !== null;
        if (!fault) return false;
        const page = pageOf(outcomeWords(fault, { method: 'GET', path }));
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        writeHead.call(response, 503, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Length': Buffer.byteLength(page),
          'Cache-Control': 'no-store',
          'Retry-After': again,
          'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
          'X-Content-Type-Options': 'nosniff',
        });
        end.call(response, page, 'utf8');
        return true;
      }

      // What Next draws of it all the same is nobody's.
      response.writeHead = ((...args: Parameters<typeof writeHead>) =>
        busy() ? response : writeHead.apply(response, args)) as typeof writeHead;
      response.write = ((...args: Parameters<typeof write>) =>
        busy() || write.apply(response, args)) as typeof write;
      response.end = ((...args: Parameters<typeof end>) =>
        busy() ? response : end.apply(response, args)) as typeof end;
      await handler(request, response);
    });
  };
