import type { Handler } from './http-server.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/**
 * Logs and measures every request: method, path without its query, status, milliseconds. Nothing about the visitor: what is
 * no page of ours may hold anything she typed, and is not written down.
 */
export function loggedRequests(handler: Handler, log: Log, metrics: Metrics): Handler {
  return (request, response) => {
    const began = performance.now();
    const { method, url } = request;
    response.once('close', () => {
      const ms = Math.round((performance.now() - began) * 10) / 10;
      const status = response.writableFinished ? response.statusCode : 'aborted';
      metrics.request(status, ms / 1000);
      const level = response.statusCode >= 500 ? 'warn' : 'info';
      const path = response.statusCode === 404 ? '(no page of ours)' : url?.split('?', 1)[0]?.slice(0, 200);
      log[level]({ method, path, status, ms }, 'request');
    });
    return handler(request, response);
  };
}
