import type { Brand } from '@sundowner/brand';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Handler } from './http-server.ts';
import { loggedPath } from './logged-path.ts';

/** A redirect may be given for whatever stands in its place. */
const foundStatuses = new Set([200, 206, 304]);

/**
 * Logs and measures every request: method, path without its query, status, milliseconds. Nothing about the visitor: what is
 * no page of ours may hold anything she typed, and is not written down.
 */
export function loggedRequests(handler: Handler, log: Log, metrics: Metrics, brand: Brand): Handler {
  return (request, response) => {
    const began = performance.now();
    const { method, url } = request;
    response.once('close', () => {
      const ms = Math.round((performance.now() - began) * 10) / 10;
      const { statusCode } = response;
      const status = response.writableFinished ? statusCode : 'aborted';
      metrics.request(status, ms / 1000);
      const level = statusCode >= 500 ? 'warn' : 'info';
      const found = response.headersSent && foundStatuses.has(statusCode);
      log[level]({ method, path: loggedPath(url, found, brand), status, ms }, 'request');
    });
    return handler(request, response);
  };
}
